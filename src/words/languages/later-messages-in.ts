import type { Language } from "#domain/region/region.ts";
import { type LaterMessages, laterGB } from "#words/en-gb/later.ts";

/** So far no other language says any of them differently. */
const catalogues: Record<Language, LaterMessages> = { "en-GB": laterGB, "en-US": laterGB, "en-AU": laterGB };

/** The later messages of a language; see [Note: The catalogue of messages]. */
export function laterMessagesIn(language: Language): LaterMessages {
  return catalogues[language];
}
