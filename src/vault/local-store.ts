/**
 * Where a device keeps the little it keeps: its pin and its wrapped key. A port, so that it runs in Node
 * as well; the browser's is `indexedDbStore`.
 */
export interface LocalStore {
  get(key: string): Promise<unknown>;
  /** Several at once, in their order. */
  getMany(keys: readonly string[]): Promise<unknown[]>;
  put(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
}

/** A store that is gone with the tab: for tests, and for browsers that refuse IndexedDB. */
export function memoryStore(): LocalStore {
  const entries = new Map<string, unknown>();
  return {
    get: async (key) => structuredClone(entries.get(key)),
    getMany: async (keys) => keys.map((key) => structuredClone(entries.get(key))),
    put: async (key, value) => void entries.set(key, structuredClone(value)),
    delete: async (key) => void entries.delete(key),
  };
}
