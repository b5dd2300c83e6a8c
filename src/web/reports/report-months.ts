import {
  addToMonth,
  compareMonths,
  type Month,
  monthName,
  reportYearsBefore,
} from "#domain/reports/month.ts";
import type { SelectOption } from "#web/ui/select.tsx";

/** The years to choose from, the current one first (specification 1 §9). */
export function yearOptions(current: Month): SelectOption[] {
  return Array.from({ length: reportYearsBefore + 1 }, (_, back) => {
    const year = String(current.year - back);
    return { value: year, label: year };
  });
}

/** The twelve months of a year; those that have not begun cannot be chosen. */
export function monthOptions(year: number, current: Month): SelectOption[] {
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: monthName(index + 1),
    disabled: compareMonths({ year, month: index + 1 }, current) > 0,
  }));
}

/** What the form begins with: last month, where it may be chosen, for that is the one to report on. */
export function firstChoice(current: Month): Month {
  return addToMonth(current, -1);
}

/** "November 2026" */
export function monthLabel({ year, month }: Month): string {
  return `${monthName(month)} ${year}`;
}
