import { resolve } from "node:path";
import { backUp } from "#server/backup/backup.ts";
import { readConfig } from "#server/base/config.ts";

/**
 * `npm run backup -- <file>`: writes the whole database into one file, whether or not the app is running
 * (docs/operations.md).
 */
const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
const file = resolve(process.argv[2] ?? `quotewright-${stamp}.backup`);
try {
  await backUp(readConfig(process.env), file);
  console.log(`Backed up to ${file}`);
} catch (error) {
  console.error(`No backup was made.\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
