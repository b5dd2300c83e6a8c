import type { Language } from "#domain/region/region.ts";
import australianPaper from "#web/landing/paper-en-au.webp";
import britishPaper from "#web/landing/paper-en-gb.webp";
import americanPaper from "#web/landing/paper-en-us.webp";

interface LandingMessages {
  /** What an invoice gets right where the visitor works. */
  tax: string;
  trades: readonly string[];
  /** A real document, drawn by `npm run landing-papers`; width and height are in CSS pixels. */
  paper: { picture: string; width: number; height: number; alt: string };
}

const a4 = { width: 446, height: 631 };
const letter = { width: 459, height: 594 };

const british: LandingMessages = {
  tax: "Numbered, with your bank details, and right for VAT, CIS and the reverse charge.",
  trades: ["Builders", "Joiners and carpenters", "Decorators", "Tilers"],
  paper: {
    ...a4,
    picture: britishPaper,
    alt: "A quote from a plumber for a new boiler, £3,472.13 with VAT",
  },
};

/** What the start page says differently in each country. */
export const landingMessages: Record<Language, LandingMessages> = {
  "en-GB": british,
  "en-US": {
    tax: "Numbered, with your bank details, and your state's sales tax worked out.",
    trades: ["Contractors", "Carpenters", "Painters", "Tile setters"],
    paper: {
      ...letter,
      picture: americanPaper,
      alt: "A quote from an electrician for a breaker panel, $1,844.12 with sales tax",
    },
  },
  "en-AU": {
    ...british,
    tax: "Numbered, with your BSB and ABN, and the GST worked out.",
    trades: ["Builders", "Carpenters", "Painters", "Tilers"],
    paper: {
      ...a4,
      picture: australianPaper,
      alt: "A tax invoice from a carpenter for a new deck, $2,501.31 with GST",
    },
  },
};
