/** What the letter after N begins, and the address of its screen; a customer has a dialog. See [Note: Keys]. */
export const beginnings = {
  q: { label: "New quote", address: "/quotes/new" },
  i: { label: "New invoice", address: "/invoices/new" },
  c: { label: "New customer", address: null },
  b: { label: "Bring in", address: "/bring-in" },
} as const;

export type BeginningLetter = keyof typeof beginnings;

export const beginningLetters = Object.keys(beginnings) as BeginningLetter[];

export function isBeginningLetter(key: string): key is BeginningLetter {
  return key in beginnings;
}
