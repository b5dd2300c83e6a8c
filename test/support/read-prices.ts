import { formatPence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { bringIn } from "#web/bring-in/bring-in.ts";
import type { LabourWords, MaterialWords } from "#web/bring-in/bring-prices.ts";

const firm = { chargesTax: true, tax: percent(20_000), markup: percent(25_000) };

interface Has {
  materials?: MaterialWords[];
  labour?: LabourWords[];
  chargesTax?: boolean;
}

/** Reads a file as a British firm does that charges VAT at 20% and has a markup of 25%. */
export function read(text: string, { materials = [], labour = [], chargesTax = true }: Has = {}) {
  const bytes = new TextEncoder().encode(text);
  return bringIn(bytes, {
    customers: [],
    materials,
    labour,
    language: "en-GB",
    firm: { ...firm, chargesTax },
  });
}

/** @throws Error for a file that is not read as materials */
export function goods(text: string, has: Has = {}) {
  const result = read(text, has);
  if (result.kind !== "materials") throw new Error(`read as ${JSON.stringify(result)}`);
  return result;
}

/** What its materials cost, as text in pounds. */
export const costs = (text: string, has: Has = {}) =>
  goods(text, has).items.map(({ words }) => formatPence(words.unitCost));
