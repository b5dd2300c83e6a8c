import { looksLikeAbn } from "#domain/company/abn.ts";
import { looksLikeEin } from "#domain/company/ein.ts";
import { looksLikeUtr } from "#domain/company/utr.ts";
import type { Region } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";

/**
 * [Note: Soft checks]
 * When a number does not look right, a warning says so under its box once the box is left, and the number is saved as
 * it is: the check may be older than the bank's newest range. What a check needs is loaded on its first use.
 */
export interface SoftCheck {
  /** Whether a text, never blank, looks right; may reject when the check can't be loaded. */
  looksRight: (text: string) => Promise<boolean>;
  words: () => string;
}

/** A UK sort code, a space, and an account number: the two are checked once both are complete. */
export const bankAccountCheck: SoftCheck = {
  looksRight: async (text) => {
    const [sortCode = "", accountNumber = ""] = text.replace(/-/g, "").split(" ");
    if (sortCode.length !== 6 || accountNumber === "") return true;
    const { validateAccountDetails } = await import("uk-modulus-check");
    return validateAccountDetails(sortCode, accountNumber);
  },
  words: () => messages().checks.sortCode,
};

export const ibanCheck: SoftCheck = {
  looksRight: async (text) => {
    const { electronicFormatIBAN, isValidIBAN } = await import("ibantools");
    return isValidIBAN(electronicFormatIBAN(text) ?? "");
  },
  words: () => messages().checks.iban,
};

export const bicCheck: SoftCheck = {
  looksRight: async (text) => {
    const { isValidBIC } = await import("ibantools");
    return isValidBIC(text.replace(/\s/g, "").toUpperCase());
  },
  words: () => messages().checks.bic,
};

/** A VAT number of the United Kingdom, with or without its "GB", or of another country with its letters. */
export const vatNumberCheck: SoftCheck = {
  looksRight: async (text) => {
    const { checkVAT, countries } = await import("jsvat-next");
    const number = text.replace(/[\s.-]/g, "").toUpperCase();
    return checkVAT(/^\d/.test(number) ? `GB${number}` : number, countries).isValid;
  },
  words: () => messages().checks.vatNumber,
};

export const utrCheck: SoftCheck = {
  looksRight: async (text) => looksLikeUtr(text),
  words: () => messages().checks.utr,
};

export const abnCheck: SoftCheck = {
  looksRight: async (text) => looksLikeAbn(text),
  words: () => messages().checks.abn,
};

export const einCheck: SoftCheck = {
  looksRight: async (text) => looksLikeEin(text),
  words: () => messages().checks.ein,
};

const ukPostcodeCheck: SoftCheck = {
  looksRight: async (text) => {
    const { isValid } = await import("postcode");
    return isValid(text.trim());
  },
  words: () => messages().checks.postcode,
};

const unitedKingdom = /^(|uk|gb|united kingdom|great britain|england|scotland|wales|northern ireland)$/;

/** The check of an address's postcode: only in the United Kingdom, where a blank country counts as the user's own. */
export function postcodeCheck(region: Region, country: string): SoftCheck | null {
  const named = country.trim().toLowerCase().replace(/\./g, "");
  const isUnitedKingdom = named === "" ? region === "GB" : unitedKingdom.test(named);
  return isUnitedKingdom ? ukPostcodeCheck : null;
}
