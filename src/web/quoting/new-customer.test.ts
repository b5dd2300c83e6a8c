import { expect, test } from "vitest";
import type { Customer } from "#domain/customers/customer.ts";
import { draftWordsOf } from "#web/drafts/draft-words.ts";
import { newCustomerOf } from "#web/quoting/new-customer.ts";

const ann = { id: "ann", name: "Ann Archer" } as unknown as Customer;
const known = [ann];
const draftFor = (words: Parameters<typeof draftWordsOf>[0]) => ({
  version: null,
  words: draftWordsOf(words),
});

test("who is typed into a new document is kept with all that was typed", () => {
  const words = { customerName: " Mrs Hobbs ", customerPhone: "07700 900123", projectPostcode: "LS29 8AB" };
  expect(newCustomerOf(draftFor(words), known)).toEqual({
    ...{ name: "Mrs Hobbs", phone: "07700 900123", postcode: "LS29 8AB" },
    ...{
      companyName: null,
      email: null,
      address: null,
      city: null,
      county: null,
      country: null,
      notes: null,
    },
  });
});

test("a name alone is kept unless a customer has it", () => {
  expect(newCustomerOf(draftFor({ customerName: "Bea Brown" }), known)?.name).toBe("Bea Brown");
  expect(newCustomerOf(draftFor({ customerName: "ann archer" }), known)).toBe(null);
});

test("nothing is kept of a document that was saved before", () => {
  const draft = draftFor({ customerName: "Bea Brown", customerEmail: "bea@example.com" });
  expect(newCustomerOf({ ...draft, version: 3 }, known)).toBe(null);
});
