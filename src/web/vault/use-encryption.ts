import { useSyncExternalStore } from "react";
import { type EncryptionState, encryptionState, subscribeEncryption } from "#web/vault/vault-session.ts";

/** The state of encryption; the component draws again when it changes. */
export function useEncryption(): EncryptionState {
  return useSyncExternalStore(subscribeEncryption, encryptionState);
}
