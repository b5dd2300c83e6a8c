import { Refusal } from "#contract/errors.ts";
import { type Keyset, keysetSchema } from "#contract/keyset.ts";
import type { Id } from "#domain/account/id.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { Sealing } from "#server/records/words.ts";

/**
 * [Note: The keyset row is a lock]
 * Every account has a row in `keysets`, without a keyset until encryption is set up. A write that carries
 * words reads it FOR SHARE, and storing a keyset updates it: so a plain word that is on its way is counted
 * before the account turns strict, and one that comes later is refused.
 */

/** The account's keyset, or null without encryption. */
export async function findKeyset(trx: OwnedTransaction): Promise<Keyset | null> {
  const row = await trx.selectFrom("keysets").select("keyset").executeTakeFirst();
  return row?.keyset ? keysetSchema.parse(row.keyset) : null;
}

/** How the account's words must come; read in the transaction of the write it decides about. */
export async function findSealing(trx: OwnedTransaction, userId: Id<"User">): Promise<Sealing> {
  const read = () => trx.selectFrom("keysets").select("kid").forShare().executeTakeFirst();
  const row = await read();
  if (row) return row;
  await trx
    .insertInto("keysets")
    .values({ user_id: userId, epoch: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read()) ?? { kid: null };
}

/**
 * Stores the keyset that follows an epoch; 0 stores the first. An account of before the keyset proof stores its own with
 * its first change.
 *
 * @param change with the hash of the proof that came
 * @returns the keyset that it takes the place of, and whether the proof was compared with a stored one
 * @throws Refusal KEYSET_CHANGED if the stored epoch, or after the first the key, is another; KEYSET_PROOF for another
 *   proof than the stored one; VALIDATION_FAILED for the way back from `strict`, which no device takes
 */
export async function writeKeyset(
  trx: OwnedTransaction,
  userId: Id<"User">,
  change: { keyset: Keyset; follows: number; proofHash: string; now: Date },
): Promise<ReplacedKeyset> {
  const { keyset, follows, proofHash } = change;
  const { kid } = await findSealing(trx, userId);
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
    throw new Refusal("VALIDATION_FAILED", "An account that is encrypted throughout stays so.");
  }
  return { before, isProved: typeof stored?.proof_hash === "string" };
}

/** What a new keyset takes the place of. */
export interface ReplacedKeyset {
  /** Null before the first keyset. */
  before: Keyset | null;
  /** Whether the proof that came is the stored one; a first proof proves nothing. */
  isProved: boolean;
}

/**
 * Takes the keyset away, for another key to follow.
 *
 * @throws Refusal ENCRYPTION_NOT_SET_UP where there is none
 */
export async function forgetKeyset(trx: OwnedTransaction): Promise<void> {
  const forgotten = await trx
    .updateTable("keysets")
    .set({ kid: null, epoch: 0, mode: null, keyset: null, proof_hash: null, updated_at: null })
    .where("epoch", ">", 0)
    .executeTakeFirst();
  if (forgotten.numUpdatedRows !== 1n) throw new Refusal("ENCRYPTION_NOT_SET_UP");
}
