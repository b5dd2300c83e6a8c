import { formatLocalDate, type LocalDate } from "#domain/calendar/local-date.ts";
import type { Invoice } from "#domain/documents/trade-document.ts";
import { allocate } from "#domain/money/allocate.ts";
import { formatPence, type Pence, pence } from "#domain/money/pence.ts";
import { formatPercentShort, hundredPercent } from "#domain/money/percent.ts";
import { formatQuantity, oneQuantity, type Quantity, quantity } from "#domain/money/quantity.ts";
import { divideRounded, exactProduct } from "#domain/money/rounding.ts";
import { formatScaled } from "#domain/money/scaled-text.ts";
import { customerUnitPrice, type UnitPrice, unitPriceOf } from "#domain/pricing/customer-lines.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import { descriptionQuantity } from "#domain/pricing/line.ts";
import { regionTerms } from "#domain/region/region.ts";
import type { AccountName, AccountNames } from "#web/export/account-names.ts";
import type { InvoiceProgram, ProgramTerms, TaxKey } from "#web/export/hand-over-programs.ts";

/**
 * [Note: Handing over]
 * Customers and invoices go to another program in the headings of its own template (Xero: contacts and sales invoices;
 * QuickBooks Online: customers and invoices; Sage Accounting: "Customers and suppliers file format", and for invoices
 * the audit trail transactions of Sage 50; FreeAgent: contacts; Google Contacts). An invoice is a row for each line,
 * with markup as the customer sees it, and a row below zero for a discount, so that its rows add up to its total
 * before the CIS deduction, and their taxes to its tax. Days are DD/MM/YYYY.
 */
interface HandedLine {
  text: string;
  quantity: Quantity;
  unitPrice: UnitPrice;
  amount: Pence;
  tax: Pence;
}

/** What the tax of an invoice is called by: its rate, or the reverse charge. */
export function taxKeyOf(invoice: Pick<Invoice, "taxPercent" | "reverseChargeVat">): TaxKey {
  // A rate is written as a number without a sign.
  return invoice.reverseChargeVat ? "reverse" : (formatPercentShort(invoice.taxPercent) as TaxKey);
}

/** A cancelled invoice is no sale. */
export function isHandedOver({ status }: Pick<Invoice, "status">): boolean {
  return status !== "cancelled";
}

/** Invoices as rows of a program's file, its headings first. */
export function invoiceHandOver(
  program: InvoiceProgram,
  invoices: readonly Invoice[],
  { terms, names }: { terms: ProgramTerms; names: AccountNames },
): string[][] {
  const columns = tables[program];
  const rows = invoices.flatMap((invoice) => {
    const { customerId: id, customerName: name, companyName, projectCity: city } = invoice;
    const customer = names({ id, name, companyName, city });
    const taxName = terms.taxes[taxKeyOf(invoice)] ?? "";
    return linesOf(invoice).map((line) => {
      const row = { invoice, line, customer, taxName, account: terms.account };
      return columns.map(([, text]) => text(row) ?? "");
    });
  });
  return [columns.map(([heading]) => heading), ...rows];
}

function linesOf(invoice: Invoice): HandedLine[] {
  const totals = documentTotals("invoice", invoice.lineItems, invoice);
  const lines = invoice.lineItems.map((item, index) => {
    const amount = totals.customerLines[index] ?? pence(0);
    const count = item.itemType === "description" ? descriptionQuantity(item.unitPrice) : item.quantity;
    const text = [item.name, item.description].filter((part) => part).join("\n");
    return { text, amount, ...pricedAs(amount, count) };
  });
  const discount = pence(-totals.discount);
  const off = { text: `Discount ${formatPercentShort(invoice.discountPercent)}%`, amount: discount };
  const all =
    discount === 0 ? lines : [...lines, { ...off, quantity: oneQuantity, unitPrice: unitPriceOf(discount) }];
  const taxes = taxesOf(all, totals.tax, invoice);
  return all.map((line, index) => ({ ...line, tax: taxes[index] ?? pence(0) }));
}

/** The tax of each line, by largest remainder, so that they add up to the tax of the invoice. */
function taxesOf(lines: readonly { amount: Pence }[], tax: Pence, { taxPercent }: Invoice): Pence[] {
  return allocate(
    tax,
    lines.map(({ amount }) => exactProduct(amount, tax === 0 ? 0 : taxPercent)),
    hundredPercent,
  );
}

/** A quantity and a price whose product is the amount to the penny; one of it where no price of four decimals is. */
function pricedAs(amount: Pence, count: Quantity): Pick<HandedLine, "quantity" | "unitPrice"> {
  const unitPrice = customerUnitPrice(amount, count);
  const perPenny = 10 ** (unitPrice.decimals - 2);
  const isExact = divideRounded(exactProduct(unitPrice.value, count), oneQuantity * perPenny) === amount;
  return count !== 0 && isExact
    ? { quantity: count, unitPrice }
    : { quantity: quantity(1000), unitPrice: unitPriceOf(amount) };
}

interface Row {
  invoice: Invoice;
  line: HandedLine;
  account: string;
  taxName: string;
  customer: AccountName;
}

type Column = readonly [heading: string, text: (row: Row) => string | null];

function day(date: LocalDate | null): string {
  return date === null ? "" : formatLocalDate(date, "en-GB");
}

const due = ({ invoice }: Row) => day(invoice.dueDate ?? invoice.invoiceDate);
const price = ({ line }: Row) =>
  formatScaled(line.unitPrice.value, { decimals: line.unitPrice.decimals, atLeast: 2 });
const postalLine = (index: number) => (row: Row) => postalLines(row)[index] ?? "";
/** Xero has four lines of an address: what is more stands in the last. */
const postalLines = ({ invoice }: Row) => {
  const lines = (invoice.projectAddress ?? "").split("\n");
  return [...lines.slice(0, 3), lines.slice(3).join(", ")];
};

const tables: Readonly<Record<InvoiceProgram, readonly Column[]>> = {
  xero: [
    ["*ContactName", ({ customer }) => customer.display],
    ["EmailAddress", ({ invoice }) => invoice.customerEmail],
    ["POAddressLine1", postalLine(0)],
    ["POAddressLine2", postalLine(1)],
    ["POAddressLine3", postalLine(2)],
    ["POAddressLine4", postalLine(3)],
    ["POCity", ({ invoice }) => invoice.projectCity],
    ["PORegion", ({ invoice }) => invoice.projectCounty],
    ["POPostalCode", ({ invoice }) => invoice.projectPostcode],
    ["POCountry", () => ""],
    ["*InvoiceNumber", ({ invoice }) => invoice.invoiceNumber],
    ["Reference", ({ invoice }) => invoice.orderNumber],
    ["*InvoiceDate", ({ invoice }) => day(invoice.invoiceDate)],
    ["*DueDate", due],
    ["InventoryItemCode", () => ""],
    ["*Description", ({ line }) => line.text],
    ["*Quantity", ({ line }) => formatQuantity(line.quantity)],
    ["*UnitAmount", price],
    ["Discount", () => ""],
    ["*AccountCode", ({ account }) => account],
    ["*TaxType", ({ taxName }) => taxName],
    ["TaxAmount", ({ line }) => formatPence(line.tax)],
    ["Currency", ({ invoice }) => regionTerms(invoice.language).currency],
  ],
  quickbooks: [
    ["*InvoiceNo", ({ invoice }) => invoice.invoiceNumber],
    ["*Customer", ({ customer }) => customer.person],
    ["*InvoiceDate", ({ invoice }) => day(invoice.invoiceDate)],
    ["*DueDate", due],
    ["Terms", () => ""],
    ["Location", () => ""],
    ["Memo", ({ invoice }) => invoice.orderNumber],
    ["Item(Product/Service)", ({ account }) => account],
    ["ItemDescription", ({ line }) => line.text],
    ["ItemQuantity", ({ line }) => formatQuantity(line.quantity)],
    ["ItemRate", price],
    ["*ItemAmount", ({ line }) => formatPence(line.amount)],
    ["*ItemTaxCode", ({ taxName }) => taxName],
    ["ItemTaxAmount", ({ line }) => formatPence(line.tax)],
    ["Currency", ({ invoice }) => regionTerms(invoice.language).currency],
  ],
  sage: [
    ["Type", ({ line }) => (line.amount < 0 ? "SC" : "SI")],
    ["Account Reference", ({ customer }) => customer.reference],
    ["Nominal A/C Ref", ({ account }) => account],
    ["Department Code", () => "0"],
    ["Date", ({ invoice }) => day(invoice.invoiceDate)],
    ["Reference", ({ invoice }) => invoice.invoiceNumber],
    ["Details", ({ line }) => line.text.split("\n")[0]?.slice(0, 60) ?? ""],
    ["Net Amount", ({ line }) => unsigned(line.amount)],
    ["Tax Code", ({ taxName }) => taxName],
    ["Tax Amount", ({ line }) => unsigned(line.tax)],
  ],
};

/** Sage says by the type of a row which way its amounts go. */
function unsigned(amount: Pence): string {
  return formatPence(pence(Math.abs(amount)));
}
