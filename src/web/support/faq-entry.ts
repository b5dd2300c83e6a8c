import { type Language, type Region, regionTerms } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";

/** The categories of questions, in order. */
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
  /** The region it applies to; absent when it applies to all. */
  region?: Region;
  /** The screen where it is done. */
  link?: { href: string; label: string };
}

/** A category, with those of its questions that match the search. */
export interface FaqGroup {
  category: FaqCategory;
  entries: readonly FaqEntry[];
}

/**
 * The entries for a language's region that contain every typed word in the question, the answer or the category, in
 * the spelling of the language. Categories without a match are left out. The search accepts both spellings.
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
