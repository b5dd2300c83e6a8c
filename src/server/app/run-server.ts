import type { ServedParts } from "#server/app/serve.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { SchemaRelease } from "#server/schema/migrations.ts";

/** The same with the tables that the process migrates its database to. */
export interface ServerParts extends ServedParts {
  readonly schema?: SchemaRelease;
}

/**
 * Opens the database and serves the app. The app's modules are loaded while the embedded engine starts in its thread,
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
  const [{ serve }, database] = await Promise.all([import("#server/app/serve.ts"), opening]);
  await serve(parts, database);
}
