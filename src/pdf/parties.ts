import { unknownFigure } from "#domain/money/format-money.ts";
import type { Fact, PartiesBlock } from "#pdf/doc.ts";
import { addressLines, unbroken } from "#pdf/letterhead.ts";
import type { Paper } from "#pdf/paper.ts";
import { filled, isVatInvoice, paperDate, paperNumber } from "#pdf/paper.ts";
import { documentLabels } from "#words/labels/document-labels.ts";
import { paperText } from "#words/paper/paper-text.ts";

/** The customer, the site, and the document's number and dates. */
export function partiesBlock(paper: Paper): PartiesBlock {
  const { order, region } = paper;
  const { document } = order;
  const address = addressLines(
    {
      street: document.projectAddress,
      city: document.projectCity,
      county: document.projectCounty,
      postcode: document.projectPostcode,
    },
    region,
  );
  const vatNumber = filled(document.customerVatNumber);
  const customer = [
    document.customerName,
    document.companyName ?? "",
    ...address,
    document.customerEmail ?? "",
    unbroken(document.customerPhone) ?? "",
    paper.namesTax && vatNumber !== null ? `${paper.labels.taxNumber} ${vatNumber}` : "",
  ];
  const heading = paperText.parties.customer[order.kind];
  const site = filled(document.workLocation);
  return {
    kind: "parties",
    parties: [
      { heading, lines: customer },
      ...(site === null ? [] : [{ heading: paperText.parties.siteAddress, lines: site.split(/\r?\n/) }]),
    ],
    facts: order.kind === "quote" ? quoteFacts(paper) : invoiceFacts(paper),
  };
}

function quoteFacts(paper: Paper): Fact[] {
  const { order, day } = paper;
  if (order.kind !== "quote") return [];
  const { validUntil } = order.document;
  return [
    ...numberFact(paperText.parties.quoteNumber, paperNumber(order)),
    { label: paperText.parties.quoteDate, value: ownDay(paper) },
    ...(validUntil === null ? [] : [{ label: paperText.parties.validUntil, value: day(validUntil) }]),
  ];
}

/** The tax point is the date of the invoice: work is invoiced when it is done, or paid for by this invoice. */
function invoiceFacts(paper: Paper): Fact[] {
  const { order, day } = paper;
  if (order.kind !== "invoice") return [];
  const { dueDate, paidDate, status } = order.document;
  return [
    ...numberFact(paperText.parties.invoiceNumber, paperNumber(order)),
    ...numberFact(
      documentLabels(order.document.language).orderNumber.label,
      order.document.orderNumber ?? "",
    ),
    { label: paperText.parties.invoiceDate, value: ownDay(paper) },
    ...(isVatInvoice(paper) ? [{ label: paperText.parties.taxPoint, value: ownDay(paper) }] : []),
    ...(dueDate === null ? [] : [{ label: paperText.parties.dueDate, value: day(dueDate) }]),
    ...(status === "paid" && paidDate !== null
      ? [{ label: paperText.parties.datePaid, value: day(paidDate) }]
      : []),
  ];
}

function ownDay({ order, day }: Paper): string {
  return order.unread?.date ? unknownFigure : day(paperDate(order));
}

function numberFact(label: string, number: string): Fact[] {
  const value = filled(number);
  return value === null ? [] : [{ label, value }];
}
