import { encryptionState, subscribeEncryption } from "#web/vault/vault-session.ts";

/**
 * Runs a callback at once. When a plain account's owner has to be asked first, runs it after they have said that the
 * account never had a passphrase. When they sign out instead, it does not run.
 */
export function onceAnswered(doIt: () => void): void {
  if (encryptionState().phase !== "asking") {
    doIt();
    return;
  }
  const end = subscribeEncryption(() => {
    const { phase } = encryptionState();
    if (phase === "asking") return;
    end();
    if (phase === "none") doIt();
  });
}
