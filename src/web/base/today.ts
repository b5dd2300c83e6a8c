import { instantAt } from "#domain/calendar/instant.ts";
import { type LocalDate, localDateAt } from "#domain/calendar/local-date.ts";

/** The calendar day where the person is, by the browser's clock and time zone. */
export function today(): LocalDate {
  return localDateAt(instantAt(Date.now()), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
