import { formatMoney } from "#domain/money/format-money.ts";
import { regionTerms } from "#domain/region/region.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { saysHowToPay } from "#pdf/payment.ts";
import { printedSupplier } from "#pdf/printed-supplier.ts";
import { siteLine } from "#web/documents/address-line.ts";
import { numberOf } from "#web/records/document-kinds.ts";
import { longDay } from "#words/labels/long-day.ts";
import { regionLabels } from "#words/labels/region-labels.ts";
import { taxInSentence } from "#words/labels/tax-in-sentence.ts";
import { type SentFacts, workOf } from "#words/paper/ready-words.ts";

/** What the words of a document name. @param me the first name of who sends it */
export function sentFacts(order: PrintOrder, me: string | null): SentFacts {
  const { document } = order;
  const { language } = document;
  const day = order.kind === "quote" ? order.document.validUntil : dueDateOf(order.document);
  const region = regionTerms(language);
  const supplier = printedSupplier(order);
  return {
    language,
    customerName: document.customerName,
    companyName: document.companyName,
    number: numberOf(document) || null,
    work: workOf({ description: document.projectDescription, site: siteLine(document) }),
    total: formatMoney(document.total, region.currency, language),
    tax: document.taxAmount > 0 ? taxInSentence(language) : null,
    date: day && longDay(day, language),
    saysHowToPay: tellsHowToPay(order),
    me: me || null,
    firm: supplier?.companyName || null,
  };
}

/** Whether the paper of a document says where the money goes. */
export function tellsHowToPay(order: PrintOrder): boolean {
  const { language } = order.document;
  const [region, labels] = [regionTerms(language), regionLabels(language)];
  return saysHowToPay({ order, supplier: printedSupplier(order), language, region, labels });
}

/**
 * Whether a document went out as it is now. A new status changes nothing that is sent; it is known as long as it is the
 * last change, so a save before it is missed.
 */
export function wentOutAsIs(document: {
  sentAt: string | null;
  statusAt: string | null;
  updatedAt: string;
}): boolean {
  const { sentAt, statusAt, updatedAt } = document;
  return sentAt !== null && (updatedAt <= sentAt || updatedAt === statusAt);
}

/** A paid invoice is not due any more. */
function dueDateOf({ status, dueDate }: Extract<PrintOrder, { kind: "invoice" }>["document"]) {
  return status === "paid" ? null : dueDate;
}
