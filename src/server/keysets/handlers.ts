import type { Keyset } from "#contract/keyset.ts";
import type { keysetRoutes } from "#contract/keyset-routes.ts";
import type { sealingAgainRoutes } from "#contract/sealing-again.ts";
import type { Id } from "#domain/ids/id.ts";
import { findUser } from "#server/accounts/store.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { forgetPlainDeletions } from "#server/documents/deleted-documents.ts";
import type { Handlers } from "#server/http/handler.ts";
import { loggedError } from "#server/http/logged-error.ts";
import type { Services } from "#server/http/services.ts";
import { dropDeviceShares, endOtherSessions } from "#server/http/session-store.ts";
import { newDeviceShare } from "#server/http/sessions.ts";
import { notePasswordTyped, requireTypedPassword, wrongPassword } from "#server/http/typed-password.ts";
import { isProofEnough, proofHash } from "#server/keysets/keyset-proof.ts";
import { countPlain, nextPlainRecords } from "#server/keysets/plain-records.ts";
import { notePlainWords, purgePlainWords } from "#server/keysets/purge-plain-words.ts";
import { nextInOneEnvelope, resealDocuments } from "#server/keysets/reseal-documents.ts";
import { sealRecords } from "#server/keysets/seal-records.ts";
import { deleteSealed } from "#server/keysets/start-again.ts";
import { forgetPlainImports } from "#server/records/import-rows.ts";
import { findKeyset, forgetKeyset, type ReplacedKeyset, writeKeyset } from "#server/sealing/keyset-store.ts";
import { writeUnkeyed } from "#server/writes/write-records.ts";

/** The keyset, sealing the existing records, and the session's half of the local key. */
export function keysetHandlers(
  services: Services,
): Handlers<typeof keysetRoutes & typeof sealingAgainRoutes> {
  const { database, clock, passwords } = services;

  return {
    read: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => ({ keyset: await findKeyset(trx) })),

    write: async ({ actor: { userId }, headers, body: { keyset }, request }) => {
      const follows = Number(headers["if-match"].slice(1, -1));
      const turned = await database.asOwner(userId, async (trx) => {
        const proof = headers["x-keyset-proof"];
        const stored = await store(trx, userId, { ...{ keyset, follows, proof }, now: clock() });
        const { before: replaced, isProved } = stored;
        const needsPassword = !replaced || !isProved || !isProofEnough(replaced, keyset);
        if (needsPassword) requireTypedPassword(request, clock());
        if (replaced && lockOf(replaced) !== lockOf(keyset)) {
          await dropDeviceShares(trx, userId, request.session.sessionId);
        }
        const turns = keyset.mode === "strict" && stored.mayHavePlainWords;
        if (turns) await notePlainWords(trx, userId);
        return turns;
      });
      if (turned) {
        purgePlainWords(database).catch((error: unknown) => {
          request.log.warn({ err: loggedError(error) }, "plain words were not purged; it is tried again");
        });
      }
      return { keyset };
    },

    deviceShare: async ({ request }) => {
      request.session.deviceShare ??= newDeviceShare();
      return { deviceShare: request.session.deviceShare };
    },

    plainRecords: ({ actor, query }) =>
      database.readAsOwner(actor.userId, async (trx) => ({
        ...(query.counted === "false" ? { left: null, total: null } : await countPlain(trx)),
        records: await nextPlainRecords(trx),
      })),

    sealRecords: ({ actor, body }) =>
      writeUnkeyed(services, actor.userId, async (write) => ({
        sealed: await sealRecords(write, body.records),
      })),

    oneEnvelope: ({ actor, query }) =>
      database.readAsOwner(actor.userId, async (trx) => ({
        documents: await nextInOneEnvelope(trx, query.after),
      })),

    resealDocuments: ({ actor, body }) =>
      writeUnkeyed(services, actor.userId, async (write) => ({
        sealed: await resealDocuments(write, body.records),
      })),

    startAgain: async ({ actor: { userId }, headers, body: { password, keyset }, request }) => {
      const stored = await findUser(database, userId);
      if (!stored) throw new Refusal("UNAUTHENTICATED");
      if (!(await passwords.matches(password, stored.passwordHash))) throw wrongPassword("password");
      await database.asOwner(userId, async (trx) => {
        await forgetKeyset(trx);
        await deleteSealed(trx, userId, clock());
        const proof = headers["x-keyset-proof"];
        await store(trx, userId, { keyset, follows: 0, proof, now: clock() });
        await endOtherSessions(trx, userId, request.session.sessionId);
      });
      notePasswordTyped(request, clock());
      return { keyset };
    },
  };
}

/**
 * Stores a keyset in the caller's transaction. @throws Refusal VALIDATION_FAILED, KEYSET_CHANGED, KEYSET_PROOF,
 * PLAINTEXT_LEFT
 */
async function store(
  trx: OwnedTransaction,
  userId: Id<"User">,
  change: { keyset: Keyset; follows: number; proof: string | undefined; now: Date },
): Promise<ReplacedKeyset> {
  const { keyset, follows, proof } = change;
  if (keyset.uid !== userId || keyset.epoch !== follows + 1) {
    throw new Refusal("VALIDATION_FAILED", "answers.keysetDoesNotFollow");
  }
  const replaced = await writeKeyset(trx, userId, { ...change, proofHash: proofHash(proof) });
  if (keyset.mode === "strict" && (await countPlain(trx)).left > 0) throw new Refusal("PLAINTEXT_LEFT");
  // After the count: a document that is being deleted with plain words is either counted above or deleted here.
  await forgetPlainDeletions(trx);
  await forgetPlainImports(trx);
  return replaced;
}

/**
 * The id of the passphrase's slot: it changes with the passphrase, and when the same one gets a stronger derivation.
 */
function lockOf({ slots }: Keyset): string | undefined {
  return slots.find(({ kind }) => kind === "passphrase")?.id;
}
