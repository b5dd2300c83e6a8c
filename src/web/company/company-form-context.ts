import { useFormContext, useWatch } from "react-hook-form";
import { type RegionTerms, regionTerms } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import type { CompanyDraft, CompanyFormFields } from "#web/company/company-form.ts";
import type { FormMessages } from "#words/en-gb/forms.ts";
import { companyLabels } from "#words/labels/company-labels.ts";
import { type RegionLabels, regionLabels } from "#words/labels/region-labels.ts";
import { formMessagesIn } from "#words/languages/form-messages-in.ts";

/** The form that a card of the company profile belongs to. */
export function useCompanyForm() {
  return useFormContext<CompanyDraft, unknown, CompanyFormFields>();
}

/** The current value of one box. */
export function useBox<Name extends keyof CompanyDraft>(name: Name): CompanyDraft[Name] {
  return useWatch<CompanyDraft, Name>({ name }) as CompanyDraft[Name];
}

/** The terms of the region chosen in the form, saved or not. */
export function useFormRegion(): RegionTerms {
  return regionTerms(useBox("language"));
}

/** The names of tax, numbers and addresses in the region chosen in the form. */
export function useRegionLabels(): RegionLabels {
  return regionLabels(useBox("language"));
}

/** What a box of the form is called. */
export function useBoxLabel(name: keyof ReturnType<typeof companyLabels>): string {
  return companyLabels(useBox("language"))[name];
}

/** The messages of the region chosen in the form. */
export function useFormMessages(): FormMessages {
  return formMessagesIn(useBox("language"));
}

/** Spells a text in the way of the region chosen in the form. */
export function useSpelling(): (text: string) => string {
  const language = useBox("language");
  return (text) => spelled(text, language);
}

/** Id of a box's control, which the error summary links to. */
export function controlId(name: keyof CompanyDraft): string {
  return `company-${name}`;
}
