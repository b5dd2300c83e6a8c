import type { DraftLine } from "#web/drafts/draft-lines.ts";

/** The name of a line in a row: its first line. */
export function firstLine({ name }: Pick<DraftLine, "name">): string {
  const [first = ""] = name.trim().split("\n");
  return first || "item";
}

/** The same in labels and notices, shortened when it is long. */
export function shortName(line: Pick<DraftLine, "name">): string {
  const first = firstLine(line);
  return first.length > 60 ? `${first.slice(0, 60).trimEnd()}…` : first;
}
