import type { Id } from "#domain/account/id.ts";
import { forgetDevice } from "#vault/local-key.ts";
import { deviceStore } from "#web/vault/device-store.ts";
import { clearVerified } from "#web/vault/verified-flag.ts";

/** Forgets on this device all that it knows of an account that is no more: its key and which key it was. */
export async function forgetAccount(userId: Id<"User">): Promise<void> {
  clearVerified();
  await forgetDevice(deviceStore, userId);
}
