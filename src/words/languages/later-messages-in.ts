import type { Language } from "#domain/region/region.ts";
import { type LaterMessages, laterGB } from "#words/en-gb/later.ts";
import { variant } from "#words/en-gb/variant.ts";

const catalogues: Record<Language, LaterMessages> = {
  "en-GB": laterGB,
  "en-US": variant(laterGB, {
    settings: { synced: "Key synchronized" },
    subscription: { cancelling: "Canceling", cancelled: "Subscription Canceled" },
  }),
  "en-AU": laterGB,
};

/** The later messages of a language; see [Note: The catalogue of messages]. */
export function laterMessagesIn(language: Language): LaterMessages {
  return catalogues[language];
}
