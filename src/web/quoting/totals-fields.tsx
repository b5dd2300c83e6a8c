import { type Dispatch, memo } from "react";
import type { CompanyProfile, Letterhead } from "#domain/company/company-profile.ts";
import { type DraftAction, type DraftHead, isFixed } from "#web/drafts/document-draft.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { Field } from "#web/ui/field.tsx";
import { PercentInput } from "#web/ui/percent-input.tsx";
import { regionLabels } from "#words/labels/region-labels.ts";

export interface TotalsFieldsProps {
  draft: DraftHead;
  /** The firm whose rules apply: an invoice's own supplier, otherwise today's profile, in the document's region. */
  supplier: Letterhead | CompanyProfile;
  errorOf: (fieldId: string) => string | undefined;
  dispatch: Dispatch<DraftAction>;
}

/** The percentages of a document: markup, discount, and tax where the firm charges it. */
export const TotalsFields = memo(function TotalsFields({
  draft,
  supplier,
  errorOf,
  dispatch,
}: TotalsFieldsProps) {
  const { terms } = draft;
  const box = (name: PercentName, label: string, hint: string | false) => (
    <Field label={label} id={fieldIds[name]} error={errorOf(fieldIds[name])} hint={hint}>
      <PercentInput
        value={terms[name]}
        onValueChange={(text) => dispatch({ type: "terms", change: { [name]: text } })}
      />
    </Field>
  );
  return (
    <fieldset
      disabled={isFixed(draft)}
      data-tour="document-pricing"
      className="grid grid-cols-3 items-start gap-3"
    >
      {box("markupPercent", "Markup", terms.markupScope === "materials_only" && "On materials only")}
      {box("discountPercent", "Discount", false)}
      {supplier.chargeVat && box("taxPercent", regionLabels(supplier.language).tax, false)}
    </fieldset>
  );
});

type PercentName = "markupPercent" | "discountPercent" | "taxPercent";
