import { expect, test } from "vitest";
import { parseLocalDate } from "#domain/calendar/local-date.ts";
import { newDraft } from "#web/drafts/document-draft.ts";
import { customLine, descriptionLine } from "#web/drafts/draft-lines.ts";
import { prefillFromQuery } from "#web/drafts/prefill.ts";
import { customerPays, paysForNext, sumOfNext } from "#web/quoting/customer-pays.ts";

const firm = { chargeVat: true };
const start = newDraft("quote", {
  id: "1",
  today: parseLocalDate("2026-11-24")!,
  language: "en-GB",
  profile: null,
  prefill: prefillFromQuery(""),
});
const bath = customLine({ name: "Bath", customType: "material", quantity: "1", unitPrice: "85" });
const hour = customLine({ name: "Fitting", customType: "labour", quantity: "2", unitPrice: "40" });
const note = descriptionLine("Scaffold hire", "30");

function paidFor(markupScope: "materials_only" | "materials_and_labour", lines = [bath, hour, note]) {
  const terms = { ...start.terms, markupPercent: "25", markupScope };
  const paid = customerPays({ ...start, terms, lines }, firm);
  return lines.map(({ id }) => paid.get(id));
}

test("what the customer pays for a line whose figures cannot be read is not known", () => {
  const terms = { ...start.terms, markupPercent: "25", markupScope: "materials_only" } as const;
  const lines = [{ ...bath, unitPrice: "8..5" }, hour];
  expect([...customerPays({ ...start, terms, lines }, firm, [bath.id])]).toEqual([[bath.id, null]]);
});

test("beside each line that is marked up stands what the customer pays for it", () => {
  expect(paidFor("materials_and_labour")).toEqual([10_625, 10_000, undefined]);
  expect(paidFor("materials_only")).toEqual([10_625, undefined, undefined]);
});

test("of the next line it is said in words, where it is marked up", () => {
  const draft = { ...start, terms: { ...start.terms, markupPercent: "25" } };
  expect(paysForNext(bath, draft, firm)).toBe("Customer pays £106.25");
  expect(paysForNext(note, draft, firm)).toBeUndefined();
});

test("picked items come to what the customer pays for them, and without a markup to what they cost", () => {
  const draft = { ...start, terms: { ...start.terms, markupPercent: "25" } };
  expect(sumOfNext([bath, note], draft, firm)).toBe(10_625 + 3_000);
  expect(sumOfNext([bath, note], { ...start, terms: { ...start.terms, markupPercent: "0" } }, firm)).toBe(
    11_500,
  );
});

test("of the next line it is what the line will say, to the penny of a markup that is split", () => {
  const draft = { ...start, terms: { ...start.terms, markupPercent: "25" } };
  const screw = () => customLine({ name: "Screw", customType: "material", quantity: "1", unitPrice: "0.02" });
  const [first, next] = [screw(), screw()];
  expect(paysForNext(next, draft, firm)).toBe("Customer pays £0.03");
  expect(customerPays({ ...draft, lines: [first, next] }, firm).get(next.id)).toBeUndefined();
  expect(paysForNext(next, { ...draft, lines: [first] }, firm)).toBeUndefined();
});

test("beyond exact arithmetic nothing is said", () => {
  const dear = { ...bath, quantity: "999999999", unitPrice: "9999999999" };
  expect(paidFor("materials_and_labour", [dear, dear])).toEqual([undefined, undefined]);
});
