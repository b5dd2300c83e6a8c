import { formatLocalDate, type LocalDate } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";

interface DateTextProps {
  /** null shows a dash. */
  date: LocalDate | null;
  language: Language;
}

/** A calendar day, written in the order of day and month of the language. */
export function DateText({ date, language }: DateTextProps) {
  if (date === null) return <span>–</span>;
  return (
    <time dateTime={date} className="tabular whitespace-nowrap">
      {formatLocalDate(date, language)}
    </time>
  );
}
