import type { LocalStore } from "#vault/device/local-store.ts";

const entries = "entries";

/** The device's store in IndexedDB. Close it when its page is hidden. */
export interface IndexedDbStore extends LocalStore {
  /**
   * Call it on `pagehide`: it aborts transactions under way and refuses later calls. WebKit puts a page into its
   * back/forward cache with its open transactions, and a readwrite one there blocks every other page for good.
   */
  leave(): void;
}

/**
 * The device's store in IndexedDB. It opens one connection for each call: calls are rare, and an open connection
 * would block another tab.
 *
 * @param factory the browser's by default, taken at its first use
 */
export function indexedDbStore(factory?: IDBFactory): IndexedDbStore {
  const live = new Set<IDBTransaction>();
  let isLeft = false;

  async function open(): Promise<IDBDatabase> {
    assertHere();
    const opening = (factory ?? indexedDB).open("quotewright-vault", 1);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onupgradeneeded = () => {
        if (opening.transaction) follow(opening.transaction);
        opening.result.createObjectStore(entries);
      };
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    if (isLeft) database.close();
    assertHere();
    return database;
  }

  /** Resolves when everything is committed, so that it survives a crash of the tab. */
  async function transact(mode: IDBTransactionMode, ask: Ask): Promise<unknown[]> {
    const database = await open();
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(entries, mode);
        follow(transaction);
        const requests = ask(transaction.objectStore(entries));
        transaction.oncomplete = () => resolve(requests.map(({ result }) => result));
        transaction.onabort = () => reject(transaction.error ?? new Error("The page was left"));
      });
    } finally {
      database.close();
    }
  }

  function follow(transaction: IDBTransaction): void {
    live.add(transaction);
    for (const end of ["complete", "abort"]) {
      transaction.addEventListener(end, () => live.delete(transaction));
    }
  }

  function assertHere(): void {
    if (isLeft) throw new Error("The page was left");
  }

  const getMany = (keys: readonly string[]) =>
    transact("readonly", (store) => keys.map((key) => store.get(key)));
  return {
    getMany,
    get: async (key) => (await getMany([key]))[0],
    put: async (key, value) => void (await transact("readwrite", (store) => [store.put(value, key)])),
    delete: async (...keys) =>
      void (await transact("readwrite", (store) => keys.map((key) => store.delete(key)))),
    update: async (keys, change) =>
      void (await transact("readwrite", (store) => {
        const reads = keys.map((key) => store.get(key));
        reads.at(-1)?.addEventListener("success", () => {
          const changed = change(reads.map(({ result }) => result));
          for (const [index, value] of changed.entries()) store.put(value, String(keys[index]));
        });
        return reads;
      })),
    leave: () => {
      isLeft = true;
      for (const transaction of live) {
        abortIfLive(transaction);
        transaction.db.close();
      }
    },
  };
}

/** A transaction that is being committed cannot be aborted any more; it ends on its own. */
function abortIfLive(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
  }
}

type Ask = (store: IDBObjectStore) => { readonly result: unknown }[];
