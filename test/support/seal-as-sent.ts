import * as z from "zod/mini";
import { plainRecord } from "#contract/sealing.ts";
import { sealPlainRecord } from "#vault/records/seal-plain.ts";
import type { Vault } from "#vault/records/vault.ts";

/** The envelope for words that are still plain, as the server sent them. */
export function sealAsSent(vault: Vault, sent: z.input<typeof plainRecord>): Promise<string> {
  return sealPlainRecord(vault, z.decode(plainRecord, sent));
}
