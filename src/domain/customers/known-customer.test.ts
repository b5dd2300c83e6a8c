import { expect, test } from "vitest";
import type { Customer } from "#domain/customers/customer.ts";
import {
  type CustomerTraits,
  isNamedLike,
  isStill,
  knownCustomer,
} from "#domain/customers/known-customer.ts";

const nobody: CustomerTraits = { name: null, email: null, phone: null, postcode: null };
const zoe = { name: "Zoë Quill", email: "Zoe@Example.com", phone: "01943 600123", postcode: "LS29 8AB" };
const ben = { ...nobody, name: "Ben Ash", postcode: "BD1 1AA" };
const customers = [zoe, ben].map(
  (traits, at) => ({ ...traits, id: `customer ${at}` }) as unknown as Customer,
);

const found = (traits: Partial<CustomerTraits>) =>
  knownCustomer({ ...nobody, ...traits }, customers)?.name ?? null;

test("a customer is known by e-mail address, telephone number, or name and postcode", () => {
  expect(found({ name: "Z. Quill", email: "zoe@example.com " })).toBe("Zoë Quill");
  expect(found({ name: "Mrs Quill", phone: "(01943) 600-123" })).toBe("Zoë Quill");
  expect(found({ name: "zoe  quill", postcode: "ls298ab" })).toBe("Zoë Quill");
  expect(found({ name: "Ben Ash", postcode: "bd1 1aa" })).toBe("Ben Ash");
});

test("a name alone, another postcode or nothing at all is a new customer", () => {
  expect(found({ name: "Ben Ash" })).toBe(null);
  expect(found({ name: "Ben Ash", postcode: "BD1 1AB" })).toBe(null);
  expect(found({ name: "Cat", email: "cat@example.com" })).toBe(null);
  expect(found({})).toBe(null);
});

test("a document is a customer's by its address, and only without one by its number, or name and postcode", () => {
  expect(isNamedLike({ ...nobody, name: "Other", email: "ZOE@example.com" }, zoe)).toBe(true);
  expect(isNamedLike({ ...nobody, name: "Zoe Quill", postcode: "LS29 8AB" }, zoe)).toBe(true);
  expect(isNamedLike({ ...nobody, name: "Mrs Quill", phone: "01943600123" }, zoe)).toBe(true);
  expect(isNamedLike({ ...nobody, name: "Zoe Quill", phone: "01943600124" }, zoe)).toBe(false);
  expect(isNamedLike({ ...zoe, email: "another@example.com" }, zoe)).toBe(false);
  expect(isNamedLike(nobody, nobody)).toBe(false);
});

test("a picked customer whose name was corrected is still the same, and one with other words is not", () => {
  expect(isStill({ ...zoe, name: "Zoe Quill-Ash" }, zoe)).toBe(true);
  expect(isStill({ ...ben, postcode: "BD2 2BB" }, ben)).toBe(true);
  expect(isStill({ ...ben, name: "Cat Lane" }, ben)).toBe(false);
});
