// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { Quote } from "#domain/documents/trade-document.ts";
import { forgetUndo, keepUndo, recentUndo, type Undo } from "#web/documents/recent-undo.ts";

const quote = { id: "0b9f8f0e-0000-4000-8000-000000000001" as Quote["id"], version: 3 };
const other = { ...quote, id: "0b9f8f0e-0000-4000-8000-000000000002" as Quote["id"] };
const toDraft: Undo = { act: "status", status: "draft", version: 3 };

beforeEach(() => sessionStorage.clear());

test("an act can be taken back for ten minutes", () => {
  keepUndo(quote.id, toDraft, 1_000);
  expect(recentUndo(quote, 1_000)).toEqual(toDraft);
  expect(recentUndo(quote, 1_000 + 599_999)).toEqual(toDraft);
  expect(recentUndo(quote, 1_000 + 600_000)).toBeNull();
});

test("the last act alone can be, and neither what was taken back nor another document's", () => {
  keepUndo(quote.id, toDraft, 1_000);
  keepUndo(quote.id, { ...toDraft, status: "sent" }, 1_000);
  keepUndo(other.id, toDraft, 1_000);
  expect(recentUndo(quote, 1_000)).toEqual({ ...toDraft, status: "sent" });
  forgetUndo(quote.id, 1_000);
  expect(recentUndo(quote, 1_000)).toBeNull();
  expect(recentUndo(other, 1_000)).toEqual(toDraft);
});

test("a change of status cannot be taken back once the document has another version", () => {
  keepUndo(quote.id, toDraft, 1_000);
  expect(recentUndo({ ...quote, version: 4 }, 1_000)).toBeNull();
});

test("what is over is kept no longer than until the next act", () => {
  keepUndo(quote.id, toDraft, 1_000);
  keepUndo(other.id, toDraft, 1_000 + 600_000);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(quote.id);
});

test("a store that cannot be read has nothing to take back", () => {
  sessionStorage.setItem("quotewright-undos", "{");
  expect(recentUndo(quote, 1_000)).toBeNull();
});
