import { encryptionState, subscribeEncryption } from "#web/vault/vault-session.ts";

/**
 * Does something at once, or where a plain account's owner is asked first, once they have said that it never had a
 * passphrase. Where they sign out instead it is not done.
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
