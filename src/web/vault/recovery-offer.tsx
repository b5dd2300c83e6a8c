import { useSyncExternalStore } from "react";
import type { User } from "#domain/account/person.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { usePart } from "#web/overlays/use-part.ts";
import type { PreparedRecoveryCode } from "#web/vault/keyset-flows.ts";

const loadDialog = () => import("#web/vault/recovery-code-dialog.tsx");
const listeners = new Set<() => void>();
let offered: PreparedRecoveryCode | null = null;

/** Shows a code requested at registration on the first screen after it; null removes it. */
export function offerRecoveryCode(prepared: PreparedRecoveryCode | null): void {
  offered = prepared;
  for (const listener of listeners) listener();
}

/** The code requested at registration, until the person saves it or skips it. */
export function RecoveryOffer({ user }: { user: User }) {
  const prepared = useSyncExternalStore(subscribe, () => offered);
  const part = usePart(loadDialog, prepared !== null, () => {
    offerRecoveryCode(null);
    sayUnreachable();
  });
  if (!prepared || !part) return null;
  return <part.RecoveryCodeDialog user={user} prepared={prepared} onClose={() => offerRecoveryCode(null)} />;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
