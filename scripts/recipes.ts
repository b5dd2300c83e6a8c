import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One place that a recipe changes. */
export interface Edit {
  readonly file: string;
  /** The lines that must be there before, with their line breaks; null for a new file. */
  readonly before: string | null;
  /** The lines that are in their place after. */
  readonly after: string;
  /** The numbers of these lines, as the patch has them: git refuses a patch with others. */
  readonly counts: { readonly before: number; readonly after: number };
}

/** The edits of a patch in git's format. */
export function editsOf(patch: string): Edit[] {
  return patch
    .split(/^diff --git /m)
    .slice(1)
    .flatMap((part): Edit[] => {
      const file = part.match(/^\+\+\+ b\/(.+)$/m)?.[1] ?? part.match(/^--- a\/(.+)$/m)?.[1] ?? "";
      const isNew = /^new file mode/m.test(part);
      return [...part.matchAll(hunks)].map(([, before = "1", after = "1", hunk = ""]) => ({
        file,
        before: isNew ? null : linesOf(hunk, "-"),
        after: linesOf(hunk, "+"),
        counts: { before: Number(before), after: Number(after) },
      }));
    });
}

const hunks = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@.*\n((?:[ +-].*\n)+)/gm;

/** The lines of one side of a hunk, with their line breaks. */
function linesOf(hunk: string, side: "-" | "+"): string {
  return hunk
    .split("\n")
    .filter((line) => line.startsWith(" ") || line.startsWith(side))
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

/** Makes an edit in a copy of the tree. */
export function make({ file, before, after }: Edit, tree: string): void {
  const path = join(tree, file);
  const [head = "", tail = ""] = before === null ? [] : readFileSync(path, "utf8").split(before);
  writeFileSync(path, head + after + tail);
}

/** A recipe of CONTRIBUTING.md with the numbers that it promises. */
export interface Recipe {
  readonly patch: string;
  /** Of src. */
  readonly edits: number;
  readonly files: number;
  /** Of src, of scripts and of tests. */
  readonly allEdits: number;
}

/** Every "N edits in N files of `src`: [the commit](docs/recipes/….patch) (N edits in all)". */
export function recipesIn(page: string): Recipe[] {
  const promised =
    /(\d+) edits? in (\d+) files? of `src`: \[the commit\]\((docs\/recipes\/[\w-]+\.patch)\) \((\d+) edits in all\)/g;
  return [...page.matchAll(promised)].map(([, edits, files, patch = "", allEdits]) => ({
    patch,
    edits: Number(edits),
    files: Number(files),
    allEdits: Number(allEdits),
  }));
}
