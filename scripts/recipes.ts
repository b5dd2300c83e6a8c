import { existsSync, readFileSync } from "node:fs";

/** One place that a recipe changes. */
export interface Edit {
  readonly file: string;
  /** The lines that must be there before, with their line breaks; null for a new file. */
  readonly before: string | null;
}

/** The edits of a patch in git's format. */
export function editsOf(patch: string): Edit[] {
  return patch
    .split(/^diff --git /m)
    .slice(1)
    .flatMap((part): Edit[] => {
      const file = part.match(/^\+\+\+ b\/(.+)$/m)?.[1] ?? part.match(/^--- a\/(.+)$/m)?.[1] ?? "";
      if (/^new file mode/m.test(part)) return [{ file, before: null }];
      return part
        .split(/^@@ .*\n/m)
        .slice(1)
        .map((hunk) => ({ file, before: linesBefore(hunk) }));
    });
}

function linesBefore(hunk: string): string {
  return hunk
    .split("\n")
    .filter((line) => line.startsWith(" ") || (line.startsWith("-") && line !== "-- "))
    .map((line) => `${line.slice(1)}\n`)
    .join("");
}

/**
 * Whether an edit can be made today: its lines are in the file, at one place and with a sentence or a name among them,
 * or a new file is not there yet.
 */
export function applies({ file, before }: Edit): boolean {
  if (before === null) return !existsSync(file);
  if (!/\w{3}/.test(before) || !existsSync(file)) return false;
  return readFileSync(file, "utf8").split(before).length === 2;
}

/** A recipe of CONTRIBUTING.md with the numbers that it promises. */
export interface Recipe {
  readonly patch: string;
  readonly edits: number;
  readonly files: number;
}

/** Every "N edits in N files of `src`: [the commit](docs/recipes/….patch)". */
export function recipesIn(page: string): Recipe[] {
  const promised = /(\d+) edits? in (\d+) files? of `src`: \[the commit\]\((docs\/recipes\/[\w-]+\.patch)\)/g;
  return [...page.matchAll(promised)].map(([, edits, files, patch = ""]) => ({
    patch,
    edits: Number(edits),
    files: Number(files),
  }));
}
