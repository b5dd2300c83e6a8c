import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { newDraft } from "#web/drafts/document-draft.ts";
import { customLine, type DraftLine, descriptionLine } from "#web/drafts/draft-lines.ts";
import { unreadOfDraft } from "#web/quoting/unread-figures.ts";

const bath = customLine({ name: "Bath", customType: "material", quantity: "1", unitPrice: "85" });
const hour = customLine({ name: "Fitting", customType: "labour", quantity: "2", unitPrice: "40" });
const note = descriptionLine("Making good", "");
const common = { id: "1", today: localDate("2026-11-24"), language: "en-GB", profile: null } as const;
const draft = { ...newDraft("quote", { ...common, prefill: {} }), lines: [bath, hour, note] };

const withBath = (change: Partial<DraftLine>) =>
  unreadOfDraft({ ...draft, lines: [{ ...bath, ...change }, hour, note] });
const withTerms = (change: Partial<typeof draft.terms>) =>
  unreadOfDraft({ ...draft, terms: { ...draft.terms, ...change } });

test("what can be read is known, and an empty box counts as what it stands for", () => {
  expect(unreadOfDraft(draft)).toBeNull();
  expect(withBath({ unitPrice: "£1,250." })).toBeNull();
  expect(withBath({ unitPrice: "" })).toBeNull();
  expect(withBath({ quantity: " " })).toBeNull();
  expect(withTerms({ markupPercent: "", discountPercent: "" })).toBeNull();
});

test("a price or quantity that cannot be read or is too large leaves its line and the sums unknown", () => {
  const unread = { sums: true, lines: [bath.id], date: false };
  expect(withBath({ unitPrice: "12..5" })).toEqual(unread);
  expect(withBath({ quantity: "two" })).toEqual(unread);
  expect(withBath({ quantity: "5012345678900" })).toEqual(unread);
});

test("a discount that cannot be read leaves the sums unknown, a markup its lines too", () => {
  expect(withTerms({ discountPercent: "101" })).toEqual({ sums: true, lines: [], date: false });
  expect(withTerms({ taxPercent: "2o" })).toEqual({ sums: true, lines: [], date: false });
  const marked = withTerms({ markupPercent: "x", markupScope: "materials_only" });
  expect(marked).toEqual({ sums: true, lines: [bath.id], date: false });
});

test("without its date a document has sums all the same", () => {
  expect(unreadOfDraft({ ...draft, date: "" })).toEqual({ sums: false, lines: [], date: true });
});
