import { formatBankCode } from "#domain/company/bank-code.ts";
import { type Language, regionTerms } from "#domain/company/region.ts";
import { readTypedPercent } from "#domain/documents/typed-number.ts";
import { formatPercent } from "#domain/money/percent.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";
import type { CompanyDraft } from "#web/company/company-form.ts";

/**
 * What changes with the region besides the words: country and tax rate, where they are still the old region's
 * own, and the grouping of the bank code. What a person has put in themselves stays.
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
