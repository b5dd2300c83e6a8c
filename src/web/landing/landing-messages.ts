import type { Language } from "#domain/region/region.ts";

interface LandingMessages {
  /** What an invoice gets right where the visitor works. */
  tax: string;
  trades: readonly string[];
}

/** What the start page says differently in each country. */
export const landingMessages: Record<Language, LandingMessages> = {
  "en-GB": {
    tax: "Numbered, with your bank details, and right for VAT, CIS and the reverse charge.",
    trades: ["Builders", "Joiners and carpenters", "Decorators", "Tilers"],
  },
  "en-US": {
    tax: "Numbered, with your bank details, and your state's sales tax worked out.",
    trades: ["Contractors", "Carpenters", "Painters", "Tile setters"],
  },
  "en-AU": {
    tax: "Numbered, with your BSB and ABN, and the GST worked out.",
    trades: ["Builders", "Carpenters", "Painters", "Tilers"],
  },
};
