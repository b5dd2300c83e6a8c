// `npm run prove:privacy`, from a fresh clone: types a different word into every field of an encrypted account, on
// the real screens, and searches everything that server and browser store for it. Prints what was done and found.
// Fails if anything was found, or if a control found nothing.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt, ensureInstalled } from "./prepared.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const report = join(root, ".cache", "privacy-report.txt");

await ensureInstalled("tests");
await ensureBuilt();
rmSync(report, { force: true });
console.error("> two accounts are made and filled on the real screens; this takes a minute or two");
const { status } = spawnSync(
  "npx",
  ["--no-install", "playwright", "test", "privacy-canary", "--project", "desktop", "--reporter", "line"],
  // Standard output has the report only.
  { cwd: root, stdio: ["ignore", 2, 2], env: { ...process.env, E2E_PORT: String(await freePort()) } },
);
if (existsSync(report)) console.log(readFileSync(report, "utf8"));
else console.log("FAILED: the accounts could not be filled, so nothing was searched. The reason is above.");
process.exit(status ?? 1);

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const socket = createServer();
    socket.listen(0, "localhost", () => {
      const address = socket.address();
      const port = typeof address === "object" && address ? address.port : 0;
      socket.close(() => resolve(port));
    });
  });
}
