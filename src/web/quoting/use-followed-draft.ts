import { useDeferredValue } from "react";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { amountDue } from "#web/quoting/amount-due.ts";
import { customerPays } from "#web/quoting/customer-pays.ts";
import { type DraftBackground, shownDocumentOf } from "#web/quoting/draft-document.ts";
import type { Saving } from "#web/quoting/load-saving.ts";

interface Surroundings {
  background: DraftBackground;
  profile: CompanyProfile;
  /** The calendar day where the person is. It is handed in, because what is compiled reads no clock. */
  today: LocalDate;
  /** Says what of the draft cannot be read, once that can be asked. */
  unreadOf: Saving["unreadOf"] | undefined;
}

interface FollowedFrom extends Surroundings {
  /** What the draft began with. */
  initial: DocumentDraft;
}

/**
 * What a draft comes to: its sums, its paper, and what the customer pays for each line. It follows the typing when the
 * letter is on the screen, and is the same object until something in it changes.
 */
export function useFollowedDraft(draft: DocumentDraft, given: FollowedFrom) {
  "use memo";
  const { initial, background, profile, today, unreadOf } = given;
  const { language } = draft;
  const firm = supplierOfOrigin(background) ?? profile;
  const followed = useDeferredValue(draft);
  const order = orderOf(followed, { background, profile, today, unreadOf });
  const paper: PrintOrder = { ...order, mode: "customer-detailed", profile };
  return {
    followed,
    order,
    paper,
    due: amountDue(order),
    /** What it began with. */
    start: {
      lines: initial.lines,
      due: amountDue(orderOf(initial, { background, profile, today, unreadOf })),
    },
    /** The firm whose rules apply: an invoice's own supplier, otherwise today's profile, in the document's region. */
    supplier: { ...firm, language },
    customerPays: customerPays(followed, firm, order.unread?.lines),
  };
}

/** The firm as it was when the document that this one comes from was made. */
function supplierOfOrigin({ origin }: DraftBackground) {
  return origin && "supplier" in origin ? origin.supplier : null;
}

/** The draft as a document in the firm's own view. The logo is left out, because no part of the editor shows it. */
function orderOf(draft: DocumentDraft, { background, profile, today, unreadOf }: Surroundings): PrintOrder {
  return {
    kind: draft.kind,
    mode: "business",
    document: shownDocumentOf(draft, background, today),
    profile: { ...profile, logoUrl: null },
    unread: unreadOf?.(draft) ?? null,
  } as PrintOrder;
}
