import type { Language } from "#domain/region/region.ts";

/** The time of a moment on a clock where somebody reads: "14:05", "02:05 PM". @param at milliseconds since 1970 */
export function timeOfDay(
  at: number,
  { language, timeZone }: { language: Language; timeZone: string },
): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", timeZone }).format(at);
}
