import { expect, test } from "vitest";
import { type FilledWith, fillWords, unknownPlaceholder } from "#words/paper/fill-words.ts";

const known: FilledWith = {
  first: "Margaret",
  name: "Margaret Ellison",
  work: "the oak stairs",
  number: "Q-0061",
  total: "£1,986.29",
  tax: "incl. VAT",
  date: "5 December 2026",
  pay: "How to pay is on it",
  me: "Joe",
  firm: "Dr. Hobbs & Sons Ltd.",
};
const without = (...names: (keyof FilledWith)[]): FilledWith => ({
  ...known,
  ...Object.fromEntries(names.map((name) => [name, null])),
});

test("placeholders are filled in however they are written; other words in braces are text", () => {
  expect(fillWords("Hi {First}, { total } {tax} {see plan}", known)).toBe(
    "Hi Margaret, £1,986.29 incl. VAT {see plan}",
  );
  const text = "Nothing  to fill, \n\n not. even {x} here. ";
  expect(fillWords(text, without("date", "me"))).toBe(text);
});

test.each([
  [
    "a clause between commas",
    "For {total}, good until {date}, we begin soon.",
    "For £1,986.29, we begin soon.",
  ],
  [
    "a clause at the end",
    "For {total} {tax}, good until {date}. Call us.",
    "For £1,986.29 incl. VAT. Call us.",
  ],
  ["a clause in brackets", "For {total} (until {date}) as agreed.", "For £1,986.29 as agreed."],
  ["a clause at the beginning", "Until {date}, it is {total}.", "It is £1,986.29."],
  ["a whole sentence", "It is {total}. Pay by {date}! Thanks.", "It is £1,986.29. Thanks."],
  ["a line", "Thanks.\nDue {date}\nJoe", "Thanks.\nJoe"],
  ["all of it", "{date}", ""],
  [
    "no clause of its own",
    "{total} incl. VAT, until {date}. 3.5 m of oak, approx. 9 kg.",
    "£1,986.29 incl. VAT. 3.5 m of oak, approx. 9 kg.",
  ],
])("a day that is not known takes %s along", (_, words, filled) => {
  expect(fillWords(words, without("date"))).toBe(filled);
});

test.each([
  ["Our quote {number} for {work}: {total} {tax}.", "Our quote for the oak stairs: £1,986.29."],
  ["{number}: {total} ({tax}), as agreed ({number}).", ": £1,986.29, as agreed."],
  ["Quote {number}, {tax}", "Quote,"],
])("a number and a tax that are not known leave out themselves alone: %s", (words, filled) => {
  expect(fillWords(words, without("number", "tax"))).toBe(filled);
});

test("who writes is left out by name", () => {
  const words = "Call us. Yours sincerely, {me}, {firm}";
  expect(fillWords(words, known)).toBe("Call us. Yours sincerely, Joe, Dr. Hobbs & Sons Ltd.");
  expect(fillWords(words, without("me"))).toBe("Call us. Yours sincerely, Dr. Hobbs & Sons Ltd.");
  expect(fillWords(words, without("firm"))).toBe("Call us. Yours sincerely, Joe");
  expect(fillWords("Call us. {me}, {firm}", without("me"))).toBe("Call us. Dr. Hobbs & Sons Ltd.");
  expect(fillWords("Call us. {me}, {firm}", without("me", "firm"))).toBe("Call us.");
});

test("no combination of what is not known prints a placeholder", () => {
  const words =
    "Hi {first}, {number} ({date}) for {work}: {total} {tax}; until {date}.\n{me}, {firm}. {date} {me}";
  const names = ["number", "tax", "date", "me", "firm"] as const;
  for (let mask = 0; mask < 2 ** names.length; mask += 1) {
    const unknown = names.filter((_, at) => mask & (1 << at));
    expect(fillWords(words, without(...unknown))).not.toMatch(/[{}]|null|undefined/);
  }
});

test("a slip in braces is found, a placeholder is not", () => {
  expect(unknownPlaceholder("Hi {First}, {total}")).toBeNull();
  expect(unknownPlaceholder("Hi {first}, until {dtae}, {x}")).toBe("{dtae}");
  expect(unknownPlaceholder("{due date}")).toBe("{due date}");
});
