import type { keysetRoutes } from "#contract/account.ts";
import { Refusal } from "#contract/errors.ts";
import { forgetPlainDeletions } from "#server/documents/deleted-documents.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { hasPlainRecords } from "#server/keysets/plain-records.ts";
import { findKeyset, writeKeyset } from "#server/keysets/store.ts";

/** Reading and storing of the keyset, and the session's half of the local key. */
export function keysetHandlers({ database, clock }: Services): Handlers<typeof keysetRoutes> {
  return {
    read: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => ({ keyset: await findKeyset(trx) })),

    write: ({ actor, headers, body: { keyset } }) =>
      database.asOwner(actor.userId, async (trx) => {
        const follows = Number(headers["if-match"].slice(1, -1));
        if (keyset.uid !== actor.userId || keyset.epoch !== follows + 1) {
          throw new Refusal("VALIDATION_FAILED", "The keyset does not follow the one it names.");
        }
        await writeKeyset(trx, actor.userId, { keyset, follows, now: clock() });
        await forgetPlainDeletions(trx);
        if (keyset.mode === "strict" && (await hasPlainRecords(trx))) throw new Refusal("PLAINTEXT_LEFT");
        return { keyset };
      }),

    deviceShare: async ({ request }) => {
      const { deviceShare } = request.session;
      if (!deviceShare) throw new Refusal("UNAUTHENTICATED");
      return { deviceShare };
    },
  };
}
