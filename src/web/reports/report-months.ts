import { addToMonth, compareMonths, type Month, reportYearsBefore } from "#domain/reports/month.ts";
import type { SelectOption } from "#web/ui/select.tsx";
import { monthName } from "#words/labels/month-name.ts";

/** The years to choose from, the current one first. */
export function yearOptions(current: Month): SelectOption[] {
  return Array.from({ length: reportYearsBefore + 1 }, (_, back) => {
    const year = String(current.year - back);
    return { value: year, label: year };
  });
}

/** The twelve months of a year; months that have not begun are disabled. */
export function monthOptions(year: number, current: Month): SelectOption[] {
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: monthName(index + 1),
    disabled: compareMonths({ year, month: index + 1 }, current) > 0,
  }));
}

/** The month that the form starts with: last month, because that is the one to report on, if it can be chosen. */
export function firstChoice(current: Month): Month {
  return addToMonth(current, -1);
}

/** "November 2026" */
export function monthLabel({ year, month }: Month): string {
  return `${monthName(month)} ${year}`;
}
