import { expect, test } from "vitest";
import { matchedParts } from "#web/ui/matched-parts.ts";

const marked = (text: string, query: string) =>
  matchedParts(text, query).map(([from, to]) => text.slice(from, to));

test("each word of a query is marked where the text has it first, whatever its case and accents", () => {
  expect(marked("Margaret Ellison", "ell")).toEqual(["Ell"]);
  expect(marked("Margaret Ellison", "elli MARG")).toEqual(["Elli", "Marg"]);
  expect(marked("Crème Café 🙂 Élan", "cafe elan")).toEqual(["Café", "Élan"]);
  expect(marked("Ellison", "fisher")).toEqual([]);
  expect(marked("Ellison", " ")).toEqual([]);
});
