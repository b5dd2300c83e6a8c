import { type Instant, millisecondsOf } from "#domain/calendar/instant.ts";
import { type LocalDate, localDate } from "#domain/calendar/local-date.ts";

/** The calendar day where the person is, by the browser's clock and time zone. */
export function today(): LocalDate {
  return dayOf(new Date());
}

/** The calendar day of an instant where the person is, by the browser's time zone. */
export function dayHere(instant: Instant): LocalDate {
  return dayOf(new Date(millisecondsOf(instant)));
}

/** Without `Intl`, because the first date that it formats stops an old phone for 100 ms. */
function dayOf(time: Date): LocalDate {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return localDate([`${year}`.padStart(4, "0"), twoDigits(month), twoDigits(day)].join("-"));
}

function twoDigits(part: number): string {
  return `${part}`.padStart(2, "0");
}
