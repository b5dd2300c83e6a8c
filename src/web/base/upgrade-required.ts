type Listener = (message: string) => void;

const listeners = new Set<Listener>();

/**
 * The listener is called with the server's message when the server no longer speaks the contract of this page, which
 * was loaded from an older release ([Note: Contract version]).
 *
 * @returns stops listening
 */
export function onUpgradeRequired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function raiseUpgradeRequired(message: string): void {
  for (const listener of listeners) listener(message);
}
