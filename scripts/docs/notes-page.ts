import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Note {
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

/** A note is a comment whose first line is its title; anywhere else the title is a reference. */
const definition = /\/\*\*\n *\* \[Note: ([^\]\n]+)\]\n((?: *\*(?!\/).*\n)+)/g;

/**
 * The page docs/notes.md: the notes of the sources by title, each with its file and its first sentence.
 *
 * @param root the project's folder, with a slash at the end
 */
export function notesPage(root: string): string {
  const notes = ["src", "test", "scripts"].flatMap((folder) => notesBelow(root, folder));
  const rows = notes
    .sort((left, right) => left.title.localeCompare(right.title, "en"))
    .map(({ title, path, text }) => `| ${title} | [${path}](../${path}) | ${text} |`);
  return [...introduction, ...rows, ""].join("\n");
}

const introduction = [
  "# Notes",
  "",
  "Made from the sources by `npm run docs`; do not edit. A rule that spans files is written once, as a comment that begins with",
  "`[Note: Title]`. Other files cite it by that title. Each row gives the file and the first sentence of the note.",
  "",
  "| Note | File | First sentence |",
  "|---|---|---|",
];

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
