import { useFormContext, useWatch } from "react-hook-form";
import { type RegionTerms, regionTerms } from "#domain/company/region.ts";
import { spelled } from "#domain/company/spelling.ts";
import type { Messages } from "#domain/messages/en-gb.ts";
import { messagesIn } from "#domain/messages/messages-in.ts";
import type { CompanyDraft, CompanyFormFields } from "#web/company/company-form.ts";

/** The form around a card of the company profile. */
export function useCompanyForm() {
  return useFormContext<CompanyDraft, unknown, CompanyFormFields>();
}

/** One box's present value. */
export function useBox<Name extends keyof CompanyDraft>(name: Name): CompanyDraft[Name] {
  return useWatch<CompanyDraft, Name>({ name }) as CompanyDraft[Name];
}

/** The words and lengths of the region chosen in the form, saved or not. */
export function useFormRegion(): RegionTerms {
  return regionTerms(useBox("language"));
}

/** The messages of the region chosen in the form. */
export function useFormMessages(): Messages {
  return messagesIn(useBox("language"));
}

/** Spells a text as the region chosen in the form does. */
export function useSpelling(): (text: string) => string {
  const language = useBox("language");
  return (text) => spelled(text, language);
}

/** Id of a box's control, for the error summary to lead to. */
export function controlId(name: keyof CompanyDraft): string {
  return `company-${name}`;
}
