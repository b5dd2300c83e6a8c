import { enAU } from "#domain/messages/en-au.ts";
import { enGB, type Messages } from "#domain/messages/en-gb.ts";
import { enUS } from "#domain/messages/en-us.ts";
import type { Language } from "#domain/region/region.ts";

const catalogues: Record<Language, Messages> = { "en-GB": enGB, "en-US": enUS, "en-AU": enAU };

/** The messages of a language; see [Note: The catalogue of messages]. */
export function messagesIn(language: Language): Messages {
  return catalogues[language];
}
