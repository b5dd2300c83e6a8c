/**
 * Writes the pages of docs that are generated: docs/api from the contract, and docs/notes.md from the notes in the
 * sources. With --check it writes nothing, and exits with 1 when a page is not current.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { generatedPages, root } from "./docs/generated-pages.ts";

const checks = process.argv.includes("--check");
const stale = Object.entries(generatedPages()).filter(([path, text]) => stored(path) !== text);

if (checks) {
  for (const [path] of stale) console.error(`docs: ${path} is not current; run npm run docs`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(`${root}docs/api`, { recursive: true });
  for (const [path, text] of stale) writeFileSync(root + path, text);
  console.log(stale.length > 0 ? `Wrote ${stale.map(([path]) => path).join(", ")}` : "All pages are current");
}

function stored(path: string): string | null {
  try {
    return readFileSync(root + path, "utf8");
  } catch {
    return null;
  }
}
