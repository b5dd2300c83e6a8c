import { formatBankCode } from "#domain/company/bank-code.ts";
import type { Letterhead } from "#domain/company/company-profile.ts";
import { printedIban } from "#domain/company/iban.ts";
import type { Aside, Fact } from "#pdf/doc.ts";
import type { Paper } from "#pdf/paper.ts";
import { filled, paperNumber } from "#pdf/paper.ts";

/** How to pay an invoice; null when nothing is known about it. */
export function payment(paper: Paper): Aside | null {
  const facts = paper.supplier === null ? [] : paymentFacts(paper, paper.supplier);
  const { kind, document } = paper.order;
  const own = kind === "invoice" ? document.companyBankDetails : null;
  const details = filled(own) ?? filled(paper.supplier?.bankDetails);
  if (details !== null) facts.push({ label: "Bank details", value: details });
  return facts.length === 0 ? null : { heading: "How to pay", facts };
}

function paymentFacts({ order, region, language, day }: Paper, supplier: Letterhead): Fact[] {
  const days = supplier.paymentTermsDays;
  const dueDate = order.kind === "invoice" ? order.document.dueDate : null;
  const accounts: [string, string | null][] = [
    ["Bank", supplier.bankName],
    ["Account name", supplier.accountName],
    [region.bankCodeLabel, formatBankCode(supplier.sortCode ?? "", region.region)],
    ["Account number", supplier.accountNumber],
    ["IBAN", printedIban(supplier.iban ?? "")],
    ["BIC / SWIFT", supplier.bicSwift],
    [language === "en-US" ? "Checks payable to" : "Cheques payable to", supplier.chequesPayableTo],
  ];
  const given = accounts.flatMap(([label, value]) => pair(label, value));
  return [
    ...given,
    ...(given.length === 0 ? [] : pair("Reference", paperNumber(order))),
    ...pair("Payment terms", days === null ? null : inDays(days)),
    ...pair("Payment due", dueDate === null ? null : day(dueDate)),
  ];
}

function pair(label: string, value: string | null): Fact[] {
  const text = filled(value);
  return text === null ? [] : [{ label, value: text }];
}

/** "14 days". */
export function inDays(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}
