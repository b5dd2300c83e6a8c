import { formatCount } from "#domain/money/format-count.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { pence } from "#domain/money/pence.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import type { AnyPlan, CheckRow } from "#web/bring-in/import-plan.ts";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";
import { isolated } from "#words/paper/isolated.ts";

/** The rows that a chip shows. */
export interface CheckGroup {
  key: string;
  label: string;
  rows: readonly CheckRow[];
}

/** What a file would bring, as the person sees it. */
export interface CheckView {
  /** "212 new, 9 filled up, 3 left out" */
  headline: string;
  groups: readonly CheckGroup[];
}

const { check, refresh } = bringInScreen;

/**
 * The headline and the chips of a plan; new prices are told apart by where they go.
 *
 * @param services what the person lets go to labour of a file of goods; they have a chip of their own
 */
export function viewOf(plan: AnyPlan, language: Language, services: readonly CheckRow[]): CheckView {
  const view = plan.isRefresh ? refreshView(plan.rows, plan.leftOut.length, language) : usualView(plan);
  const ofServices = { key: "services", label: check.outcomes.services, rows: services };
  return { ...view, groups: [...view.groups, ofServices] };
}

function usualView({ rows: all, leftOut }: AnyPlan): CheckView {
  const rows: readonly CheckRow[] = all;
  const count = (test: (row: CheckRow) => boolean) => rows.filter(test).length;
  const parts: [number, string][] = [
    [count(({ outcome }) => outcome === "new"), check.counts.new],
    [count(({ outcome, way }) => outcome === "changed" && way === "fill"), check.counts.fill],
    [count(({ outcome, way }) => outcome === "changed" && way === "replace"), check.counts.replace],
    [count(({ outcome, way }) => outcome === "changed" && way === null), check.counts.changed],
    [count(({ outcome }) => outcome === "same"), check.counts.same],
    [leftOut.length, check.counts.leftOut],
  ];
  const said = parts.filter(([number]) => number > 0);
  const outcomes = ["new", "changed", "same"] as const;
  return {
    headline: said.map(([number, what]) => `${formatCount(number)} ${what}`).join(", ") || check.onlyHeadings,
    groups: outcomes.map((outcome) => ({
      key: outcome,
      label: check.outcomes[outcome],
      rows: rows.filter((row) => row.outcome === outcome),
    })),
  };
}

function refreshView(rows: readonly CheckRow[], leftOut: number, language: Language): CheckView {
  const sorted = rows.toSorted((one, other) => jumpOf(other) - jumpOf(one));
  const up = sorted.filter(({ prices }) => prices && prices.after > prices.before);
  const down = sorted.filter(({ prices }) => prices && prices.after < prices.before);
  const same = sorted.filter(({ prices }) => prices && prices.after === prices.before);
  const others = rows.filter(({ prices }) => prices === null);
  const yours = rows.length - others.length;
  const parts = [
    ...(up.length > 0 ? [refresh.up(up.length, averageRise(up))] : []),
    ...(down.length > 0 ? [refresh.down(down.length)] : []),
    ...(same.length > 0 ? [refresh.same(same.length)] : []),
  ];
  const ends = parts.length > 0 ? `: ${parts.join(", ")}.` : ".";
  const { outcomes } = refresh;
  const isPicked = others.every(({ isTicked }) => !isTicked);
  return {
    headline: `${refresh.yours(yours, rows.length + leftOut)}${ends}${lookAt(sorted, language)}`,
    groups: [
      { key: "up", label: outcomes.up, rows: up },
      { key: "down", label: outcomes.down, rows: down },
      { key: "same", label: outcomes.same, rows: same },
      { key: "others", label: isPicked ? outcomes.others : check.outcomes.new, rows: others },
    ],
  };
}

/** How far a price moves, as a share of what it was; from nothing it is the farthest. */
function jumpOf({ prices }: CheckRow): number {
  if (prices === null || prices.before === prices.after) return 0;
  return prices.before === 0 ? Number.POSITIVE_INFINITY : Math.abs(prices.after / prices.before - 1);
}

/**
 * "4.2": the mean of the rises, each as a share of its own price. A rise that somebody has to look at first counts only
 * if there is no other: one misread price would be all that the mean tells.
 */
function averageRise(up: readonly CheckRow[]): string {
  const usual = up.filter(({ isTicked }) => isTicked);
  const rises = (usual.length > 0 ? usual : up).map(jumpOf).filter(Number.isFinite);
  const mean = rises.reduce((sum, rise) => sum + rise, 0) / Math.max(1, rises.length);
  return (mean * 100).toFixed(1);
}

/** The farthest jump, if somebody has to look at it before it is taken. */
function lookAt([first]: readonly CheckRow[], language: Language): string {
  if (!first?.prices || first.isTicked || first.outcome !== "changed") return "";
  const { currency } = regionTerms(language);
  const [before, after] = [first.prices.before, first.prices.after].map((amount) =>
    formatMoney(pence(amount), currency, language),
  );
  return ` ${refresh.lookAt(isolated(first.title), before ?? "", after ?? "")}`;
}
