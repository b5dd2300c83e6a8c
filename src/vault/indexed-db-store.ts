import type { LocalStore } from "#vault/local-store.ts";

const entries = "entries";

/**
 * The device's store in IndexedDB. One connection per call: the calls are few, and none is held open
 * that would block another tab.
 */
export function indexedDbStore(databaseName = "quotewright-vault"): LocalStore {
  const inStore = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) =>
    withDatabase(databaseName, (database) => run(database.transaction(entries, mode), ask));
  return {
    get: (key) => inStore<unknown>("readonly", (store) => store.get(key)),
    getMany: (keys) =>
      withDatabase(databaseName, (database) => {
        const store = database.transaction(entries).objectStore(entries);
        return Promise.all(keys.map((key) => settled<unknown>(store.get(key))));
      }),
    put: async (key, value) => void (await inStore("readwrite", (store) => store.put(value, key))),
    delete: async (key) => void (await inStore("readwrite", (store) => store.delete(key))),
  };
}

async function withDatabase<T>(name: string, use: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(entries);
  const database = await settled(opening);
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** Resolves once the transaction is committed, so that what was put is there after a crash of the tab. */
function run<T>(transaction: IDBTransaction, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = ask(transaction.objectStore(entries));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
