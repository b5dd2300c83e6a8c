import { expect, test } from "vitest";
import type { Quote } from "#domain/documents/trade-document.ts";
import { forgetUndo, keepUndo, undoEntries } from "#web/documents/recent-undo.ts";

const id = "0b9f8f0e-0000-4000-8000-000000000001" as Quote["id"];
const undo = { text: "Not sent", onSelect: () => undefined };

test("an act can be taken back by the document's menu for ten minutes", () => {
  keepUndo(id, undo, 1_000);
  expect(undoEntries(id, 1_000)).toEqual([undo]);
  expect(undoEntries(id, 1_000 + 599_999)).toEqual([undo]);
  expect(undoEntries(id, 1_000 + 600_000)).toEqual([]);
});

test("what was taken back, and another document, has no such entry", () => {
  keepUndo(id, undo, 1_000);
  expect(undoEntries("other" as Quote["id"], 1_000)).toEqual([]);
  forgetUndo(id);
  expect(undoEntries(id, 1_000)).toEqual([]);
});
