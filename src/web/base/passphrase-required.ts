const listeners = new Set<() => void>();
let askFor: (() => Promise<boolean>) | null = null;

/** Sets the function by which the frame of the signed-in screens asks for the passphrase. @returns removes it again */
export function onPassphraseAsked(ask: () => Promise<boolean>): () => void {
  askFor = ask;
  return () => {
    if (askFor === ask) askFor = null;
  };
}

/**
 * Asks for the passphrase when something is to be saved while the account is locked. @returns whether it is open now
 */
export function askForPassphrase(): Promise<boolean> {
  return askFor === null ? Promise.resolve(false) : askFor();
}

/**
 * The listener is called when the server requires sealed words and received plain ones or none: either this tab does
 * not yet know that the account has been encrypted, or it is locked.
 *
 * @returns stops listening
 */
export function onPassphraseRequired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function raisePassphraseRequired(): void {
  for (const listener of listeners) listener();
}
