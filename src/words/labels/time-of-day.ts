import type { Language } from "#domain/region/region.ts";

/** The time of a moment on a clock where somebody reads: "09:05", "9:05 AM". @param at milliseconds since 1970 */
export function timeOfDay(
  at: number,
  { language, timeZone }: { language: Language; timeZone: string },
): string {
  const hour = language === "en-GB" ? "2-digit" : "numeric";
  return new Intl.DateTimeFormat(language, { hour, minute: "2-digit", timeZone }).format(at);
}
