import type { ContractVersions } from "#contract/contract-version.ts";
import type { Config } from "#server/base/config.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { PdfRenderer } from "#server/rendering/pdf-renderer.ts";
import type { SchemaRelease } from "#server/schema/migrations.ts";

/** What the process is made of; a test runs another release beside this one. */
export interface ServerParts {
  readonly config: Config;
  readonly pdf: PdfRenderer;
  readonly version: string;
  /** The folder of the built web app, or null for the API alone. */
  readonly webRoot: string | null;
  readonly contract?: ContractVersions;
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
