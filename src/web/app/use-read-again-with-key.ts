import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toastStore } from "#web/overlays/toast-store.ts";
import type { EncryptionState } from "#web/vault/vault-session.ts";

/**
 * Reads everything again when the key appears, changes or is gone: what is cached was opened without it, or would
 * remain readable. With the key, notices go as well, because they may say whose document it was.
 */
export function useReadAgainWithKey(encryption: EncryptionState): void {
  const client = useQueryClient();
  const key = keyOf(encryption);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    while (key === null && toastStore.current()) toastStore.dismiss();
    void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== "user" });
  }, [client, key]);
}

function keyOf(encryption: EncryptionState): string | null {
  if (encryption.phase === "ready") return encryption.unlocked.vault.kid;
  return encryption.phase === "none" ? "none" : null;
}
