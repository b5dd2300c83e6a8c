const listeners = new Set<() => void>();

/**
 * Told when the server wants sealed words and got plain ones, or none: this tab has not heard that the account is
 * encrypted by now, or is locked (specification 1 §4).
 *
 * @returns ends the listening
 */
export function onPassphraseRequired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function raisePassphraseRequired(): void {
  for (const listener of listeners) listener();
}
