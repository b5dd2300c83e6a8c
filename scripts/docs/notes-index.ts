import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Note {
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

/** A note is a comment whose first words are its title, alone on the line; elsewhere the title is a reference. */
const definition = /\/\*\*\n *\* \[Note: ([^\]\n]+)\]\n((?: *\*(?!\/).*\n)+)/g;

/**
 * The notes of the sources as a table, by title: where each stands, and how it begins.
 *
 * @param root the project's folder, with a slash at the end
 */
export function notesIndex(root: string): string {
  const notes = ["src", "test", "scripts"].flatMap((folder) => notesBelow(root, folder));
  const rows = notes
    .sort((left, right) => left.title.localeCompare(right.title, "en"))
    .map(({ title, path, text }) => `| ${title} | [${path}](${path}) | ${text} |`);
  return ["| Note | Where | Begins |", "|---|---|---|", ...rows].join("\n");
}

function notesBelow(root: string, folder: string): Note[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => notesIn(root, join(folder, name).replaceAll("\\", "/")));
}

function notesIn(root: string, path: string): Note[] {
  const source = readFileSync(join(root, path), "utf8");
  return [...source.matchAll(definition)].map(([, title = "", comment = ""]) => ({
    title,
    path,
    text: firstSentence(comment),
  }));
}

function firstSentence(comment: string): string {
  const text = comment
    .replaceAll(/^ *\* ?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return (/^.*?\.(?= |$)/.exec(text)?.[0] ?? text).replaceAll("|", "\\|");
}
