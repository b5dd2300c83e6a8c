import { parseLocalDate } from "#domain/calendar/local-date.ts";
import { readTypedMoney, readTypedPercent, readTypedQuantity } from "#domain/documents/typed-number.ts";
import { carriesMarkup } from "#domain/pricing/line.ts";
import type { Unread } from "#pdf/paper.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { type DraftLine, tooLargeNumber } from "#web/drafts/draft-lines.ts";
import { largestPercent } from "#web/quoting/draft-document.ts";

/**
 * What of a draft cannot be read, or is too large, so that it counts as 0 or as the default: the sums that would have it
 * are shown as not known. An empty box counts as what it stands for. Null where all can be read.
 */
export function unreadOfDraft(draft: DocumentDraft): Unread | null {
  const { markupPercent, markupScope, discountPercent, taxPercent } = draft.terms;
  const isMarkupUnread = isPercentUnread(markupPercent, largestPercent.markup);
  const unread = draft.lines.filter(isLineUnread);
  const date = parseLocalDate(draft.date) === null;
  const sums =
    unread.length > 0 ||
    isMarkupUnread ||
    [discountPercent, taxPercent].some((text) => isPercentUnread(text, largestPercent.share));
  if (!sums && !date) return null;
  const lines = draft.lines.filter(
    (line) => unread.includes(line) || (isMarkupUnread && carriesMarkup(line, markupScope)),
  );
  return { sums, lines: lines.map(({ id }) => id), date };
}

function isLineUnread(line: DraftLine): boolean {
  return (
    isWritten(line.unitPrice, readTypedMoney(line.unitPrice)) ||
    (line.itemType !== "description" && isWritten(line.quantity, readTypedQuantity(line.quantity))) ||
    tooLargeNumber(line) !== null
  );
}

function isPercentUnread(text: string, most: number): boolean {
  const read = readTypedPercent(text);
  return isWritten(text, read !== null && read <= most ? read : null);
}

/** Something is written and was not read. */
function isWritten(text: string, read: number | null): boolean {
  return read === null && text.trim() !== "";
}
