import type { Language } from "#domain/region/region.ts";
import { enAU } from "#words/en-au/en-au.ts";
import { enGB, type Messages } from "#words/en-gb/en-gb.ts";
import { enUS } from "#words/en-us/en-us.ts";

const catalogues: Record<Language, Messages> = { "en-GB": enGB, "en-US": enUS, "en-AU": enAU };

/** The messages of a language; see [Note: The catalogue of messages]. */
export function messagesIn(language: Language): Messages {
  return catalogues[language];
}
