import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { mostLeftOut, todayRoutes } from "#contract/today.ts";
import { isId } from "#domain/ids/id.ts";
import { counted } from "#domain/money/counted.ts";
import { call } from "#web/base/call.ts";
import { type Need, needsOf } from "#web/dashboard/needs.ts";
import { NeedRow, type WhatIsSent } from "#web/dashboard/needs-row.tsx";
import { openToday, type Today } from "#web/dashboard/today-query.ts";
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
 */
export function FurtherNeeds({ today, rows, keys, onSend, onNotNow }: FurtherNeedsProps) {
  const { data, isPending } = useQuery({
    queryKey: ["stats", "today", "whole", ...keys, ...headIds(today)],
    queryFn: ({ signal }) => readOn(today, keys, signal),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const whole = data ?? today;
  const unsaved = rows.filter((row) => row.kind === "unsaved");
  const all = data ? needsOf(data, unsaved, (key) => keys.includes(key)).rows : rows;
  return (
    <>
      <ul aria-labelledby="needs-you" className={`${surfaceStyles} divide-y divide-line`}>
        {all.map((need) => (
          <NeedRow key={need.key} need={need} onSend={onSend} onNotNow={() => onNotNow(need)} />
        ))}
      </ul>
      {isPending ? <p role="status">Loading...</p> : <Elsewhere today={whole} />}
    </>
  );
}

function Elsewhere({ today }: Pick<FurtherNeedsProps, "today">) {
  return (
    <ul className="flex flex-col text-sm empty:hidden">
      {kinds.map(({ kind, one, many, href }) => {
        const { count, heads } = today[kind];
        if (count <= heads.length) return null;
        return (
          <li key={kind}>
            <AppLink href={href} className="inline-flex min-h-11 items-center font-medium text-accent">
              {`${counted(count, one, many)}: see all`}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The day with the next of each kind: what it has is left out of each further answer. @throws CallError */
async function readOn(today: Today, putOff: readonly string[], signal: AbortSignal): Promise<Today> {
  let whole = today;
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const without = [...putOff.filter(isId), ...headIds(whole)];
    const isWhole = kinds.every(({ kind }) => whole[kind].heads.length >= whole[kind].count);
    if (isWhole || without.length > mostLeftOut) break;
    const next = await openToday(await call(todayRoutes.read, { query: { without } }, signal));
    const parts = kinds.map(({ kind }) => {
      const { count, heads } = whole[kind];
      return [kind, { count, heads: [...heads, ...next[kind].heads] }];
    });
    whole = { ...whole, ...Object.fromEntries(parts) };
  }
  return whole;
}

function headIds(today: Today): string[] {
  return kinds.flatMap(({ kind }) => today[kind].heads.map(({ record }) => record.id));
}
