import { expect, test } from "vitest";
import { emptied } from "./without-route-summaries.ts";

test("the summaries of routes are blank, and nothing else changes", () => {
  const code = [
    'const read = route({ path: "/api/x", summary: "One x.", answer });',
    "const list = route({ summary: `All of them, ` + newest, query });",
    "const change = route({ summary: says.update });",
    'const words = { summary: textOf(document), title: "summary: one" };',
    "documentRoutes({ summary, answer });",
  ].join("\n");
  expect(emptied(code)).toBe(
    [
      'const read = route({ path: "/api/x", summary: "", answer });',
      'const list = route({ summary: "", query });',
      'const change = route({ summary: "" });',
      'const words = { summary: textOf(document), title: "summary: one" };',
      "documentRoutes({ summary, answer });",
    ].join("\n"),
  );
});
