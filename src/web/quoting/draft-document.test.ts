import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import { newDraft } from "#web/drafts/document-draft.ts";
import { shownDocumentOf } from "#web/quoting/draft-document.ts";

const today = localDate("2026-11-29");

test.each<DocumentKind>(["quote", "invoice"])(
  "a %s without a date that can be read is shown with today's",
  (kind) => {
    const begun = {
      id: "d",
      today: localDate("2026-11-20"),
      language: "en-GB",
      profile: null,
      prefill: {},
    } as const;
    const draft = newDraft(kind, begun);
    const datesOf = (date: string) => {
      const document = shownDocumentOf({ ...draft, date }, { origin: null, supplier: null }, today);
      const order = { kind, mode: "customer-detailed", document, profile: null } as PrintOrder;
      return paperDoc(order).date;
    };
    expect(datesOf("")).toBe(today);
    expect(datesOf("3")).toBe(today);
    expect(datesOf("2026-12-01")).toBe("2026-12-01");
  },
);
