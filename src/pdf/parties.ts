import type { Fact, PartiesBlock } from "#pdf/doc.ts";
import { addressLines } from "#pdf/letterhead.ts";
import type { Paper } from "#pdf/paper.ts";
import { filled, isVatInvoice, paperNumber } from "#pdf/paper.ts";

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
    document.customerPhone ?? "",
    paper.namesTax && vatNumber !== null ? `${region.taxNumberLabel} ${vatNumber}` : "",
  ];
  const heading = order.kind === "quote" ? "Prepared for" : "Bill to";
  const site = filled(document.workLocation);
  return {
    kind: "parties",
    parties: [
      { heading, lines: customer },
      ...(site === null ? [] : [{ heading: "Site address", lines: site.split(/\r?\n/) }]),
    ],
    facts: order.kind === "quote" ? quoteFacts(paper) : invoiceFacts(paper),
  };
}

function quoteFacts({ order, day }: Paper): Fact[] {
  if (order.kind !== "quote") return [];
  const { quoteDate, validUntil } = order.document;
  return [
    ...numberFact("Quote number", paperNumber(order)),
    { label: "Quote date", value: day(quoteDate) },
    ...(validUntil === null ? [] : [{ label: "Valid until", value: day(validUntil) }]),
  ];
}

/** The tax point is the date of the invoice: work is invoiced when it is done, or paid for by this invoice. */
function invoiceFacts(paper: Paper): Fact[] {
  const { order, day } = paper;
  if (order.kind !== "invoice") return [];
  const { invoiceDate, dueDate, paidDate, status } = order.document;
  return [
    ...numberFact("Invoice number", paperNumber(order)),
    { label: "Invoice date", value: day(invoiceDate) },
    ...(isVatInvoice(paper) ? [{ label: "Tax point", value: day(invoiceDate) }] : []),
    ...(dueDate === null ? [] : [{ label: "Due date", value: day(dueDate) }]),
    ...(status === "paid" && paidDate !== null ? [{ label: "Date paid", value: day(paidDate) }] : []),
  ];
}

function numberFact(label: string, number: string): Fact[] {
  const value = filled(number);
  return value === null ? [] : [{ label, value }];
}
