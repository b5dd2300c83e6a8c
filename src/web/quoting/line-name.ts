import type { DraftLine } from "#web/drafts/draft-lines.ts";

/** The name of a line in labels and notices: its first line, shortened when it is long. */
export function shortName({ name }: Pick<DraftLine, "name">): string {
  const [first = ""] = name.trim().split("\n");
  return first.length > 60 ? `${first.slice(0, 60).trimEnd()}…` : first || "item";
}
