import { sql } from "kysely";
import { importRoutes } from "#contract/imports.ts";
import type { RouteAnswer } from "#contract/route.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { undoImport } from "#server/imports/undo-import.ts";
import { undoableSince } from "#server/records/import-rows.ts";
import { storedJson } from "#server/schema/stored-json.ts";
import { writeAnswered } from "#server/writes/write-records.ts";

type Undone = RouteAnswer<typeof importRoutes.undo>;

/** What undoing answered, in the column `applied_writes.answer` ([Note: Stored JSON]). */
export const storedUndone = storedJson<Undone>(1, importRoutes.undo.answer);

/** The list of imports, and undoing one ([Note: Undoing an import]). */
export function importHandlers(services: Services): Handlers<typeof importRoutes> {
  const { database, clock } = services;
  return {
    list: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => {
        const parts = await trx
          .selectFrom("imports")
          .select(["id", "kind"])
          .select([
            sql<string>`min(made_at)`.as("made_at"),
            sql<number>`sum(created)::integer`.as("created"),
            sql<number>`sum(updated)::integer`.as("updated"),
          ])
          .where("made_at", ">", undoableSince(clock()))
          .where("undone_at", "is", null)
          .groupBy(["id", "kind"])
          .orderBy("made_at", "desc")
          .execute();
        return parts.map(({ made_at: madeAt, ...part }) => ({ ...part, madeAt }));
      }),

    undo: ({ params, ...asked }) =>
      writeAnswered(services, asked, {
        apply: (write) => undoImport(write, params.id),
        stored: storedUndone,
      }),
  };
}
