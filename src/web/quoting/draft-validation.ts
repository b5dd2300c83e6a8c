import { parseLocalDate } from "#domain/calendar/local-date.ts";
import { isEmail } from "#domain/customers/email-address.ts";
import { mayHaveQuantity } from "#domain/documents/quantity-rule.ts";
import { readTypedMoney, readTypedPercent, readTypedQuantity } from "#domain/documents/typed-number.ts";
import { DocumentTooLarge, refuseTooLarge } from "#domain/pricing/document-too-large.ts";
import { lineNameLimit } from "#domain/pricing/line-item.ts";
import { messages } from "#web/base/messages.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { type DraftLine, tooLargeNumber } from "#web/drafts/draft-lines.ts";
import { draftTotals, largestPercent } from "#web/quoting/draft-document.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { shortName } from "#web/quoting/line-name.ts";
import { wrongQuantity } from "#web/quoting/line-problems.ts";
import { tooLong } from "#web/quoting/too-long.ts";
import { exampleDate } from "#words/labels/typed-day.ts";
import { isolated } from "#words/paper/isolated.ts";

/** An error that keeps a draft from being saved: which control it is in, and what to do there. */
export interface DraftProblem {
  fieldId: string;
  message: string;
}

/** All errors that keep a draft from being saved, in the order of the form; empty when it may be saved. */
export function draftProblems(draft: DocumentDraft): DraftProblem[] {
  return [...customerProblems(draft), ...dateProblems(draft), ...lineProblems(draft), ...termProblems(draft)];
}

/**
 * The errors to show: all of them after an attempt to save, before it those of the boxes that were left with one. Null
 * when nothing is to be shown.
 */
export function problemsToShow(
  draft: DocumentDraft,
  { attempt, left }: { attempt: number; left: readonly string[] },
): DraftProblem[] | null {
  if (attempt === 0 && left.length === 0) return null;
  const all = draftProblems(draft);
  const shown = attempt > 0 ? all : all.filter(({ fieldId }) => left.includes(fieldId));
  return shown.length === 0 ? null : shown;
}

function customerProblems({ kind, words, withoutEmail = false }: DocumentDraft): DraftProblem[] {
  const own = messages()[kind];
  const email = words.customerEmail.trim();
  return [
    ...unless(words.customerName.trim() !== "", fieldIds.customerName, own.customerNameRequired),
    ...(email === "" && words.customerPhone.trim() === "" && own.customerEmailRequired !== null
      ? [unreachable(own.customerEmailRequired, withoutEmail)]
      : []),
    ...unless(email === "" || isEmail(email), fieldIds.customerEmail, own.invalidEmail),
  ];
}

/** A quote for somebody who can be reached neither by e-mail nor by telephone. */
function unreachable(emailRequired: string, withoutEmail: boolean): DraftProblem {
  return withoutEmail
    ? { fieldId: fieldIds.customerPhone, message: messages().quote.customerPhoneRequired }
    : { fieldId: fieldIds.customerEmail, message: emailRequired };
}

function dateProblems({ kind, language, date, until, number }: DocumentDraft): DraftProblem[] {
  const own = messages()[kind];
  return [
    ...unless(number === null || number.trim() !== "", fieldIds.number, messages().invoice.numberRequired),
    ...unless(parseLocalDate(date) !== null, fieldIds.date, own.dateMissing),
    ...unless(
      until === "" || parseLocalDate(until) !== null,
      fieldIds.until,
      messages().documents.noSuchDate(exampleDate(language)),
    ),
    ...unless(until === "" || until >= date, fieldIds.until, own.endsBeforeDate),
  ];
}

function lineProblems({ kind, lines }: DocumentDraft): DraftProblem[] {
  if (lines.length === 0) return [{ fieldId: fieldIds.items, message: messages()[kind].noLines }];
  return lines.flatMap((line) => problemsOfLine(line));
}

function problemsOfLine(line: DraftLine): DraftProblem[] {
  const isDescription = line.itemType === "description";
  const quantity = readTypedQuantity(line.quantity);
  const tooLarge = tooLargeNumber(line);
  const priceIsFine =
    readTypedMoney(line.unitPrice) !== null || (isDescription && line.unitPrice.trim() === "");
  return [
    ...unless(
      line.name.trim() !== "",
      fieldIds.lineName(line.id),
      isDescription ? messages().items.noDescription : messages().items.nameMissing,
    ),
    ...unless(
      line.name.length <= lineNameLimit(line.itemType),
      fieldIds.lineName(line.id),
      tooLong(line.itemType),
    ),
    ...unless(
      isDescription || (quantity !== null && mayHaveQuantity(line.itemType, quantity)),
      fieldIds.lineQuantity(line.id),
      messageOf(line, wrongQuantity(line.itemType)),
    ),
    ...unless(priceIsFine, fieldIds.linePrice(line.id), messageOf(line, messages().items.wrongPrice)),
    ...unless(
      tooLarge === null,
      tooLarge === "price" ? fieldIds.linePrice(line.id) : fieldIds.lineQuantity(line.id),
      messages().items.tooLarge,
    ),
  ];
}

/** What is wrong, and in which of many lines. */
function messageOf(line: DraftLine, message: string): string {
  return `${message}: ${isolated(shortName(line))}`;
}

function termProblems(draft: DocumentDraft): DraftProblem[] {
  const { markupPercent, discountPercent, taxPercent } = draft.terms;
  const within = (text: string, most: number) => (readTypedPercent(text) ?? most + 1) <= most;
  return [
    ...unless(
      within(markupPercent, largestPercent.markup),
      fieldIds.markupPercent,
      messages().documents.markupRange,
    ),
    ...unless(
      within(discountPercent, largestPercent.share),
      fieldIds.discountPercent,
      messages().documents.discountRange,
    ),
    ...unless(within(taxPercent, largestPercent.share), fieldIds.taxPercent, messages().documents.taxRange),
    ...sizeProblems(draft),
  ];
}

function sizeProblems(draft: DocumentDraft): DraftProblem[] {
  try {
    refuseTooLarge(draftTotals(draft, null));
    return [];
  } catch (error) {
    if (error instanceof DocumentTooLarge)
      return [{ fieldId: fieldIds.items, message: messages().documents.tooLarge }];
    throw error;
  }
}

function unless(fine: boolean, fieldId: string, message: string): DraftProblem[] {
  return fine ? [] : [{ fieldId, message }];
}
