/**
 * Writes docs/api from the contract: openapi.json for programs, README.md for people. With --check it writes nothing
 * and exits with 1 where a page is not what the contract says.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { apiPages } from "./docs/api-pages.ts";
import { releaseVersion } from "./release-version.ts";

const folder = new URL("../docs/api/", import.meta.url);
const checks = process.argv.includes("--check");
const pages = Object.entries(apiPages(releaseVersion()));
const stale = pages.filter(([name, text]) => stored(name) !== text);

if (checks) {
  for (const [name] of stale) console.error(`docs: docs/api/${name} is not current; run npm run docs`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of stale) writeFileSync(new URL(name, folder), text);
  console.log(stale.length > 0 ? `Wrote ${stale.map(([name]) => name).join(", ")}` : "docs/api is current");
}

function stored(name: string): string | null {
  try {
    return readFileSync(new URL(name, folder), "utf8");
  } catch {
    return null;
  }
}
