import { type Language, type Region, regionTerms } from "#domain/company/region.ts";
import { spelled } from "#domain/company/spelling.ts";

/** The categories of questions, in their order (specification 1 §2). */
export const faqCategories = [
  "Getting Started",
  "Quotes & Invoices",
  "Pricing & Calculations",
  "Customer Management",
  "Settings & Customization",
  "Billing & Subscription",
  "Technical Support",
] as const;
export type FaqCategory = (typeof faqCategories)[number];

export interface FaqEntry {
  question: string;
  answer: string;
  /** Whom it concerns, where it is not everybody. */
  region?: Region;
  /** Where it is done. */
  link?: { href: string; label: string };
}

/** A category with those of its questions that a search leaves. */
export interface FaqGroup {
  category: FaqCategory;
  entries: readonly FaqEntry[];
}

/**
 * The entries for a language's region that hold every word that was typed, in question or answer, in the spelling of the
 * language; categories without any are left out. What was typed may be in either spelling.
 */
export function searchFaq(
  entries: Readonly<Record<FaqCategory, readonly FaqEntry[]>>,
  { typed, language }: { typed: string; language: Language },
): FaqGroup[] {
  const words = spelled(typed, language).toLowerCase().split(/\s+/).filter(Boolean);
  return faqCategories
    .map((category) => ({
      category,
      entries: entries[category]
        .filter((entry) => concerns(entry, language))
        .map((entry) => inSpelling(entry, language))
        .filter(({ question, answer }) => {
          const text = `${question} ${answer} ${category}`.toLowerCase();
          return words.every((word) => text.includes(word));
        }),
    }))
    .filter((group) => group.entries.length > 0);
}

function concerns({ region }: FaqEntry, language: Language): boolean {
  return region === undefined || region === regionTerms(language).region;
}

function inSpelling({ question, answer, ...entry }: FaqEntry, language: Language): FaqEntry {
  return { ...entry, question: spelled(question, language), answer: spelled(answer, language) };
}
