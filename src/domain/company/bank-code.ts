import { hasDigits } from "#domain/company/has-digits.ts";
import type { Region } from "#domain/region/region.ts";

const groups: Record<Region, readonly number[]> = { GB: [2, 2, 2], AU: [3, 3], US: [9] };

/**
 * Formats a bank code as it is typed: digits only, cut to the region's length and grouped: GB "12-34-56", AU
 * "123-456", US "123456789".
 */
export function formatBankCode(typed: string, region: Region): string {
  const digits = typed.replace(/\D/g, "");
  const parts: string[] = [];
  let start = 0;
  for (const length of groups[region]) {
    if (start < digits.length) parts.push(digits.slice(start, start + length));
    start += length;
  }
  return parts.join("-");
}

/** Whether a text can be a bank code of any region: a sort code has 6 digits, like a BSB; a routing number has 9. */
export function isBankCode(text: string): boolean {
  return hasDigits(text, 6, 9);
}
