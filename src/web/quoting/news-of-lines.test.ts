import { expect, test } from "vitest";
import { customLine, type DraftLine } from "#web/drafts/draft-lines.ts";
import { newsOfLines } from "#web/quoting/news-of-lines.ts";

const line = (name: string, customType: DraftLine["customType"] = "material") =>
  customLine({ name, customType: customType ?? "material", quantity: "1", unitPrice: "10" });
const [oak, fitting, tread] = [line("Oak board"), line("Fitting", "labour"), line("Oak stair tread")];

test("a line that was added is announced with its place under the headings and what the document comes to", () => {
  const before = { lines: [oak, fitting], amount: "Total £20.00" };
  const after = { lines: [oak, fitting, tread], amount: "Total £30.00" };
  expect(newsOfLines(before, after)).toBe("Oak stair tread added, line 2. Total £30.00.");
});

test("several lines are counted, and an amount that stays is not announced", () => {
  const before = { lines: [oak], amount: "Total £10.00" };
  expect(newsOfLines(before, { ...before, lines: [oak, fitting, tread] })).toBe("2 items added.");
  expect(newsOfLines(before, before)).toBe("");
});

test("after a removal the new amount is announced", () => {
  const before = { lines: [oak, tread], amount: "Total £20.00" };
  expect(newsOfLines(before, { lines: [oak], amount: "Total £10.00" })).toBe("Total £10.00.");
});
