import { useSyncExternalStore } from "react";
import { type StripKind, stripOf } from "#web/frame/strip-of.ts";
import { isDeviceStoreSilent, subscribeDeviceStore } from "#web/vault/device-store.ts";
import { useEncryption } from "#web/vault/use-encryption.ts";

/** Which strip stands under the head, of all that apply to the account and to this screen. */
export function useStripKind(of: Pick<Record<StripKind, boolean>, OfShell>): StripKind | null {
  const encryption = useEncryption();
  return stripOf({
    ...of,
    refused: encryption.phase === "refused",
    storeSilent: useSyncExternalStore(subscribeDeviceStore, isDeviceStoreSilent),
    encrypting: encryption.phase === "ready" && encryption.unlocked.vault.mode === "migrating",
    replaced: "isReplacement" in encryption && encryption.isReplacement,
  });
}

/** What only the shell knows. */
type OfShell = "locked" | "signedOut" | "readOnly" | "trial";
