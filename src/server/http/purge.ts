import type { FastifyInstance } from "fastify";
import { purgeResetLinks } from "#server/accounts/password-resets.ts";
import { purgeDeletedDocuments } from "#server/documents/deleted-documents.ts";
import { loggedError } from "#server/http/logged-error.ts";
import { purgeCountedTries } from "#server/http/route-limits.ts";
import type { Services } from "#server/http/services.ts";
import { purgeSessions } from "#server/http/session-store.ts";
import { purgePlainWords } from "#server/keysets/purge-plain-words.ts";
import { purgeDeadMail } from "#server/mail/outbox.ts";

const everyQuarterOfAnHour = 15 * 60 * 1000;

/**
 * Deletes what is over its time when the server starts and while it runs: sessions, links to reset a password, mails
 * that were given up, documents whose deletion can't be undone now, and the words of accounts that were encrypted, if that was cut off before.
 */
export function purgeRegularly(app: FastifyInstance, services: Services): void {
  const purge = async () => {
    await purgeSessions(services);
    await purgeResetLinks(services.database, services.clock());
    await purgeCountedTries(services.database, services.clock());
    await purgeDeadMail(services.database, services.clock());
    await purgeDeletedDocuments(services.database);
    await purgePlainWords(services.database);
  };
  let round = Promise.resolve();
  const next = () => {
    round = round
      .then(purge)
      .catch((error: unknown) => app.log.warn({ err: loggedError(error) }, "purge failed"));
  };
  const timer = setInterval(next, everyQuarterOfAnHour);
  timer.unref();
  app.addHook("onListen", async () => next());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await round;
  });
}
