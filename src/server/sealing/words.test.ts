import { expect, test } from "vitest";
import { changeWords, spreadWords, takeNewWords, takeWords } from "#server/sealing/words.ts";

const kid = "AAAAAAAAAAAAAAAAAAAAAA";
const id = "0b5f7d0e-8c1e-4c53-9a55-0d5f3c1b2a10";
const other = "0b5f7d0e-8c1e-4c53-9a55-0d5f3c1b2a11";
const plainAccount = { kid: null };
const encrypted = { kid };
const envelope = `qw1:${kid}:customer:${id}:${"B".repeat(40)}`;

test("an account without encryption keeps plain words, blanks as null", () => {
  const words = takeWords("customer", id, { name: "Ann", city: " ", version: 3 }, plainAccount);
  expect(words).toEqual({ plain: { name: "Ann", city: null }, sealed: null });
});

test("a change without words changes numbers only", () => {
  expect(takeWords("quote", id, { status: "sent" }, plainAccount)).toBeNull();
  expect(takeWords("quote", id, { status: "sent", customerName: null }, encrypted)).toBeNull();
});

test("an encrypted account keeps the envelope, and refuses a plain word with or without it", () => {
  expect(takeWords("customer", id, { sealed: envelope, name: null }, encrypted)).toEqual({
    plain: null,
    sealed: envelope,
  });
  const required = expect.objectContaining({ code: "ENCRYPTION_PASSPHRASE_REQUIRED" });
  expect(() => takeWords("customer", id, { sealed: envelope, city: "Leeds" }, encrypted)).toThrow(required);
  expect(() => takeWords("customer", id, { name: "Ann" }, encrypted)).toThrow(required);
  expect(() => takeNewWords("customer", id, {}, encrypted)).toThrow(required);
});

test("a word in a line item is a plain word too", () => {
  const body = {
    sealed: `qw1:${kid}:quote:${id}:${"B".repeat(40)}`,
    lineItems: [{ id: other, name: "Boiler" }],
  };
  expect(() => takeWords("quote", id, body, encrypted)).toThrow(
    expect.objectContaining({ code: "ENCRYPTION_PASSPHRASE_REQUIRED" }),
  );
});

test.each([
  ["another record", `qw1:${kid}:customer:${other}:${"B".repeat(40)}`],
  ["another kind", `qw1:${kid}:quote:${id}:${"B".repeat(40)}`],
  ["another key", `qw1:${"C".repeat(22)}:customer:${id}:${"B".repeat(40)}`],
  ["nothing at all", "hello"],
])("an envelope bound to %s is refused", (_what, sealed) => {
  expect(() => takeWords("customer", id, { sealed }, encrypted)).toThrow("does not belong to this record");
});

test("an envelope in an account without encryption is refused", () => {
  expect(() => takeWords("customer", id, { sealed: envelope }, plainAccount)).toThrow(
    expect.objectContaining({ code: "ENCRYPTION_NOT_SET_UP" }),
  );
});

test("plain words are merged into the old ones; an envelope replaces the old one as a whole", () => {
  const old = { plain: { name: "Ann", city: "Leeds" }, sealed: null };
  expect(changeWords(old, { plain: { city: null }, sealed: null })).toEqual({
    plain: { name: "Ann", city: null },
    sealed: null,
  });
  expect(changeWords(old, { plain: null, sealed: envelope })).toEqual({ plain: null, sealed: envelope });
  expect(changeWords(old, null)).toBe(old);
});

test("the wire form has every sealed field, null where the words are sealed", () => {
  expect(spreadWords("laborItem", { plain: { name: "Plasterer" }, sealed: null })).toEqual({
    name: "Plasterer",
    sealed: null,
  });
  expect(spreadWords("laborItem", { plain: null, sealed: "qw1:x" })).toEqual({ name: null, sealed: "qw1:x" });
});
