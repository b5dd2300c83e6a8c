import { Refusal } from "#server/base/refusal.ts";

/** Digits, and the blanks and hyphens that people write between them. */
const digits = (least: number, most: number) => (text: string) => {
  const count = text.replaceAll(/[ -]/g, "").length;
  return /^[\d -]+$/.test(text) && count >= least && count <= most;
};

/** The formats of all regions: a sort code has 6 digits, like a BSB; a routing number has 9. */
const shapes = {
  utrNumber: {
    fits: (text: string) => digits(10, 10)(text.replace(/k$/i, "")),
    reason: "company.utrDigits",
  },
  sortCode: { fits: digits(6, 9), reason: "company.sortCodeDigits" },
  accountNumber: { fits: digits(1, 17), reason: "company.accountNumberDigits" },
} as const;

/**
 * Refuses bank and tax numbers of the wrong format, as far as the server can read them. It does not check whether such
 * a number exists.
 *
 * @throws Refusal VALIDATION_FAILED, which lists each field
 */
export function refuseMisshapenNumbers(words: Record<string, unknown>): void {
  const fields = Object.entries(shapes).flatMap(([path, { fits, reason }]) => {
    const text = words[path];
    return typeof text === "string" && text.trim() !== "" && !fits(text.trim()) ? [{ path, reason }] : [];
  });
  if (fields.length > 0) throw new Refusal("VALIDATION_FAILED", fields);
}
