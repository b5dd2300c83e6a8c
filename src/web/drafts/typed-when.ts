import { instantAt } from "#domain/calendar/instant.ts";
import { addDays, formatLocalDate, localDateAt } from "#domain/calendar/local-date.ts";
import type { Language } from "#domain/region/region.ts";
import { timeOfDay } from "#words/labels/time-of-day.ts";

/** Where and when somebody reads. */
export interface Reader {
  /** Milliseconds since 1970. */
  now: number;
  timeZone: string;
  language: Language;
}

/** When something was typed, as a person says it: "today at 14:05", "yesterday at 09:30", "21/11/2026 at 18:00". */
export function typedWhen(at: number, reader: Reader): string {
  const { now, timeZone, language } = reader;
  const time = timeOfDay(at, reader);
  const [day, today] = [localDateAt(instantAt(at), timeZone), localDateAt(instantAt(now), timeZone)];
  if (day === today) return `today at ${time}`;
  if (day === addDays(today, -1)) return `yesterday at ${time}`;
  return `${formatLocalDate(day, language)} at ${time}`;
}
