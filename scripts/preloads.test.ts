import { expect, test } from "vitest";
import { preloadsOf } from "./preloads.ts";

const scripts = new Map(
  Object.entries({
    "screens-1.js": { name: "screens", imports: ["base-1.js"] },
    "quote-1.js": { name: "quote", imports: ["base-1.js", "rows-1.js"] },
    "faq-screen-1.js": { name: "faq-screen", imports: ["base-1.js", "rows-1.js"] },
    "editor-1.js": { name: "editor", imports: ["rows-1.js"] },
    "editor-desk-1.js": { name: "editor-desk", imports: ["rows-1.js", "lines-1.js"] },
    "dialog-1.js": { name: "dialog", imports: ["rows-1.js", "popup-1.js"] },
    "rows-1.js": { name: "rows", imports: ["base-1.js"] },
    "base-1.js": { name: "base", imports: ["rows-1.js"] },
    "lines-1.js": { name: "lines", imports: [] },
    "popup-1.js": { name: "popup", imports: [] },
  }),
);

test("a screen is loaded together with what it imports, but for what is there already", () => {
  const files = ["quote-1.js", "base-1.js", "rows-1.js", "lines-1.js"];
  expect(preloadsOf("quote-1.js", files, "screens-1.js", scripts)).toEqual(["quote-1.js", "lines-1.js"]);
});

test("nothing is named for a screen that is seldom opened", () => {
  expect(preloadsOf("faq-screen-1.js", ["faq-screen-1.js", "rows-1.js"], "screens-1.js", scripts)).toEqual(
    [],
  );
});

test("so is a part that a screen draws by itself", () => {
  const files = ["editor-desk-1.js", "rows-1.js", "lines-1.js"];
  expect(preloadsOf("editor-desk-1.js", files, "editor-1.js", scripts)).toEqual([
    "editor-desk-1.js",
    "lines-1.js",
  ]);
});

test("nothing is named for what a press opens", () => {
  const files = ["dialog-1.js", "rows-1.js", "popup-1.js"];
  expect(preloadsOf("dialog-1.js", files, "editor-1.js", scripts)).toEqual([]);
});
