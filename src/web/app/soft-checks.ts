import { looksLikeAbn } from "#domain/company/abn.ts";
import { looksLikeEin } from "#domain/company/ein.ts";
import type { Region } from "#domain/company/region.ts";
import { looksLikeUtr } from "#domain/company/utr.ts";

/**
 * [Note: Soft checks]
 * A number that does not look right is said so under its box once the box is left, and is saved as it is: a check may
 * be older than the bank's newest range. What a check needs is loaded when it is first asked.
 */
export interface SoftCheck {
  /** Whether a text, never blank, looks right; may reject where the check can't be loaded. */
  looksRight: (text: string) => Promise<boolean>;
  words: string;
}

/** A UK sort code, a blank, and an account number: the two are checked once both are whole. */
export const bankAccountCheck: SoftCheck = {
  looksRight: async (text) => {
    const [sortCode = "", accountNumber = ""] = text.replace(/-/g, "").split(" ");
    if (sortCode.length !== 6 || accountNumber === "") return true;
    const { validateAccountDetails } = await import("uk-modulus-check");
    return validateAccountDetails(sortCode, accountNumber);
  },
  words: "This sort code and account number do not look right together. Please check them.",
};

export const ibanCheck: SoftCheck = {
  looksRight: async (text) => {
    const { electronicFormatIBAN, isValidIBAN } = await import("ibantools");
    return isValidIBAN(electronicFormatIBAN(text) ?? "");
  },
  words: "This IBAN does not look right. Please check it.",
};

export const bicCheck: SoftCheck = {
  looksRight: async (text) => {
    const { isValidBIC } = await import("ibantools");
    return isValidBIC(text.replace(/\s/g, "").toUpperCase());
  },
  words: "This BIC does not look right. Please check it.",
};

/** A VAT number of the United Kingdom, with its "GB" or without, or of another country with its letters. */
export const vatNumberCheck: SoftCheck = {
  looksRight: async (text) => {
    const { checkVAT, countries } = await import("jsvat-next");
    const number = text.replace(/[\s.-]/g, "").toUpperCase();
    return checkVAT(/^\d/.test(number) ? `GB${number}` : number, countries).isValid;
  },
  words: "This VAT number does not look right. Please check it.",
};

export const utrCheck: SoftCheck = {
  looksRight: async (text) => looksLikeUtr(text),
  words: "This UTR does not look right. Please check it.",
};

export const abnCheck: SoftCheck = {
  looksRight: async (text) => looksLikeAbn(text),
  words: "This ABN does not look right. Please check it.",
};

export const einCheck: SoftCheck = {
  looksRight: async (text) => looksLikeEin(text),
  words: "This EIN does not look right. Please check it.",
};

const ukPostcodeCheck: SoftCheck = {
  looksRight: async (text) => {
    const { isValid } = await import("postcode");
    return isValid(text.trim());
  },
  words: "This postcode does not look right. Please check it.",
};

const unitedKingdom = /^(|uk|gb|united kingdom|great britain|england|scotland|wales|northern ireland)$/;

/** The check of an address's postcode: in the United Kingdom, where a blank country counts as the user's own. */
export function postcodeCheck(region: Region, country: string): SoftCheck | null {
  const named = country.trim().toLowerCase().replace(/\./g, "");
  const isUnitedKingdom = named === "" ? region === "GB" : unitedKingdom.test(named);
  return isUnitedKingdom ? ukPostcodeCheck : null;
}
