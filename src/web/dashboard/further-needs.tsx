import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { mostLeftOut } from "#contract/today.ts";
import { isId } from "#domain/ids/id.ts";
import { counted } from "#domain/money/counted.ts";
import { type Need, needsOf } from "#web/dashboard/needs.ts";
import { NeedRow, type WhatIsSent } from "#web/dashboard/needs-row.tsx";
import { readToday, type Today } from "#web/dashboard/today-query.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";

/** The kinds of quotes in the day's order, with the part of the list that has all of each. */
const kinds = [
  { kind: "accepted", one: "accepted quote", many: undefined, href: "/quotes?tab=accepted" },
  {
    kind: "ending",
    one: "quote that ends by tomorrow",
    many: "quotes that end by tomorrow",
    href: "/quotes?tab=waiting&sort=due-ascending",
  },
  { kind: "drafts", one: "draft", many: undefined, href: "/quotes?tab=drafts" },
] as const;

/** How often the day is read on: five of each kind at a time, so that all of most firms' days are there. */
const mostReadings = 4;

interface FurtherNeedsProps {
  today: Today;
  /** What is known without them. */
  rows: readonly Need[];
  /** What is put off. */
  keys: readonly string[];
  onSend: (sending: WhatIsSent) => void;
  onNotNow: (need: Need) => void;
}

/**
 * Everything that needs the firm, in the day's order. The day has the five largest of each kind, and the next ones are read
 * here; where there are very many, or they cannot be read, the others are a press away, each kind under its tab of the list.
 * An act makes the day and the next ones stale at once: each reading says itself how many it leaves, so that neither needs
 * the other's counts, and what the day shows by now is not shown twice.
 */
export function FurtherNeeds({ today, rows, keys, onSend, onNotNow }: FurtherNeedsProps) {
  const ids = headIds(today);
  const isMore = leavesSome(today);
  const { data, isLoading } = useQuery({
    queryKey: ["stats", "today", "further", ...keys, ...ids],
    queryFn: ({ signal }) => readOn([...keys.filter(isId), ...ids], signal),
    enabled: isMore,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const further = (isMore && data) || [];
  const unsaved = rows.filter((row) => row.kind === "unsaved");
  const all = needsOf(wholeOf(today, further), unsaved, (key) => keys.includes(key)).rows;
  return (
    <>
      <ul aria-labelledby="needs-you" className={`${surfaceStyles} divide-y divide-line`}>
        {all.map((need) => (
          <NeedRow key={need.key} need={need} onSend={onSend} onNotNow={() => onNotNow(need)} />
        ))}
      </ul>
      {isLoading ? (
        <p role="status">Loading...</p>
      ) : (
        <Elsewhere today={today} last={further.at(-1) ?? today} />
      )}
    </>
  );
}

/** The kinds of which the last reading leaves some. */
function Elsewhere({ today, last }: Pick<FurtherNeedsProps, "today"> & { last: Today }) {
  return (
    <ul className="flex flex-col text-sm empty:hidden">
      {kinds.map(({ kind, one, many, href }) => {
        if (leftOf(last, kind) <= 0) return null;
        return (
          <li key={kind}>
            <AppLink href={href} className="inline-flex min-h-11 items-center font-medium text-accent">
              {`${counted(today[kind].count, one, many)}: see all`}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The next of each kind, reading by reading: what is there already is left out of each. @throws CallError */
async function readOn(leftOut: readonly string[], signal: AbortSignal): Promise<Today[]> {
  const readings: Today[] = [];
  const without = [...leftOut];
  while (readings.length < mostReadings && without.length <= mostLeftOut) {
    const next = await readToday(without, signal);
    readings.push(next);
    if (!leavesSome(next)) break;
    without.push(...headIds(next));
  }
  return readings;
}

/** The day with the heads of all readings, each quote once, where the earlier reading has it. */
function wholeOf(today: Today, further: readonly Today[]): Today {
  const whole = { ...today };
  const seen = new Set(headIds(today));
  for (const next of further) {
    for (const { kind } of kinds) {
      const heads = next[kind].heads.filter(({ record }) => !seen.has(record.id));
      whole[kind] = { ...whole[kind], heads: [...whole[kind].heads, ...heads] };
    }
    for (const id of headIds(next)) seen.add(id);
  }
  return whole;
}

function leavesSome(reading: Today): boolean {
  return kinds.some(({ kind }) => leftOf(reading, kind) > 0);
}

/** How many of a kind a reading counts and does not have. */
function leftOf(reading: Today, kind: (typeof kinds)[number]["kind"]): number {
  return reading[kind].count - reading[kind].heads.length;
}

function headIds(today: Today): string[] {
  return kinds.flatMap(({ kind }) => today[kind].heads.map(({ record }) => record.id));
}
