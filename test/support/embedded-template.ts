import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { openEmbedded } from "#server/db/embedded.ts";
import { migrate } from "#server/schema/migrations.ts";

/**
 * Makes the dump of a migrated, empty embedded database, or finds the one that was made since a migration changed.
 *
 * @returns the path of a tar of its files, in .cache
 */
export async function makeEmbeddedTemplate(): Promise<string> {
  const file = resolve(".cache", `embedded-template-${hashOfMigrations()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(dirname(file), { recursive: true });
  for (const name of readdirSync(dirname(file))) {
    // Another process may be about to rename its own.
    if (/^embedded-template-.*\.tar$/.test(name)) rmSync(resolve(dirname(file), name));
  }
  const embedded = await openEmbedded({ directory: null });
  await migrate(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: embedded.pool }) }));
  writeFileSync(`${file}.new-${process.pid}`, await embedded.dump());
  renameSync(`${file}.new-${process.pid}`, file);
  await embedded.close();
  return file;
}

function hashOfMigrations(): string {
  const hash = createHash("sha256");
  const folder = "src/server/schema";
  const migrations = readdirSync(folder).filter((name) => name.startsWith("migration-"));
  const files = ["package-lock.json", ...migrations.sort().map((name) => `${folder}/${name}`)];
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
