import type { Language } from "#domain/region/region.ts";
import { type FormMessages, formsGB } from "#words/en-gb/forms.ts";
import { variant } from "#words/en-gb/variant.ts";
import { newProfileIn } from "#words/languages/new-profile-in.ts";

const catalogues: Record<Language, FormMessages> = {
  "en-GB": formsGB,
  "en-US": variant(formsGB, {
    company: {
      ...newProfileIn["en-US"],
      brandColor: "Brand color must look like #111827",
      sortCodeDigits: "Routing number must have 6 to 9 digits",
      markupScopes: {
        materials_and_labour: { label: "Materials and labor" },
        materials_only: { hint: "Labor is charged at your rates as they are." },
      },
    },
  }),
  "en-AU": variant(formsGB, {
    company: {
      ...newProfileIn["en-AU"],
      sortCodeDigits: "BSB must have 6 to 9 digits",
    },
  }),
};

/** The messages of the forms of an account and of a company; see [Note: The catalogue of messages]. */
export function formMessagesIn(language: Language): FormMessages {
  return catalogues[language];
}
