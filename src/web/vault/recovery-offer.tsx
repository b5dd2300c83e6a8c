import { useSyncExternalStore } from "react";
import type { User } from "#domain/account/person.ts";
import type { PreparedRecoveryCode } from "#web/vault/keyset-flows.ts";
import { RecoveryCodeDialog } from "#web/vault/recovery-code-dialog.tsx";

const listeners = new Set<() => void>();
let offered: PreparedRecoveryCode | null = null;

/** Has a code that was asked for at registration shown on the first screen after it; null takes it away. */
export function offerRecoveryCode(prepared: PreparedRecoveryCode | null): void {
  offered = prepared;
  for (const listener of listeners) listener();
}

/** The code that was asked for at registration, until it is kept or passed over. */
export function RecoveryOffer({ user }: { user: User }) {
  const prepared = useSyncExternalStore(subscribe, () => offered);
  if (!prepared) return null;
  return <RecoveryCodeDialog user={user} prepared={prepared} onClose={() => offerRecoveryCode(null)} />;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
