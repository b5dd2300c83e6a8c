/**
 * The server as a release that does not exist yet: with further migrations, and other versions of the contract.
 *
 *   node release-process.js '{"contract":{"oldest":0,"newest":2},"statements":[["alter table …"]]}'
 *
 * Its configuration is in the environment, as the product's. Each list of statements is a migration.
 */
import { type Migration, sql } from "kysely";
import type { ContractVersions } from "#contract/contract-version.ts";
import { runServer } from "#server/app/run-server.ts";
import { readConfig } from "#server/base/config.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { migrations } from "#server/schema/migrations.ts";

const { contract, statements } = JSON.parse(process.argv[2] ?? "") as {
  contract: ContractVersions;
  statements: string[][];
};

function migrationOf(texts: string[]): Migration {
  return {
    async up(db) {
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}

const later = statements.map((texts, index): [string, Migration] => [
  `900${index}-later`,
  migrationOf(texts),
]);
const schema = { migrations: { ...migrations, ...Object.fromEntries(later) }, newest: contract.newest };
const config = readConfig(process.env);

await runServer({
  config,
  pdf: inlineRenderer,
  version: "0.0.0-later",
  webRoot: null,
  contract,
  schema,
}).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
