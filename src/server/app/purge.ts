import type { FastifyInstance } from "fastify";
import { purgeResetLinks } from "#server/accounts/password-resets.ts";
import { purgeCountedTries } from "#server/app/route-limits.ts";
import { purgeDeletedDocuments } from "#server/documents/deleted-documents.ts";
import { loggedError } from "#server/http/logged-error.ts";
import type { Services } from "#server/http/services.ts";
import { purgeSessions } from "#server/http/session-store.ts";
import { purgePlainWords } from "#server/keysets/purge-plain-words.ts";
import { purgeDeadMail } from "#server/mail/outbox.ts";
import { purgeImports } from "#server/records/import-rows.ts";
import { purgeAppliedWrites } from "#server/writes/write-records.ts";

const everyQuarterOfAnHour = 15 * 60 * 1000;

/**
 * Deletes expired data when the server starts and every 15 minutes after: sessions, links to reset a password, mail
 * that was given up, documents and imports that can no longer be undone, and old idempotency keys. It also finishes the
 * purge of plain words of newly encrypted accounts, if a crash or an error cut it short. A purge that fails is logged
 * and does not keep the others from running; the next round tries it again.
 */
export function purgeRegularly(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const purges = [
    () => purgeSessions(services),
    () => purgeResetLinks(database, clock()),
    () => purgeCountedTries(database, clock()),
    () => purgeDeadMail(database, clock()),
    () => purgeDeletedDocuments(database),
    () => purgeAppliedWrites(database),
    () => purgeImports(database),
    () => purgePlainWords(database),
  ];
  const purgeAll = async () => {
    for (const purge of purges) {
      await purge().catch((error: unknown) => app.log.warn({ err: loggedError(error) }, "purge failed"));
    }
  };
  let round = Promise.resolve();
  const next = () => {
    round = round.then(purgeAll);
  };
  const timer = setInterval(next, everyQuarterOfAnHour);
  timer.unref();
  app.addHook("onListen", async () => next());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await round;
  });
}
