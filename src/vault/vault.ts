import type { Keyset } from "#contract/keyset.ts";
import { type RecordKind, recordKinds } from "#contract/sensitive.ts";
import type { Id } from "#domain/account/id.ts";
import { toBase64url } from "#vault/base64url.ts";
import type { Bytes } from "#vault/bytes.ts";
import { hkdfAesKey, hkdfBytes, hkdfKey } from "#vault/hkdf.ts";
import type { Random } from "#vault/random.ts";
import type { RecordWords } from "#vault/record-words.ts";
import { type Revisions, revisionsIn } from "#vault/revisions.ts";
import { labels, statement } from "#vault/statement.ts";

/** Whether every row must be sealed already, or plain ones are still being sealed. */
export type Mode = Keyset["mode"];

/**
 * An unlocked account in memory. It holds handles that no script can read back, and never the root
 * key: its bytes exist while a slot is being opened or made, and are then overwritten. To drop the
 * vault is to lock the account.
 */
export interface Vault {
  readonly userId: Id<"User">;
  readonly kid: string;
  readonly mode: Mode;
  readonly random: Random;
  readonly policyKey: CryptoKey;
  /**
   * Base64url of 32 bytes, by which the server knows a device that has had the root key. Kept readable, since a change
   * of mode and the removal of the recovery code have no root key in hand; it opens nothing.
   */
  readonly keysetProof: string;
  readonly recordKeys: Readonly<Record<RecordKind, CryptoKey>>;
  /** Words opened before, by kind and record id, each with the envelope they came out of. */
  readonly opened: Map<string, { envelope: string; words: RecordWords }>;
  /** The latest sealing of each record that was seen. */
  readonly revisions: Revisions;
}

/**
 * What the reader of a record holds: the unlocked vault; `locked` when the account is encrypted and
 * the passphrase has not been given; `none` when no encryption was ever set up.
 */
export type VaultAccess = Vault | "locked" | "none";

/** Derives all keys of an account from its raw root key, which the caller overwrites afterwards. */
export async function openVault(
  root: Bytes,
  account: { userId: Id<"User">; mode: Mode; random: Random },
): Promise<Vault> {
  const handle = await hkdfKey(root);
  const { userId } = account;
  const kid = await hkdfBytes(handle, { info: statement(labels.kid, userId), length: 16 });
  const proof = await hkdfBytes(handle, { info: statement(labels.keysetProof, userId), length: 32 });
  const policyKey = await hkdfAesKey(handle, statement(labels.policy, userId));
  const recordKeys = await Promise.all(
    recordKinds.map(async (kind) => [kind, await hkdfAesKey(handle, statement(labels.record, userId, kind))]),
  );
  return {
    ...account,
    kid: toBase64url(kid),
    policyKey,
    keysetProof: toBase64url(proof),
    recordKeys: Object.fromEntries(recordKeys),
    opened: new Map(),
    revisions: revisionsIn(new Map()),
  };
}
