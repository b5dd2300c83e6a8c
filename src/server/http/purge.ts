import type { FastifyInstance } from "fastify";
import { purgeDeletedDocuments } from "#server/documents/deleted-documents.ts";
import { loggedError } from "#server/http/logged-error.ts";
import type { Services } from "#server/http/services.ts";
import { purgeSessions } from "#server/http/session-store.ts";

const everyQuarterOfAnHour = 15 * 60 * 1000;

/** Deletes what is over its time while the server runs: sessions, and documents whose deletion can't be undone now. */
export function purgeRegularly(app: FastifyInstance, services: Services): void {
  const purge = async () => {
    await purgeSessions(services);
    await purgeDeletedDocuments(services.database);
  };
  const timer = setInterval(
    () => purge().catch((error) => app.log.warn({ err: loggedError(error) }, "purge failed")),
    everyQuarterOfAnHour,
  );
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
