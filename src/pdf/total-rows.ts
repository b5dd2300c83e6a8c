import type { Pence } from "#domain/money/pence.ts";
import { addPence, pence, zeroPence } from "#domain/money/pence.ts";
import type { Percent } from "#domain/money/percent.ts";
import { formatPercentShort } from "#domain/money/percent.ts";
import type { TotalRow } from "#pdf/doc.ts";
import type { Paper } from "#pdf/paper.ts";
import { paperText } from "#words/paper/paper-text.ts";

/**
 * The sums of a document, in their order and with their labels. No figure stands twice in a row: a subtotal is printed
 * only where a markup or a discount follows, and the amount due only where it differs from the invoice total.
 */
export function totalRows(paper: Paper): TotalRow[] {
  const { kind } = paper.order;
  return [
    ...valueRows(paper),
    ...taxRows(paper),
    ...(kind === "quote" ? [quoteTotal(paper)] : invoiceRows(paper)),
  ];
}

function quoteTotal({ totals, money }: Paper): TotalRow {
  return { label: paperText.totals.quoteTotal, value: money(totals.total), weight: "due" };
}

/** What was invoiced, what goes off it, and what is left to pay by which day. */
function invoiceRows(paper: Paper): TotalRow[] {
  const { totals, money } = paper;
  const value = money(totals.invoiceTotal);
  const deducted = [...cisRows(paper), ...paidRows(paper)];
  const label = paperText.totals.invoiceTotal;
  if (deducted.length === 0) return [{ label, value, weight: "due", ...dueNote(paper) }];
  return [{ label, value, weight: "strong" }, ...deducted, amountDue(paper)];
}

function amountDue(paper: Paper): TotalRow {
  const { order, totals, money } = paper;
  const isPaid = order.kind === "invoice" && order.document.status === "paid";
  return isPaid
    ? { label: paperText.totals.balance, value: money(zeroPence), weight: "due" }
    : { label: paperText.totals.amountDue, value: money(totals.total), weight: "due", ...dueNote(paper) };
}

function dueNote({ order, longDay }: Paper): { note?: string } {
  const dueDate = order.kind === "invoice" ? order.document.dueDate : null;
  return dueDate === null ? {} : { note: paperText.totals.dueBy(longDay(dueDate)) };
}

/** A paid invoice says so in the place of how to pay (decision M15). */
function paidRows({ order, totals, money, day }: Paper): TotalRow[] {
  if (order.kind !== "invoice" || order.document.status !== "paid") return [];
  const { paidDate } = order.document;
  const label = paidDate === null ? paperText.totals.paid : paperText.totals.paidOn(day(paidDate));
  return [plain(label, money(negative(totals.total)))];
}

/**
 * The customer's subtotal includes the markup; the firm's own view shows it in a row of its own. The customer's
 * discount row names its base only if it is the subtotal above it: any other would reveal the markup (decision M14).
 */
function valueRows({ order, totals, terms, money }: Paper): TotalRow[] {
  const isBusiness = order.mode === "business";
  const subtotal = isBusiness ? totals.subtotal : addPence(totals.subtotal, totals.markup);
  const discounted =
    terms.discountBase === "subtotal" ? totals.subtotal : addPence(totals.subtotal, totals.markup);
  const texts = paperText.totals;
  const hasMarkup = isBusiness && totals.markup !== zeroPence;
  const hasDiscount = totals.discount !== zeroPence;
  if (!hasMarkup && !hasDiscount) return [];
  const markup = terms.markupScope === "materials_only" ? texts.markupOnMaterials : texts.markup;
  return [
    plain(texts.subtotal, money(subtotal)),
    ...(hasMarkup ? [plain(markup(share(terms.markupPercent)), money(totals.markup))] : []),
    ...(!hasDiscount
      ? []
      : [
          plain(
            isBusiness || discounted === subtotal
              ? texts.discountOf(share(terms.discountPercent), money(discounted))
              : texts.discount,
            money(negative(totals.discount)),
          ),
        ]),
  ];
}

function taxRows(paper: Paper): TotalRow[] {
  const { namesTax, region, labels, terms, totals, money } = paper;
  if (!namesTax || (region.region === "US" && terms.taxPercent === 0)) return [];
  const total = region.region === "US" ? paperText.totals.beforeTax : paperText.totals.excluding(labels.tax);
  return [
    { label: total, value: money(totals.value), weight: "strong" },
    plain(taxLabel(paper), money(totals.tax)),
  ];
}

/** Under `deduct_before_vat` the tax is charged on what is left after the deduction, and the row says so. */
function taxLabel({ order, region, labels, terms, totals, money }: Paper): string {
  const texts = paperText.totals;
  const rate = share(terms.taxPercent);
  if (region.region === "US") return texts.salesTax(labels.tax, rate);
  if (order.kind === "invoice" && terms.reverseChargeVat) return texts.reverseCharge(labels.tax, rate);
  const isOnNet =
    order.kind === "invoice" && terms.cisMethod === "deduct_before_vat" && totals.cis !== zeroPence;
  return isOnNet ? texts.taxOfNet(labels.tax, rate, money(totals.net)) : texts.tax(labels.tax, rate);
}

function cisRows({ totals, terms, money }: Paper): TotalRow[] {
  if (!terms.cisApplied) return [];
  const label = paperText.totals.cisDeduction(share(terms.cisRatePercent), money(totals.cisBase));
  return [{ ...plain(label, money(negative(totals.cis))), ...materialsNote(totals, money) }];
}

/** The contractor must know what the materials cost, to check the deduction (decision M2). */
function materialsNote({ materialsSubtotal }: Paper["totals"], money: Paper["money"]): { note?: string } {
  if (materialsSubtotal <= zeroPence) return {};
  return { note: paperText.totals.materialsAtCost(money(materialsSubtotal)) };
}

function plain(label: string, value: string): TotalRow {
  return { label, value, weight: "plain" };
}

function share(percent: Percent): string {
  return `${formatPercentShort(percent)}%`;
}

function negative(amount: Pence): Pence {
  return pence(-amount);
}
