import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { releaseVersion } from "../release-version.ts";
import { apiPages } from "./api-pages.ts";
import { notesIndex } from "./notes-index.ts";

/** The project's folder, with a slash at the end. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** The part of ARCHITECTURE.md that is written by `npm run docs`. */
const notesPart = /(?<=<!-- notes: written by npm run docs -->\n)[\s\S]*(?=\n<!-- end of notes -->)/;

/** Every page that is made from the sources, as it should be: its path and its whole text. */
export function generatedPages(): Record<string, string> {
  const architecture = readFileSync(`${root}ARCHITECTURE.md`, "utf8");
  if (!notesPart.test(architecture)) throw new Error("ARCHITECTURE.md has no place for the notes");
  const api = Object.entries(apiPages(releaseVersion())).map(([name, text]) => [`docs/api/${name}`, text]);
  return {
    ...Object.fromEntries(api),
    "ARCHITECTURE.md": architecture.replace(notesPart, () => notesIndex(root)),
  };
}
