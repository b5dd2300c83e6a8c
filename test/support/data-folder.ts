import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeEmbeddedTemplates } from "#test/support/embedded-template.ts";
import { hasRoomInMemory, memory } from "#test/support/room-in-memory.ts";

/**
 * Makes a folder for data that must outlive its process, but no power cut: kill -9 leaves what the kernel has. Where
 * the machine has room it lies in memory, because an embedded database that is opened after a kill has each of its
 * thousand files confirmed by the disk.
 *
 * @param name what it is for: "killed"
 * @returns the path of a new, empty folder
 */
export function makeDataFolder(name: string): string {
  return mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), `quotewright-${name}-`));
}

/**
 * Makes such a folder with a migrated, empty embedded database in it. To make the database takes ten seconds of processor
 * time, to unpack one that was made before a tenth of a second.
 *
 * @param inside folders below it that each get one: ["sealed", "plain"]; by default the folder itself
 * @returns the path of the folder
 */
export async function makeDatabaseFolder(name: string, inside: readonly string[] = [""]): Promise<string> {
  const folder = makeDataFolder(name);
  const { migrated: template } = await makeEmbeddedTemplates();
  for (const each of inside) {
    const database = join(folder, each, "pgdata");
    mkdirSync(database, { recursive: true });
    // The dump of a database in memory is that of an open one, with the file that says which process has it open.
    execFileSync("tar", ["-xf", template, "-C", database, "--exclude", "postmaster.pid"], {
      stdio: "ignore",
    });
    chmodSync(database, 0o700);
  }
  return folder;
}
