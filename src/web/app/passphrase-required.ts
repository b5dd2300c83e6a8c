const listeners = new Set<() => void>();
let askFor: (() => Promise<boolean>) | null = null;

/** Has the frame of the signed-in screens ask for the passphrase. @returns ends it */
export function onPassphraseAsked(ask: () => Promise<boolean>): () => void {
  askFor = ask;
  return () => {
    if (askFor === ask) askFor = null;
  };
}

/** Asks for the passphrase, for what is to be saved while the account is locked. @returns whether it is open now */
export function askForPassphrase(): Promise<boolean> {
  return askFor === null ? Promise.resolve(false) : askFor();
}

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
