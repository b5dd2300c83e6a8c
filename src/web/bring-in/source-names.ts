import { plainHeading } from "#web/bring-in/plain-heading.ts";

/** Headings that only one program writes together. */
const signatures: readonly (readonly [name: string, headings: readonly string[]])[] = [
  ["Xero", ["contact name", "po address line 1"]],
  ["Xero", ["item code", "purchases unit price"]],
  ["QuickBooks", ["product service name"]],
  ["QuickBooks", ["opening balance", "resale number"]],
  ["Sage", ["main address line 1", "main contact name"]],
  ["Google", ["phonetic first name"]],
  ["Outlook", ["internet free busy"]],
  ["Outlook", ["e mail address", "business street"]],
  ["Jobber", ["j id"]],
  ["Tradify", ["unit of measure", "buy price"]],
  ["Invoice Ninja", ["client paid to date"]],
  ["Invoice Ninja", ["tax name 1", "product"]],
];

/** The program that writes such headings, as people call it; null when it is not known. */
export function sourceOf(headings: readonly string[]): string | null {
  const known = new Set(headings.map(plainHeading));
  const has = (heading: string) => known.has(heading);
  return signatures.find(([, wanted]) => wanted.every(has))?.[0] ?? null;
}
