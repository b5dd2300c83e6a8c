import type { Language } from "#domain/region/region.ts";
import australianPaper from "#web/landing/paper-en-au.webp";
import australianPhonePaper from "#web/landing/paper-en-au-phone.webp";
import britishPaper from "#web/landing/paper-en-gb.webp";
import britishPhonePaper from "#web/landing/paper-en-gb-phone.webp";
import americanPaper from "#web/landing/paper-en-us.webp";
import americanPhonePaper from "#web/landing/paper-en-us-phone.webp";
import australianDarkScreen from "#web/landing/screen-en-au-dark.webp";
import australianLightScreen from "#web/landing/screen-en-au-light.webp";
import britishDarkScreen from "#web/landing/screen-en-gb-dark.webp";
import britishLightScreen from "#web/landing/screen-en-gb-light.webp";
import americanDarkScreen from "#web/landing/screen-en-us-dark.webp";
import americanLightScreen from "#web/landing/screen-en-us-light.webp";

/** A picture of `npm run landing-pictures`, with its size in CSS pixels. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface LandingPictures {
  /** The editor on a phone. */
  readonly screen: { readonly light: Picture; readonly dark: Picture; readonly alt: string };
  /** A paper: the page of the PDF, and as it is read on a phone. */
  readonly paper: { readonly page: Picture; readonly phone: Picture; readonly alt: string };
}

const editorOf = (kind: "quote" | "invoice") =>
  `A phone with the lines of ${kind === "quote" ? "a quote" : "an invoice"}, what the customer pays for each, and the total`;

/** What the start page shows, with the prices and the paper of each country. */
export const landingPictures: Record<Language, LandingPictures> = {
  "en-GB": {
    screen: { light: phone(britishLightScreen), dark: phone(britishDarkScreen), alt: editorOf("quote") },
    paper: {
      page: { src: britishPaper, width: 521, height: 737 },
      phone: { src: britishPhonePaper, width: 328, height: 1092 },
      alt: "A quote from a plumber for a new boiler, £3,467.10 with VAT",
    },
  },
  "en-US": {
    screen: { light: phone(americanLightScreen), dark: phone(americanDarkScreen), alt: editorOf("quote") },
    paper: {
      page: { src: americanPaper, width: 536, height: 693 },
      phone: { src: americanPhonePaper, width: 328, height: 940 },
      alt: "A quote from an electrician for a breaker panel, $1,795.43 with sales tax",
    },
  },
  "en-AU": {
    screen: {
      light: phone(australianLightScreen),
      dark: phone(australianDarkScreen),
      alt: editorOf("invoice"),
    },
    paper: {
      page: { src: australianPaper, width: 521, height: 737 },
      phone: { src: australianPhonePaper, width: 328, height: 972 },
      alt: "A tax invoice from a carpenter for a new deck, $2,507.12 with GST",
    },
  },
};

function phone(src: string): Picture {
  return { src, width: 360, height: 740 };
}
