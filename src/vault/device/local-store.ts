/**
 * Where a device stores the little that it remembers, such as its pin and its wrapped key. A port, so that it also
 * runs in Node; the browser's is `indexedDbStore`. Every call rejects when the store fails.
 */
export interface LocalStore {
  get(key: string): Promise<unknown>;
  /** Reads several entries at once, in the order of the keys. */
  getMany(keys: readonly string[]): Promise<unknown[]>;
  put(key: string, value: unknown): Promise<void>;
  delete(...keys: string[]): Promise<void>;
  /** Replaces several entries by what `change` returns for them, all or none, with no other write in between. */
  update(keys: readonly string[], change: (stored: unknown[]) => unknown[]): Promise<void>;
}

/**
 * A store that ends with the page: for tests, and for a browser whose own store does not answer.
 *
 * @param copy makes what is stored and read, so that nobody changes an entry afterwards
 */
export function memoryStore(
  entries = new Map<string, unknown>(),
  copy: (value: unknown) => unknown = structuredClone,
): LocalStore {
  const read = (key: string): unknown => copy(entries.get(key));
  const write = (key: string, value: unknown) => void entries.set(key, copy(value));
  return {
    get: async (key) => read(key),
    getMany: async (keys) => keys.map(read),
    put: async (key, value) => write(key, value),
    delete: async (...keys) => {
      for (const key of keys) entries.delete(key);
    },
    update: async (keys, change) => {
      for (const [index, value] of change(keys.map(read)).entries()) write(String(keys[index]), value);
    },
  };
}
