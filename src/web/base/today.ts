import { type LocalDate, localDate } from "#domain/calendar/local-date.ts";

/**
 * The calendar day where the person is, by the browser's clock and time zone. Without `Intl`, because the first date
 * that it formats stops an old phone for 100 ms.
 */
export function today(): LocalDate {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return localDate([`${year}`.padStart(4, "0"), twoDigits(month), twoDigits(day)].join("-"));
}

function twoDigits(part: number): string {
  return `${part}`.padStart(2, "0");
}
