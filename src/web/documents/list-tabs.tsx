import { type ReactNode, useEffect, useRef } from "react";
import { type Amount, amountsOf, countOf } from "#domain/money/by-currency.ts";
import { formatCount } from "#domain/money/format-count.ts";
import { shortMoney } from "#domain/money/short-money.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";
import { type ListView, listAddress, listTabs } from "#web/documents/list-address.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { useStats } from "#web/records/stats-query.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { isPlainPress } from "#web/routing/link.ts";
import { amountsText } from "#web/ui/amounts.tsx";

type Stats = NonNullable<ReturnType<typeof useStats>["data"]>;

/** The figure of each tab that has one: how many documents, or what they come to. */
const figures: Record<string, (stats: Stats) => number | readonly Amount[]> = {
  drafts: (stats) => countOf(stats, "draftCount"),
  waiting: (stats) => countOf(stats, "waitingCount"),
  accepted: (stats) => countOf(stats, "acceptedCount"),
  unpaid: (stats) => amountsOf(stats, "outstandingTotal"),
  overdue: (stats) => amountsOf(stats, "overdueTotal"),
};

interface ListTabsProps {
  kind: DocumentKind;
  view: ListView;
  /** Follows a tab's address. */
  onChange: (view: ListView) => void;
}

/** The filters that are one press away, with their figures from the server. In sight once the figures are known. */
export function ListTabs({ kind, view, onChange }: ListTabsProps) {
  const language = useLanguage();
  const { data: stats, isPending } = useStats();
  const tabs = useRef<HTMLElement>(null);
  // An address may open a tab that lies beyond the edge. The screen itself does not scroll.
  useEffect(() => {
    const shown = tabs.current?.querySelector<HTMLElement>("[aria-current]");
    if (!isPending && shown) tabs.current?.scrollTo(beginningFor(shown, tabs.current), 0);
  }, [isPending]);
  return (
    <nav
      ref={tabs}
      aria-label={`Filter ${kindScreens[kind].many.toLowerCase()}`}
      className={`min-w-0 flex-1 more-aside ${isPending ? "invisible" : ""}`}
    >
      <ul className="flex gap-1 max-roomy:flex-wrap">
        {listTabs[kind].map(({ name, label, status }) => {
          const figure = stats && figures[name]?.(stats);
          const own = { ...view, status };
          return (
            <li key={name} className="roomy:shrink-0">
              <a
                href={listAddress(kind, own)}
                aria-label={figure === undefined ? label : `${label}, ${spoken(figure, language)}`}
                aria-current={view.status === status ? "page" : undefined}
                onClick={(event) => {
                  if (!isPlainPress(event)) return;
                  event.preventDefault();
                  onChange(own);
                }}
                // Chromium leaves a tab that is partly cut off as it is.
                onFocus={({ currentTarget }) =>
                  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
                }
                className={tabStyles}
              >
                {label}
                {figure !== undefined && <Figure of={figure} language={language} />}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Where the row begins so that all of the tab is in sight, and none of it in the fade at the end. */
function beginningFor(tab: HTMLElement, row: HTMLElement): number {
  const [{ left, right }, own] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  const fade = 32;
  const beyond = Math.max(right + fade - own.right, 0) || Math.min(left - own.left, 0);
  return row.scrollLeft + beyond;
}

const tabStyles = [
  "flex min-h-11 min-w-11 items-center justify-center gap-1.5 whitespace-nowrap rounded-t-lg border-transparent border-b-2 px-3 text-ink-soft text-sm -outline-offset-3!",
  "hover:bg-sunken hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink",
  // Beside the buttons there is less room than a word and a sum take with letters of twice the size.
  "aria-[current]:border-ink max-roomy:flex-wrap",
].join(" ");

/** Sums in several currencies stand below each other, and are never added up. */
function Figure({ of, language }: { of: number | readonly Amount[]; language: Language }): ReactNode {
  if (typeof of === "number") return <span className="tabular">{formatCount(of)}</span>;
  return (
    <span className="tabular flex flex-col text-ink leading-4">
      {filled(of).map(({ amount, currency }) => (
        <span key={currency}>{shortMoney(amount, currency, language)}</span>
      ))}
    </span>
  );
}

function filled(amounts: readonly Amount[]): readonly Amount[] {
  const some = amounts.filter(({ amount }) => amount !== 0);
  return some.length > 0 ? some : amounts.slice(0, 1);
}

function spoken(figure: number | readonly Amount[], language: Language): string {
  return typeof figure === "number" ? formatCount(figure) : amountsText(figure, language);
}
