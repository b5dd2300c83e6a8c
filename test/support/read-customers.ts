import { expect } from "vitest";
import type { CustomerWords } from "#domain/customers/customer.ts";
import { percent } from "#domain/money/percent.ts";
import { bringIn } from "#web/bring-in/bring-in.ts";

const firm = { chargesTax: true, tax: percent(20_000), markup: percent(25_000) };

/** A customer of whom nothing is known. */
export const nobody: CustomerWords = {
  ...{ name: "", companyName: null, email: null, phone: null, address: null },
  ...{ city: null, county: null, postcode: null, country: null, notes: null },
};

/** @throws Error for a file that is not read as customers */
export function customers(text: string, present: CustomerWords[] = []) {
  const bytes = new TextEncoder().encode(text);
  const result = bringIn(bytes, { customers: present, materials: [], labour: [], language: "en-GB", firm });
  if (result.kind !== "customers") throw new Error(`read as ${JSON.stringify(result)}`);
  return result;
}

/** What is known of the one customer of a file. */
export function onlyOne(text: string): Partial<CustomerWords> {
  const { customers: all } = customers(text);
  expect(all).toHaveLength(1);
  return Object.fromEntries(Object.entries(all[0]?.words ?? {}).filter(([, word]) => word !== null));
}
