import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { openEmbedded } from "#server/db/embedded.ts";
import { migrate } from "#server/schema/migrations.ts";

/** The paths of tars in .cache, each of the files of an embedded database. */
export interface EmbeddedTemplates {
  /** With all tables, and no rows. */
  readonly migrated: string;
  /** Without tables: to make one takes two seconds of processor time longer than to unpack it. */
  readonly empty: string;
}

/** Makes the dumps of embedded databases to start from, or finds those that were made since a migration changed. */
export async function makeEmbeddedTemplates(): Promise<EmbeddedTemplates> {
  const hash = hashOfMigrations();
  const file = resolve(".cache", `embedded-template-${hash}.tar`);
  const empty = resolve(".cache", `embedded-template-${hash}-empty.tar`);
  const templates = { migrated: file, empty };
  if (existsSync(file) && existsSync(empty)) return templates;
  mkdirSync(dirname(file), { recursive: true });
  for (const name of readdirSync(dirname(file))) {
    // Another process may be about to rename its own, or may have made these already.
    if (/^embedded-template-.*\.tar$/.test(name) && !name.includes(hash))
      rmSync(resolve(dirname(file), name));
  }
  const embedded = await openEmbedded({ directory: null });
  write(empty, await embedded.dump());
  await migrate(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: embedded.pool }) }));
  write(file, await embedded.dump());
  await embedded.close();
  return templates;
}

function write(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.new-${process.pid}`, bytes);
  renameSync(`${file}.new-${process.pid}`, file);
}

function hashOfMigrations(): string {
  const hash = createHash("sha256");
  const folder = "src/server/schema";
  const migrations = readdirSync(folder).filter((name) => name.startsWith("migration-"));
  const files = ["package-lock.json", ...migrations.sort().map((name) => `${folder}/${name}`)];
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
