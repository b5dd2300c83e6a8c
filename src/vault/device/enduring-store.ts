import { type LocalStore, memoryStore } from "#vault/device/local-store.ts";

interface Endurance {
  /** Resolves when the store has had enough time to answer. */
  patience: () => Promise<void>;
  /** Called each time the store fails or does not answer in time. */
  onTrouble: () => void;
}

/**
 * A store that never blocks its callers. When the browser's store fails or does not answer, the page goes on with
 * what it has read and written itself, and `onTrouble` reports it. From then on nothing waits for the store, but
 * writes are still tried, in case it comes back.
 *
 * No method rejects except `update`: it rejects so that its caller can retry.
 */
export function enduringStore(store: LocalStore, { patience, onTrouble }: Endurance): LocalStore {
  // Without copies, which took most of the time of a save: no caller changes an entry that it has read or written.
  const own = memoryStore(new Map(), (entry) => entry);
  let hasFailed = false;

  async function inTime<T>(work: () => Promise<T>): Promise<T> {
    if (hasFailed) throw new Error("The device's store has failed before");
    try {
      const silence = patience().then((): never => {
        throw new Error("The device's store does not answer");
      });
      return await Promise.race([work(), silence]);
    } catch (error) {
      hasFailed = true;
      onTrouble();
      throw error;
    }
  }

  async function getMany(keys: readonly string[]): Promise<unknown[]> {
    try {
      const found = await inTime(() => store.getMany(keys));
      await own.update(keys, () => found);
      return found;
    } catch {
      return own.getMany(keys);
    }
  }

  async function write(work: (on: LocalStore) => Promise<void>): Promise<void> {
    await work(own);
    const tried = work(store);
    tried.catch(() => undefined);
    await inTime(() => tried).catch(() => undefined);
  }

  return {
    getMany,
    get: async (key) => (await getMany([key]))[0],
    put: (key, value) => write((on) => on.put(key, value)),
    delete: (...keys) => write((on) => on.delete(...keys)),
    update: async (keys, change) => {
      const tried = store.update(keys, change);
      tried.catch(() => undefined);
      await own.update(keys, change);
      await inTime(() => tried);
    },
  };
}
