import { expect, test } from "vitest";
import type { Tone } from "#domain/company/company-settings.ts";
import { quoteToMargaret } from "#test/support/sent-facts.ts";
import { fillWords } from "#words/paper/fill-words.ts";
import { filledWith, type SentFacts, standardWords } from "#words/paper/ready-words.ts";
import { whatStays, wordsToKeep } from "#words/paper/words-to-keep.ts";

function kept(text: string, facts: Partial<SentFacts> = {}, tone: Tone = "friendly"): string {
  const whole = { ...quoteToMargaret, ...facts };
  const from = standardWords({ kind: "quote", about: "document", tone }, "en-GB");
  return wordsToKeep(text, { values: filledWith(whole, tone), tax: whole.tax, from });
}

test("words that nobody has edited are kept as those that they were made from", () => {
  for (const kind of ["quote", "invoice"] as const) {
    for (const about of ["document", "reminder"] as const) {
      for (const tone of ["friendly", "formal"] as const) {
        const from = standardWords({ kind, about, tone }, "en-GB");
        const values = filledWith({ ...quoteToMargaret, saysHowToPay: kind === "invoice" }, tone);
        expect(wordsToKeep(fillWords(from, values), { values, tax: "VAT", from })).toBe(from);
      }
    }
  }
});

test("what is of this document becomes its placeholder, wherever it stands, and fits the next customer", () => {
  const words = kept(
    "Hello Margaret,\nQ-0061 for the oak stairs: £1,986.29 including VAT until 5 December 2026.\nSee you, Margaret Ellison! Joe of Hobbs Joinery",
  );
  expect(words).toBe(
    "Hello {first},\n{number} for {work}: {total} {tax} until {date}.\nSee you, {name}! {me} of {firm}",
  );
  const next = { ...quoteToMargaret, customerName: "Mrs Cole", tax: null, total: "£9.00", work: "a gate" };
  expect(fillWords(words, filledWith({ ...next, number: "Q-0062" }, "friendly"))).toBe(
    "Hello Mrs Cole,\nQ-0062 for a gate: £9.00 until 5 December 2026.\nSee you, Mrs Cole! Joe of Hobbs Joinery",
  );
});

test("only whole words are of this document", () => {
  expect(kept("Margaretha, £1,986.295, the oak stairs' rail, Q-00617, Joey")).toBe(
    "Margaretha, £1,986.295, {work}' rail, Q-00617, Joey",
  );
  expect(kept("Margaret's stairs (Joe)")).toBe("{first}'s stairs ({me})");
});

test("a name that stands for two becomes both, in the order of the words that it was made from", () => {
  expect(kept("Hi Joe, all well? Joe, Hobbs Joinery", { customerName: "Joe Hill" })).toBe(
    "Hi {first}, all well? {me}, {firm}",
  );
  const company = { customerName: "Rees & Sons Ltd" };
  expect(kept("Hi Rees & Sons Ltd, bye Rees & Sons Ltd", company)).toBe("Hi {first}, bye {first}");
  expect(kept("Dear Rees & Sons Ltd, bye", company, "formal")).toBe("Dear {name}, bye");
});

test("what may stand there by chance is replaced only as often as the words name it", () => {
  const plain = { work: "the work", number: "12" };
  expect(kept("Our quote for the work. We begin the work within 12 days.", plain)).toBe(
    "Our quote for {work}. We begin the work within 12 days.",
  );
  expect(kept("Our quote 12 for it, within 12 days", plain, "formal")).toBe(
    "Our quote {number} for it, within 12 days",
  );
});

test("a name with signs of a pattern, and one read from right to left, are found", () => {
  expect(kept("Hi A.J. (Tony) + Sons Ltd", { customerName: "A.J. (Tony) + Sons Ltd" })).toBe("Hi {first}");
  const amir = { customerName: "אמיר כהן" };
  const sent = fillWords("Hi {first}, {name}", filledWith({ ...quoteToMargaret, ...amir }, "friendly"));
  expect(kept(sent, amir)).toBe("Hi {first}, {name}");
});

test("what may be of this customer and stays is named once", () => {
  const words = kept("Dear Mrs Ellison, (about £1,986), Ellison; 3 days, call 07700 900123. Margaret");
  expect(words).toBe("Dear Mrs Ellison, (about £1,986), Ellison; 3 days, call 07700 900123. {first}");
  expect(whatStays(words, "Margaret Ellison")).toEqual(["Ellison", "£1,986", "3", "07700", "900123"]);
  expect(whatStays("Dear {name}, the stairs of Tom and al are ready", "Tom and Al Shaw")).toEqual(["Tom"]);
});
