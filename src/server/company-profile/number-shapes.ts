import { Refusal } from "#contract/errors.ts";
import { enGB } from "#domain/messages/en-gb.ts";

/** Digits, with the blanks and hyphens that people write between them. */
const digits = (least: number, most: number) => (text: string) => {
  const count = text.replaceAll(/[ -]/g, "").length;
  return /^[\d -]+$/.test(text) && count >= least && count <= most;
};

/** The shapes of every region: a sort code has 6 digits as a BSB has, a routing number 9. */
const shapes = {
  utrNumber: {
    fits: (text: string) => digits(10, 10)(text.replace(/k$/i, "")),
    message: enGB.company.utrDigits,
  },
  sortCode: { fits: digits(6, 9), message: enGB.company.sortCodeDigits },
  accountNumber: { fits: digits(1, 17), message: enGB.company.accountNumberDigits },
};

/**
 * Refuses numbers of the bank and the tax office that have not their shape, where the server can read them. Whether such
 * a number is in use is not its business.
 *
 * @throws Refusal VALIDATION_FAILED with each field
 */
export function refuseMisshapenNumbers(words: Record<string, unknown>): void {
  const fields = Object.entries(shapes).flatMap(([path, { fits, message }]) => {
    const text = words[path];
    return typeof text === "string" && text.trim() !== "" && !fits(text.trim()) ? [{ path, message }] : [];
  });
  if (fields.length > 0) throw new Refusal("VALIDATION_FAILED", fields[0]?.message, fields);
}
