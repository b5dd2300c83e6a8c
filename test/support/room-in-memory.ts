import { existsSync, statfsSync } from "node:fs";

/** The file system in memory. A container may have none, or a small one. */
export const memory = "/dev/shm";

/** Bytes that must be free, so that the databases and the browsers of all tests fit beside each other. */
const roomNeeded = 4 * 1024 ** 3;

export function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomNeeded;
}
