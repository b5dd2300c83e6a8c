import { keysetRoutes } from "#contract/keyset-routes.ts";
import type { Bytes } from "#formats/bytes/bytes.ts";
import { fromBase64url } from "#vault/primitives/bytes.ts";
import { call } from "#web/base/call.ts";

/** The 32 bytes of this session that are half of what opens the key on this device. @throws CallError */
export async function readDeviceShare(): Promise<Bytes> {
  const { deviceShare } = await call(keysetRoutes.deviceShare, {});
  return fromBase64url(deviceShare);
}
