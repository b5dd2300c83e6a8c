import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { type DraftAction, draftReducer, newDraft } from "#web/drafts/document-draft.ts";
import { customLine } from "#web/drafts/draft-lines.ts";

test("a quote whose lines became fixed takes no line back that was removed before", () => {
  const today = localDate("2026-11-21");
  const start = newDraft("quote", { id: "q", today, language: "en-GB", profile: null, prefill: {} });
  const line = customLine({ name: "Skip", customType: "material", quantity: "1", unitPrice: "100" });
  const back: DraftAction = { type: "addLine", line, at: 0 };
  const fixed: DraftAction = { type: "set", change: { status: "invoice" } };
  const without: DraftAction[] = [back, { type: "removeLine", id: line.id }];
  expect([...without, back].reduce(draftReducer, start).lines).toEqual([line]);
  expect([...without, fixed, back].reduce(draftReducer, start).lines).toEqual([]);
});
