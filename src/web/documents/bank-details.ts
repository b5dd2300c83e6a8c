import type { Language } from "#domain/region/region.ts";
import { regionLabels } from "#words/labels/region-labels.ts";
import { paperText } from "#words/paper/paper-text.ts";

/** Where the money goes, as typed; what is not known is empty. */
export interface BankDetails {
  readonly accountName: string;
  readonly sortCode: string;
  readonly accountNumber: string;
}

/** Bank details as the words of an invoice that was made without them, which it prints below one another. */
export function detailsInLines(details: BankDetails, language: Language): string {
  const { payment } = paperText;
  const lines = [
    [payment.accountName, details.accountName],
    [regionLabels(language).bankCode, details.sortCode],
    [payment.accountNumber, details.accountNumber],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join("\n");
}
