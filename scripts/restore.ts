import { resolve } from "node:path";
import { restore } from "#server/backup/backup.ts";
import { readConfig } from "#server/base/config.ts";

/** `npm run restore -- <file>`: restores a backup into an empty database (docs/operations.md). */
const [file] = process.argv.slice(2);
if (!file) {
  console.error("usage: npm run restore -- <file>");
  process.exit(2);
}
try {
  const rows = await restore(resolve(file), readConfig(process.env));
  console.log(`Restored ${rows.users ?? 0} users and ${rows.documents ?? 0} quotes and invoices.`);
} catch (error) {
  console.error(`Nothing was restored.\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
