import { expect, test } from "vitest";
import type { Tone } from "#domain/company/company-settings.ts";
import { quoteToMargaret } from "#test/support/sent-facts.ts";
import { fillWords } from "#words/paper/fill-words.ts";
import {
  filledWith,
  firstName,
  type Occasion,
  type SentFacts,
  standardWords,
  workOf,
} from "#words/paper/ready-words.ts";

const quote = { ...quoteToMargaret, kind: "quote" as "quote" | "invoice" };
const invoice = { ...quote, kind: "invoice" as const, number: "INV-0031", saysHowToPay: true };

function readyWords(
  { kind, ...facts }: SentFacts & { kind: "quote" | "invoice" },
  about: Occasion,
  tone: Tone,
) {
  return fillWords(standardWords({ kind, about, tone }, facts.language), filledWith(facts, tone));
}

test("a quote is sent in a friendly or a formal tone", () => {
  expect(readyWords(quote, "document", "friendly")).toBe(
    "Hi Margaret, here is our quote for the oak stairs: £1,986.29 incl. VAT, good until 5 December 2026. Any questions, just call. Joe, Hobbs Joinery",
  );
  expect(readyWords(quote, "document", "formal")).toBe(
    "Dear Margaret Ellison, please find our quote Q-0061 for the oak stairs at £1,986.29 including VAT, valid until 5 December 2026. Yours sincerely, Joe, Hobbs Joinery",
  );
  expect(readyWords({ ...quote, language: "en-US" }, "document", "formal")).toMatch(/\. Sincerely, Joe/);
});

test("an invoice is sent and asked for once more", () => {
  expect(readyWords(invoice, "document", "friendly")).toBe(
    "Hi Margaret, thank you for your business. Here is invoice INV-0031: £1,986.29, due by 5 December 2026. How to pay is on it. Joe, Hobbs Joinery",
  );
  expect(readyWords(invoice, "reminder", "friendly")).toBe(
    "Hi Margaret, a quick reminder that invoice INV-0031 for £1,986.29 is still open. It was due by 5 December 2026. If it is paid already, thank you. Joe, Hobbs Joinery",
  );
});

test("what is not known leaves its clause out", () => {
  const bare = { ...quote, number: null, tax: null, date: null, me: null, firm: null };
  expect(readyWords(bare, "document", "friendly")).toBe(
    "Hi Margaret, here is our quote for the oak stairs: £1,986.29. Any questions, just call.",
  );
  expect(readyWords({ ...bare, kind: "invoice" }, "document", "formal")).toBe(
    "Dear Margaret Ellison, please find our invoice for the oak stairs at £1,986.29. Yours sincerely",
  );
});

test("each clause is left out by itself", () => {
  const formal = (unknown: Partial<SentFacts>) => readyWords({ ...quote, ...unknown }, "document", "formal");
  const rest = "for the oak stairs at £1,986.29";
  expect(formal({ number: null })).toContain(`our quote ${rest} including VAT, valid until`);
  expect(formal({ tax: null })).toContain(`our quote Q-0061 ${rest}, valid until 5 December 2026.`);
  expect(formal({ date: null })).toContain(`our quote Q-0061 ${rest} including VAT. Yours sincerely,`);
  expect(formal({ firm: null })).toMatch(/Yours sincerely, Joe$/);
  expect(formal({ me: null })).toMatch(/Yours sincerely, Hobbs Joinery$/);
  expect(readyWords({ ...invoice, date: null }, "document", "friendly")).toContain(
    "Here is invoice INV-0031: £1,986.29. How to pay is on it. Joe",
  );
  expect(readyWords({ ...invoice, date: null, saysHowToPay: false }, "document", "friendly")).toContain(
    "Here is invoice INV-0031: £1,986.29. Joe, Hobbs Joinery",
  );
});

test("an invoice in a formal tone, and the reminders of both kinds", () => {
  expect(readyWords(invoice, "document", "formal")).toBe(
    "Dear Margaret Ellison, please find our invoice INV-0031 for the oak stairs at £1,986.29 including VAT, due by 5 December 2026. Yours sincerely, Joe, Hobbs Joinery",
  );
  expect(readyWords(invoice, "reminder", "formal")).toBe(
    "Dear Margaret Ellison, our records show that invoice INV-0031 for £1,986.29 has not been paid. It was due by 5 December 2026. If it has been paid in the meantime, please disregard this reminder. Yours sincerely, Joe, Hobbs Joinery",
  );
  expect(readyWords(quote, "reminder", "friendly")).toBe(
    "Hi Margaret, just checking that you have our quote for the oak stairs: £1,986.29 incl. VAT, good until 5 December 2026. Any questions, just call. Joe, Hobbs Joinery",
  );
});

test.each([
  ["Margaret Ellison", "Margaret"],
  ["Mrs Ellison", "Mrs Ellison"],
  ["Dr. P. Raman", "Dr. P. Raman"],
  ["Professor Raman", "Professor Raman"],
  ["Reverend Ellison", "Reverend Ellison"],
  ["Missy Elland", "Missy"],
  ["Tom & Ann Shaw", "Tom & Ann Shaw"],
  ["Tom and Ann Shaw", "Tom and Ann Shaw"],
  ["Rees Construction Ltd", "Rees Construction Ltd"],
  ["Acme Corporation", "Acme Corporation"],
  ["Andrew Cole", "Andrew"],
  ["Brown, Zoe", "Zoe"],
  ["Featherstonehaugh, Mrs A", "Mrs A Featherstonehaugh"],
  ["Zoe,", "Zoe"],
  ["  Margaret  Ellison ", "Margaret"],
])("%s is greeted as %s", (name, greeted) => {
  expect(firstName(name, null)).toBe(greeted);
});

test("a company is greeted by its whole name, and the work is named in few words", () => {
  expect(firstName("Brightwater Homes", "Brightwater homes ")).toBe("Brightwater Homes");
  expect(firstName("Amelia Stroud", "Stroud Veterinary Practice")).toBe("Amelia");
  expect(workOf({ description: "New oak stairs\nand a rail", site: "14 Chevin Side" })).toBe(
    "New oak stairs",
  );
  expect(workOf({ description: "x".repeat(60), site: null })).toBe("x".repeat(60));
  expect(workOf({ description: "x".repeat(61), site: "14 Chevin Side" })).toBe("the work at 14 Chevin Side");
  expect(workOf({ description: null, site: null })).toBe("the work");
});

test("a long first line of the work is shortened between two words, and not left out", () => {
  const description = "Take out the old staircase, build new oak stairs with a turned rail, and make good";
  const work = workOf({ description, site: "14 Chevin Side" });
  expect(work).toBe("Take out the old staircase, build new oak stairs with a…");
  expect(workOf({ description: `${"word ".repeat(12)}end`, site: null })).toHaveLength(60);
  expect(workOf({ description: `New oak stairs, ${"x".repeat(60)}`, site: null })).toBe("New oak stairs…");
});
