import { type LocalStore, memoryStore } from "#vault/local-store.ts";

interface Endurance {
  /** Resolves when an answer has been waited for long enough. */
  patience: () => Promise<void>;
  /** Told each time that the store fails or does not answer in time. */
  onTrouble: () => void;
}

/**
 * A store that never keeps anybody waiting: where the browser's fails or stays silent, the page goes on with what it
 * has read and written itself, and is told. From then on it waits for nothing; writes are still tried, in case
 * the store comes back.
 *
 * All but `update` never reject. An update rejects, so that its caller can bring it again.
 */
export function enduringStore(store: LocalStore, { patience, onTrouble }: Endurance): LocalStore {
  const own = memoryStore();
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
