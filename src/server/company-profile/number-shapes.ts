import { isBankCode } from "#domain/company/bank-code.ts";
import { hasDigits } from "#domain/company/has-digits.ts";
import { Refusal } from "#server/base/refusal.ts";

/** The formats of all regions. */
const shapes = {
  utrNumber: {
    fits: (text: string) => hasDigits(text.replace(/k$/i, ""), 10, 10),
    reason: "company.utrDigits",
  },
  sortCode: { fits: isBankCode, reason: "company.sortCodeDigits" },
  accountNumber: { fits: (text: string) => hasDigits(text, 1, 17), reason: "company.accountNumberDigits" },
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
