import { formatCount } from "#domain/money/format-count.ts";
import type { Review } from "#web/import/import-draft.ts";
import { countOutcomes } from "#web/import/import-plan.ts";

/** What would be saved, in a few words each: "12 new", "3 changed", "1 category made". */
export function summaryParts({ rows, categories }: Pick<Review, "rows" | "categories">): string[] {
  const changed = rows.filter(({ outcome }) => outcome === "changed").length;
  return parts([
    [rows.length - changed, "new"],
    [changed, "changed"],
    [categories.length, categories.length === 1 ? "category made" : "categories made"],
  ]);
}

/** Which rows of the file would not be saved, and why. */
export function leftOutParts({ plan, rows }: Review): string[] {
  const { same, there } = countOutcomes(plan);
  const isSaved = rows.some(({ outcome }) => outcome === "there");
  return parts([
    [same, "without a change"],
    [isSaved ? 0 : there, "already there"],
  ]);
}

function parts(counts: readonly (readonly [number, string])[]): string[] {
  return counts.flatMap(([count, words]) => (count === 0 ? [] : `${formatCount(count)} ${words}`));
}
