import { type Pence, pence } from "#domain/money/pence.ts";

/** How many units a price is for, and what they are called; the name is empty when the text has none. */
export interface PricedPer {
  count: number;
  unit: string;
}

const counted = "ea|each|no|nr|pcs?|pieces?|off";
const perMany = new RegExp(
  `^(?:per\\b|/)\\s*(\\d{1,4})(?:'?s)?(?:\\s*(${counted}|m|mtrs?|metres?|meters?))?$`,
  "i",
);
const bareMany = new RegExp(`^(\\d{1,4})(?:'?s)?$|^(1000|100|10)\\s*(${counted})$`, "i");

/** What merchants write for a dozen, a hundred and a thousand. */
const spelled: Readonly<Record<string, number>> = {
  c: 100,
  hd: 100,
  hundred: 100,
  hund: 100,
  hnd: 100,
  thousand: 1000,
  thou: 1000,
  "'000": 1000,
  "000": 1000,
  dozen: 12,
};

/**
 * Reads the unit of a price. "Per 100 m" and "100 pcs" are a hundred; "3m" and "100 m" are the length of one piece, and
 * a unit of that name.
 *
 * @param isPer whether "per" stands before it, in a heading or before the cell
 */
export function pricedPer(text: string, isPer = false): PricedPer {
  const bare = text.trim();
  const said = isPer && !/^(?:per\b|\/)/i.test(bare) ? `per ${bare}` : bare;
  const word = spelled[said.toLowerCase().replace(/^per /, "")];
  if (word !== undefined) return { count: word, unit: "" };
  const [, count, unit = ""] = perMany.exec(said) ?? [];
  if (count !== undefined) return { count: Math.max(1, Number(count)), unit };
  const [, number, many, name = ""] = bareMany.exec(bare) ?? [];
  const bareCount = number ?? many;
  return bareCount === undefined
    ? { count: 1, unit: bare }
    : { count: Math.max(1, Number(bareCount)), unit: name };
}

/** A price, and how many units it is for. */
export interface ListedPrice {
  amount: Pence;
  count: number;
}

/** How many a unit such as "Per 100" is: a price of less than whole pennies each was kept for so many. */
export function countOfUnit(unit: string): number {
  return Number(/^Per (\d{1,4})$/.exec(unit)?.[1] ?? 1);
}

/** A price for as many as another, or null where that is less than whole pennies or either is for one. */
export function priceForMany({ amount, count }: ListedPrice, wanted: number): Pence | null {
  if (count === 1 || wanted === 1) return null;
  return (amount * wanted) % count === 0 ? pence((amount * wanted) / count) : null;
}

/** A price for several units as the price of one, or null where that is less than whole pennies. */
export function priceOfOne(amount: Pence, per: number): Pence | null {
  return amount % per === 0 ? pence(amount / per) : null;
}
