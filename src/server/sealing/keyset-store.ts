import { type Keyset, keysetSchema } from "#contract/keyset.ts";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { Sealing } from "#server/sealing/words.ts";

/**
 * [Note: The keyset row is a lock]
 * Every account has a row in `keysets`, which has no keyset until encryption is set up. A write with words reads the
 * row FOR SHARE, and storing a keyset updates it. So when an account turns strict, a plain word that is still being
 * written is committed first and counted, and a later one is refused.
 */

/** The account's keyset, or null without encryption. */
export async function findKeyset(trx: OwnedTransaction): Promise<Keyset | null> {
  const row = await trx.selectFrom("keysets").select("keyset").executeTakeFirst();
  return row?.keyset ? keysetSchema.parse(row.keyset) : null;
}

/**
 * How the account's words must arrive. Read it in the transaction of the write that depends on it. Adds the account's
 * row if it does not exist yet.
 */
export async function holdSealing(trx: OwnedTransaction, userId: Id<"User">): Promise<Sealing> {
  const [row] = await lockedKey(trx, {});
  if (row) return row;
  await addRow(trx, userId);
  const [added = { kid: null }] = await lockedKey(trx, {});
  return added;
}

const lockedKey = compiledOnce((trx: OwnedTransaction, _none: object) =>
  trx.selectFrom("keysets").select("kid").forShare(),
);

/** @returns whether the row is new, which means that no words were written before */
async function addRow(trx: OwnedTransaction, userId: Id<"User">): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("keysets")
    .values({ user_id: userId, epoch: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Stores the keyset that follows an epoch; 0 stores the first. An account older than the keyset proof stores its proof
 * with its first change.
 *
 * @param change includes the hash of the proof that was sent
 * @returns the keyset that was replaced, and whether the proof was compared with a stored one
 * @throws Refusal KEYSET_CHANGED if the stored epoch or, after the first keyset, the key is different; KEYSET_PROOF if
 * the stored proof is different; VALIDATION_FAILED for a way back from `strict`, which the app never asks for
 */
export async function writeKeyset(
  trx: OwnedTransaction,
  userId: Id<"User">,
  change: { keyset: Keyset; follows: number; proofHash: string; now: Date },
): Promise<ReplacedKeyset> {
  const { keyset, follows, proofHash } = change;
  const isUntouched = await addRow(trx, userId);
  const { kid } = await holdSealing(trx, userId);
  if (kid !== null && kid !== keyset.kid) throw new Refusal("KEYSET_CHANGED");
  const before = await findKeyset(trx);
  const stored = await trx.selectFrom("keysets").select("proof_hash").executeTakeFirst();
  const written = await trx
    .updateTable("keysets")
    .set({
      kid: keyset.kid,
      epoch: keyset.epoch,
      mode: keyset.mode,
      keyset: JSON.stringify(keyset),
      proof_hash: proofHash,
      updated_at: change.now.toISOString(),
    })
    .where("epoch", "=", follows)
    .executeTakeFirst();
  if (written.numUpdatedRows !== 1n) throw new Refusal("KEYSET_CHANGED");
  if ((stored?.proof_hash ?? proofHash) !== proofHash) throw new Refusal("KEYSET_PROOF");
  if (before?.mode === "strict" && keyset.mode !== "strict") {
    throw new Refusal("VALIDATION_FAILED", "answers.staysEncrypted");
  }
  const mayHavePlainWords = before ? before.mode === "migrating" : !isUntouched;
  return { before, isProved: typeof stored?.proof_hash === "string", mayHavePlainWords };
}

/** The state that a new keyset replaced. */
export interface ReplacedKeyset {
  /** Null if there was no keyset. */
  before: Keyset | null;
  /** Whether the proof that was sent equals the stored one; the first proof has nothing to equal. */
  isProved: boolean;
  /** Whether words may have been stored in plain until now, even if they are deleted since. */
  mayHavePlainWords: boolean;
}

/**
 * Removes the keyset, so that another key can follow.
 *
 * @throws Refusal ENCRYPTION_NOT_SET_UP if there is no keyset
 */
export async function forgetKeyset(trx: OwnedTransaction): Promise<void> {
  const forgotten = await trx
    .updateTable("keysets")
    .set({ kid: null, epoch: 0, mode: null, keyset: null, proof_hash: null, updated_at: null })
    .where("epoch", ">", 0)
    .executeTakeFirst();
  if (forgotten.numUpdatedRows !== 1n) throw new Refusal("ENCRYPTION_NOT_SET_UP");
}
