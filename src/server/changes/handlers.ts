import type { changeRoutes } from "#contract/changes.ts";
import { readChanges } from "#server/changes/read-changes.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";

/** The feed of changes, for clients that keep a copy of the account's records. */
export function changeHandlers({ database }: Services): Handlers<typeof changeRoutes> {
  return {
    read: ({ actor, query }) =>
      database.readAsOwner(actor.userId, (trx) => readChanges(trx, query.after ?? 0)),
  };
}
