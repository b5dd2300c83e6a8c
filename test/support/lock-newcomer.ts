/**
 * A thread that tries to hold a folder each time it is told to, at the same moment as its twin: both wait on one
 * number in shared memory. It answers "held" or "refused".
 */
import { parentPort, workerData } from "node:worker_threads";
import { DatabaseUnusable } from "#server/db/database-errors.ts";
import { lockDirectory } from "#server/db/directory-lock.ts";

const { rounds, folders } = workerData as { rounds: Int32Array; folders: string[] };

for (const [round, folder] of folders.entries()) {
  Atomics.wait(rounds, 0, round);
  parentPort?.postMessage(await tryToHold(folder));
}

async function tryToHold(folder: string): Promise<string> {
  try {
    await lockDirectory(folder);
    return "held";
  } catch (error) {
    if (error instanceof DatabaseUnusable) return "refused";
    return String(error);
  }
}
