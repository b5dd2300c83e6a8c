import type { Keyset } from "#contract/keyset.ts";
import { type EnvelopeKind, envelopeKinds } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import { toBase64url } from "#formats/bytes/base64url.ts";
import type { Bytes } from "#formats/bytes/bytes.ts";
import { hkdfAesKey, hkdfBytes, hkdfKey } from "#vault/primitives/hkdf.ts";
import type { Random } from "#vault/primitives/random.ts";
import { labels, statement } from "#vault/primitives/statement.ts";
import type { RecordWords } from "#vault/records/record-words.ts";
import { type Revisions, revisionsIn } from "#vault/records/revisions.ts";

/** Whether every row must be sealed already, or plain ones are still being sealed. */
export type Mode = Keyset["mode"];

/**
 * An unlocked account in memory. It has handles whose bytes no script can read, and never the root key: its bytes
 * exist only while a slot is opened or made, and are then overwritten. To lock the account, drop the vault.
 */
export interface Vault {
  readonly userId: Id<"User">;
  readonly kid: string;
  readonly mode: Mode;
  readonly random: Random;
  readonly policyKey: CryptoKey;
  /**
   * Base64url of 32 bytes, by which the server recognises a device that has had the root key. It stays readable,
   * because a change of mode and the removal of the recovery code have no root key available; it opens nothing.
   */
  readonly keysetProof: string;
  readonly recordKeys: Readonly<Record<EnvelopeKind, CryptoKey>>;
  /** Words opened before, by kind and record id, each with its envelope. */
  readonly opened: Map<string, { envelope: string; words: RecordWords }>;
  /** The latest revision of each record that was seen. */
  readonly revisions: Revisions;
}

/**
 * What a reader of records has: the unlocked vault; `locked` when the account is encrypted and the passphrase has not
 * been given; `none` when no encryption was ever set up.
 */
export type VaultAccess = Vault | "locked" | "none";

/** Derives all keys of an account from its raw root key. The caller overwrites the root key afterwards. */
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
    envelopeKinds.map(async (kind) => [
      kind,
      await hkdfAesKey(handle, statement(labels.record, userId, kind)),
    ]),
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
