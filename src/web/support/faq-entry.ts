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
  /** Where it is done. */
  link?: { href: string; label: string };
}

/** A category with those of its questions that a search leaves. */
export interface FaqGroup {
  category: FaqCategory;
  entries: readonly FaqEntry[];
}

/** The entries that hold every word that was typed, in question or answer; categories without any are left out. */
export function searchFaq(
  entries: Readonly<Record<FaqCategory, readonly FaqEntry[]>>,
  typed: string,
): FaqGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return faqCategories
    .map((category) => ({
      category,
      entries: entries[category].filter(({ question, answer }) => {
        const text = `${question} ${answer} ${category}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((group) => group.entries.length > 0);
}
