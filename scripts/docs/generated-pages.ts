import { fileURLToPath } from "node:url";
import { releaseVersion } from "../release-version.ts";
import { apiPages } from "./api-pages.ts";
import { notesPage } from "./notes-page.ts";

/** The project's folder, with a slash at the end. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Every page that is generated from the sources: its current text by its path. */
export function generatedPages(): Record<string, string> {
  const api = Object.entries(apiPages(releaseVersion())).map(([name, text]) => [`docs/api/${name}`, text]);
  return { ...Object.fromEntries(api), "docs/notes.md": notesPage(root) };
}
