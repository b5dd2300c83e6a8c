import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Bytes to search, with a name for the report: "PUT /api/keyset", "pg_wal/000000010000000000000001". */
export interface Part {
  name: string;
  bytes: Uint8Array;
}

/** Every file under a folder; empty when there is no such folder. A file that disappears meanwhile is left out. */
export function filesUnder(folder: string): Part[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readIfThere(path);
      return bytes ? [{ name: relative(folder, path), bytes }] : [];
    });
}

function readIfThere(path: string): Uint8Array | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/** All rows of all tables as text, read as the database's superuser, so that row-level security hides none. */
export async function dumpDatabase(dataDirectory: string): Promise<Part[]> {
  const database = await PGlite.create(dataDirectory);
  try {
    const { rows: tables } = await database.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const parts: Part[] = [];
    for (const { name } of tables) {
      const { rows } = await database.query<{ row: string }>(
        `select to_jsonb(t)::text as row from ${name} t`,
      );
      parts.push({ name, bytes: Buffer.from(rows.map(({ row }) => row).join("\n")) });
    }
    return parts;
  } finally {
    await database.close();
  }
}
