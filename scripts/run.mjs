// Runs a TypeScript script of this folder: `node scripts/run.mjs totals`. Installs the packages first if necessary.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./prepared.mjs";

/** The commands that an operator or a user runs beside the product need no more than it does. */
const ofUsers = new Set(["backup", "restore", "move-to-postgres", "demo", "pdf", "totals", "bring-in"]);

const [name = "", ...parameters] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(name)) {
  console.error("usage: node scripts/run.mjs <script> [parameters]");
  process.exit(2);
}
await ensureInstalled(ofUsers.has(name) ? "start" : "tests");
const script = join(dirname(fileURLToPath(import.meta.url)), `${name}.ts`);
const { status } = spawnSync(process.execPath, ["--import", "tsx", script, ...parameters], {
  stdio: "inherit",
});
process.exit(status ?? 1);
