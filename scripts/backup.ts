import { resolve } from "node:path";
import { readConfig } from "#server/config.ts";
import { backUp } from "#server/db/backup.ts";

/** `npm run backup -- <file>`: the whole database into one file, while the app runs or not (docs/operations.md). */
const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
const file = resolve(process.argv[2] ?? `quotewright-${stamp}.backup`);
try {
  await backUp(readConfig(process.env), file);
  console.log(`Backed up to ${file}`);
} catch (error) {
  console.error(`No backup was made.\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
