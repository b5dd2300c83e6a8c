import * as z from "zod/mini";
import { parseLocalDate } from "#domain/calendar/local-date.ts";
import { leastQuantity, mayHaveQuantity } from "#domain/documents/quantity-rule.ts";
import { readTypedMoney, readTypedPercent, readTypedQuantity } from "#domain/documents/typed-number.ts";
import { formatQuantity } from "#domain/money/quantity.ts";
import { DocumentTooLarge, refuseTooLarge } from "#domain/pricing/document-too-large.ts";
import type { DocumentDraft } from "#web/documents/document-draft.ts";
import { draftTotals } from "#web/documents/draft-document.ts";
import type { DraftLine } from "#web/documents/draft-lines.ts";
import { documentMessages, itemMessages, numberMessages } from "#web/documents/messages.ts";

/** What stands between a draft and being saved: which control, and what to do there. */
export interface DraftProblem {
  fieldId: string;
  message: string;
}

/** The ids of the controls that a problem can lie in. */
export const fieldIds = {
  customerName: "customer-name",
  customerEmail: "customer-email",
  date: "document-date",
  until: "document-until",
  number: "invoice-number",
  items: "add-item",
  markupPercent: "markup-percent",
  discountPercent: "discount-percent",
  taxPercent: "tax-percent",
  total: "markup-percent",
  lineName: (id: string) => `line-name-${id}`,
  lineQuantity: (id: string) => `line-quantity-${id}`,
  linePrice: (id: string) => `line-price-${id}`,
} as const;

const emailShape = z.email();
const largestMarkup = 1_000_000;
const largestShare = 100_000;

/** Everything that keeps a draft from being saved, in the order of the form (specification 2 §5); none if it may be. */
export function draftProblems(draft: DocumentDraft): DraftProblem[] {
  return [...customerProblems(draft), ...dateProblems(draft), ...lineProblems(draft), ...termProblems(draft)];
}

function customerProblems({ kind, words }: DocumentDraft): DraftProblem[] {
  const messages = documentMessages[kind];
  const email = words.customerEmail.trim();
  return [
    ...unless(words.customerName.trim() !== "", fieldIds.customerName, messages.customerName),
    ...(email === "" && messages.customerEmail !== null
      ? [{ fieldId: fieldIds.customerEmail, message: messages.customerEmail }]
      : []),
    ...unless(
      email === "" || z.safeParse(emailShape, email).success,
      fieldIds.customerEmail,
      messages.invalidEmail,
    ),
  ];
}

function dateProblems({ kind, date, until, number }: DocumentDraft): DraftProblem[] {
  const name = kind === "quote" ? "quote" : "invoice";
  return [
    ...unless(number === null || number.trim() !== "", fieldIds.number, numberMessages.required),
    ...unless(parseLocalDate(date) !== null, fieldIds.date, `Enter the date of the ${name}`),
    ...unless(until === "" || parseLocalDate(until) !== null, fieldIds.until, "Enter a date that exists"),
    ...unless(
      until === "" || until >= date,
      fieldIds.until,
      kind === "quote"
        ? "The quote cannot end before its date"
        : "The due date cannot be before the invoice date",
    ),
  ];
}

function lineProblems({ kind, lines }: DocumentDraft): DraftProblem[] {
  if (lines.length === 0) return [{ fieldId: fieldIds.items, message: documentMessages[kind].noLines }];
  return lines.flatMap((line) => problemsOfLine(line));
}

/** What is wrong with one line of the list. */
function problemsOfLine(line: DraftLine): DraftProblem[] {
  const isDescription = line.itemType === "description";
  const quantity = readTypedQuantity(line.quantity);
  const priceIsFine =
    readTypedMoney(line.unitPrice) !== null || (isDescription && line.unitPrice.trim() === "");
  return [
    ...unless(
      line.name.trim() !== "",
      fieldIds.lineName(line.id),
      isDescription ? itemMessages.noDescription : "Enter a name for this item",
    ),
    ...unless(
      isDescription || (quantity !== null && mayHaveQuantity(line.itemType, quantity)),
      fieldIds.lineQuantity(line.id),
      quantityMessage(line),
    ),
    ...unless(priceIsFine, fieldIds.linePrice(line.id), itemMessages.wrongPrice),
  ];
}

function quantityMessage({ itemType, name }: DraftLine): string {
  if (itemType === "material") return `Quantity must be a whole number of at least 1: ${name}`;
  return `Quantity must be a number of at least ${formatQuantity(leastQuantity(itemType))}: ${name}`;
}

function termProblems(draft: DocumentDraft): DraftProblem[] {
  const { markupPercent, discountPercent, taxPercent } = draft.terms;
  const within = (text: string, most: number) => (readTypedPercent(text) ?? most + 1) <= most;
  return [
    ...unless(
      within(markupPercent, largestMarkup),
      fieldIds.markupPercent,
      "Markup must be between 0 and 1000",
    ),
    ...unless(
      within(discountPercent, largestShare),
      fieldIds.discountPercent,
      "Discount must be between 0 and 100",
    ),
    ...unless(within(taxPercent, largestShare), fieldIds.taxPercent, "Tax must be between 0 and 100"),
    ...sizeProblems(draft),
  ];
}

function sizeProblems(draft: DocumentDraft): DraftProblem[] {
  try {
    refuseTooLarge(draftTotals(draft, null));
    return [];
  } catch (error) {
    if (error instanceof DocumentTooLarge) return [{ fieldId: fieldIds.items, message: error.message }];
    throw error;
  }
}

function unless(fine: boolean, fieldId: string, message: string): DraftProblem[] {
  return fine ? [] : [{ fieldId, message }];
}
