/**
 * Where a device keeps the little it keeps: its pin and its wrapped key. A port, so that it runs in Node
 * as well; the browser's is `indexedDbStore`. Every call rejects where the store fails.
 */
export interface LocalStore {
  get(key: string): Promise<unknown>;
  /** Several at once, in their order. */
  getMany(keys: readonly string[]): Promise<unknown[]>;
  put(key: string, value: unknown): Promise<void>;
  delete(...keys: string[]): Promise<void>;
  /** Puts what `change` makes of several entries in their place, all or none, with no other write in between. */
  update(keys: readonly string[], change: (stored: unknown[]) => unknown[]): Promise<void>;
}

/** A store that is gone with the page: for tests, and for a browser whose own does not answer. */
export function memoryStore(): LocalStore {
  const entries = new Map<string, unknown>();
  const read = (key: string): unknown => structuredClone(entries.get(key));
  const write = (key: string, value: unknown) => void entries.set(key, structuredClone(value));
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
