import { formatBankCode } from "#domain/company/bank-code.ts";
import { readTypedPercent } from "#domain/documents/typed-number.ts";
import { formatPercent } from "#domain/money/percent.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";
import type { CompanyDraft } from "#web/company/company-form.ts";

/**
 * The fields that change with the region, besides the labels: country and tax rate, when they still have the old
 * region's defaults, and the digit groups of the bank code. Values that a person has typed stay.
 */
export function changedByRegion(draft: CompanyDraft, language: Language): Partial<CompanyDraft> {
  const from = regionTerms(draft.language);
  const to = regionTerms(language);
  const keepsCountry = draft.country !== from.defaultCountry;
  const keepsRate = readTypedPercent(draft.vatRate) !== defaultTaxPercent(from.region, null);
  return {
    language,
    sortCode: formatBankCode(draft.sortCode, to.region),
    ...(keepsCountry ? {} : { country: to.defaultCountry }),
    ...(keepsRate ? {} : { vatRate: formatPercent(defaultTaxPercent(to.region, null)) }),
  };
}
