import { formatBankCode } from "#domain/company/bank-code.ts";
import type { Letterhead } from "#domain/company/company-profile.ts";
import { printedIban } from "#domain/company/iban.ts";
import type { Aside, Fact } from "#pdf/doc.ts";
import type { Paper } from "#pdf/paper.ts";
import { filled, paperNumber } from "#pdf/paper.ts";
import { paperText } from "#words/paper/paper-text.ts";

/** What the words about paying depend on. */
type PaymentPaper = Pick<Paper, "order" | "supplier" | "language" | "region" | "labels">;

/** How to pay an invoice; null for a quote, when it is paid, and when nothing is known about it. */
export function payment(paper: PaymentPaper): Aside | null {
  const { kind, document } = paper.order;
  if (kind === "quote" || document.status === "paid") return null;
  const facts = paper.supplier === null ? [] : paymentFacts(paper, paper.supplier);
  const details = filled(document.companyBankDetails) ?? filled(paper.supplier?.bankDetails);
  if (details !== null) facts.push({ label: paperText.payment.bankDetails, value: details });
  return facts.length === 0 ? null : { heading: paperText.payment.heading, text: null, facts, signed: [] };
}

/** Whether an invoice says where the money goes. When it is due alone is not how to pay it. */
export function saysHowToPay(paper: PaymentPaper): boolean {
  return payment(paper)?.facts.some(({ label }) => label !== paperText.payment.terms) ?? false;
}

function paymentFacts({ order, region, labels, language }: PaymentPaper, supplier: Letterhead): Fact[] {
  const days = supplier.paymentTermsDays;
  const accounts: [string, string | null][] = [
    [paperText.payment.bank, supplier.bankName],
    [paperText.payment.accountName, supplier.accountName],
    [labels.bankCode, formatBankCode(supplier.sortCode ?? "", region.region)],
    [paperText.payment.accountNumber, supplier.accountNumber],
    [paperText.payment.iban, printedIban(supplier.iban ?? "")],
    [paperText.payment.bic, supplier.bicSwift],
    [paperText.payment.chequesPayableTo[language], supplier.chequesPayableTo],
  ];
  const given = accounts.flatMap(([label, value]) => pair(label, value));
  return [
    ...given,
    ...(given.length === 0 ? [] : pair(paperText.payment.reference, paperNumber(order))),
    ...pair(paperText.payment.terms, days === null ? null : paperText.payment.inDays(days)),
  ];
}

function pair(label: string, value: string | null): Fact[] {
  const text = filled(value);
  return text === null ? [] : [{ label, value: text }];
}
