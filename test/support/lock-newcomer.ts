/**
 * A process that tries to lock each folder it is given, at the same moment as its twin. It prints "ready" first, and
 * then "held" or "refused".
 */
import { DatabaseUnusable } from "#server/db/database-errors.ts";
import { lockDirectory } from "#server/db/directory-lock.ts";

process.on("message", async ({ folder, at }: { folder: string; at: number }) => {
  while (Date.now() < at);
  process.send?.(await tryToHold(folder));
});
process.send?.("ready");

async function tryToHold(folder: string): Promise<string> {
  try {
    await lockDirectory(folder);
    return "held";
  } catch (error) {
    if (error instanceof DatabaseUnusable) return "refused";
    return String(error);
  }
}
