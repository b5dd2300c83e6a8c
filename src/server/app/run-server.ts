import { setImmediate as turn } from "node:timers/promises";
import type { ServedParts } from "#server/app/serve.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { SchemaRelease } from "#server/schema/migrations.ts";

/** The same with the tables that the process migrates its database to. */
export interface ServerParts extends ServedParts {
  readonly schema?: SchemaRelease;
}

/**
 * Opens the database and serves the app. The app is loaded and built while the embedded engine starts in its thread,
 * because each takes about as long as the other.
 *
 * @throws DatabaseUnusable, DatabaseAway as {@link openDatabase}
 */
export async function runServer(parts: ServerParts): Promise<void> {
  const { config, schema } = parts;
  const place = { databaseUrl: config.databaseUrl, dataDirectory: config.dataDirectory };
  const opening = openDatabase({ ...place, ...(schema ? { release: schema } : {}) }, (message, error) => {
    process.stderr.write(`${message}: ${error instanceof Error ? error.message : String(error)}\n`);
  });
  const serving = serveSoon(parts, opening);
  // If the database cannot be opened, that is the reason to give, and what waits for it fails with it.
  await Promise.all([opening, serving]);
}

/** Loads the app after a turn, in which the engine gets its folder: it would wait as long as the app takes to load. */
async function serveSoon(parts: ServedParts, opening: Promise<Database>): Promise<void> {
  await turn();
  const { serve } = await import("#server/app/serve.ts");
  await serve(parts, opening);
}
