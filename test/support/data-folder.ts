import { existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Bytes that a memory file system must have free, so that the databases of all tests fit beside each other. */
const roomNeeded = 4 * 1024 ** 3;
const memory = "/dev/shm";

/**
 * Makes a folder for data that must outlive its process, but no power cut: kill -9 leaves what the kernel has. Where
 * the machine has room it lies in memory, because an embedded database that is opened after a kill has each of its
 * thousand files confirmed by the disk.
 *
 * @param name what it is for: "killed"
 * @returns the path of a new, empty folder
 */
export function makeDataFolder(name: string): string {
  return mkdtempSync(join(memoryHasRoom() ? memory : tmpdir(), `quotewright-${name}-`));
}

function memoryHasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomNeeded;
}
