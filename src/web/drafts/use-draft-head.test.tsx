// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { drawing } from "#test/support/drawing.ts";
import { type DocumentDraft, type DraftHead, newDraft } from "#web/drafts/document-draft.ts";
import { customLine } from "#web/drafts/draft-lines.ts";
import { useDraftHead } from "#web/drafts/use-draft-head.ts";

const shown = drawing();
const heads: DraftHead[] = [];

test("a draft's head stays the same object while its lines change, and follows everything else", async () => {
  const draft = newDraft("quote", {
    id: "q1",
    today: localDate("2026-03-02"),
    language: "en-GB",
    profile: null,
    prefill: {},
  });
  await draw(draft);
  const begun = heads.at(-1);
  const line = customLine({ name: "Tap", customType: "material", quantity: "1", unitPrice: "9" });
  const typed = { ...draft, lines: [line] };
  await draw(typed);
  expect(heads.at(-1)).toBe(begun);
  await draw({ ...typed, date: "2026-03-05" });
  expect(heads.at(-1)?.date).toBe("2026-03-05");
  await draw({ ...typed, withoutEmail: true });
  expect(heads.at(-1)).toMatchObject({ date: draft.date, withoutEmail: true });
  await draw(draft);
  expect(heads.at(-1)).not.toHaveProperty("withoutEmail", true);
});

function draw(draft: DocumentDraft): Promise<void> {
  return shown.draw(<Head draft={draft} />);
}

function Head({ draft }: { draft: DocumentDraft }) {
  heads.push(useDraftHead(draft));
  return null;
}
