import type { LocalDate } from "#domain/calendar/local-date.ts";

export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

/** A report can be made for the current year and the five before it. */
export const reportYearsBefore = 5;

export function monthOf(date: LocalDate): Month {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

/** The month that many months later, earlier when negative. */
export function addToMonth({ year, month }: Month, months: number): Month {
  const sinceZero = year * 12 + (month - 1) + months;
  return { year: Math.floor(sinceZero / 12), month: (((sinceZero % 12) + 12) % 12) + 1 };
}

/** For sorting: below zero when left is earlier, above when it is later, zero when they are the same. */
export function compareMonths(left: Month, right: Month): number {
  return left.year - right.year || left.month - right.month;
}

/** Groups rows that are already in order by month. */
export function byMonth<T extends Month>(rows: readonly T[]): T[][] {
  const months: T[][] = [];
  for (const row of rows) {
    const last = months.at(-1);
    if (last?.[0] && compareMonths(last[0], row) === 0) last.push(row);
    else months.push([row]);
  }
  return months;
}
