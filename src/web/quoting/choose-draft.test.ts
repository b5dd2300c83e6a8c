import { expect, test } from "vitest";
import type { Arrival } from "#web/drafts/arrival.ts";
import { chooseSlot, type DraftChoices } from "#web/quoting/choose-draft.ts";

const nothing: Arrival = { prefill: {}, duplicateOf: null, comparesPrices: false, draft: null };
const drafts = [{ slot: "newest" }, { slot: "older" }];

const slotFor = (choices: Partial<DraftChoices>) =>
  chooseSlot({
    arrival: nothing,
    isCold: false,
    drafts,
    inUse: new Set(),
    isTaken: (slot) => drafts.some((draft) => draft.slot === slot),
    fresh: "fresh",
    ...choices,
  });

test("a press of New starts another draft, and leaves the existing ones alone", () => {
  expect(slotFor({})).toBe("fresh");
});

test("a person who opens the address gets the newest draft, unless another tab has it open", () => {
  expect(slotFor({ isCold: true })).toBe("newest");
  expect(slotFor({ isCold: true, inUse: new Set(["newest"]) })).toBe("older");
  expect(slotFor({ isCold: true, inUse: new Set(["newest", "older"]) })).toBe("fresh");
  expect(slotFor({ isCold: true, drafts: [] })).toBe("fresh");
});

test("arriving with a customer or a document starts a new draft from it", () => {
  const customer = { ...nothing, prefill: { customerName: "Bea" } };
  const duplicate = { ...nothing, duplicateOf: "an id" };
  expect(slotFor({ isCold: true, arrival: customer })).toBe("fresh");
  expect(slotFor({ isCold: true, arrival: duplicate })).toBe("fresh");
});

test("a reload finds the draft of its history entry", () => {
  expect(slotFor({ arrival: { ...nothing, draft: "older" } })).toBe("older");
  expect(slotFor({ arrival: { ...nothing, draft: "saved long ago" } })).toBe("saved long ago");
});

test("a draft that cannot be read is not overwritten", () => {
  const arrival = { ...nothing, draft: "of another key" };
  expect(slotFor({ arrival, isTaken: () => true })).toBe("fresh");
});

test("with twenty drafts one has to be discarded first, but each of them can still be continued", () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ slot: `draft ${at}` }));
  expect(slotFor({ drafts: many })).toBeNull();
  expect(slotFor({ drafts: many.slice(1) })).toBe("fresh");
  expect(slotFor({ drafts: many, arrival: { ...nothing, draft: "draft 7" } })).toBe("draft 7");
  expect(slotFor({ drafts: many, isCold: true })).toBe("draft 0");
});
