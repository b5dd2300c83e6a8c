import type { Dispatch } from "react";
import { readTypedPercent } from "#domain/documents/typed-number.ts";
import { formatPercentShort } from "#domain/money/percent.ts";
import { isMaterial } from "#domain/pricing/line.ts";
import { mayReverseCharge } from "#domain/tax/reverse-charge.ts";
import type { DraftAction, DraftHead } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { documentLabels } from "#words/labels/document-labels.ts";

interface CisFieldsProps {
  draft: DraftHead;
  lines: readonly DraftLine[];
  supplier: Parameters<typeof mayReverseCharge>[0];
  dispatch: Dispatch<DraftAction>;
}

/** The settings of a firm in the Construction Industry Scheme (decision M8), each with an explanation. */
export function CisFields({ draft, lines, supplier, dispatch }: CisFieldsProps) {
  const { terms, words } = draft;
  const rate = formatPercentShort(terms.cisRatePercent);
  const offersReverseCharge = mayReverseCharge(supplier);
  const { customerVatNumber: vatNumber } = documentLabels(draft.language);
  const isLawful = terms.cisMethod === "hmrc";
  const base = isLawful ? "what you charge, less what materials cost" : "the labour before markup";
  const hasMarkup = (readTypedPercent(terms.markupPercent) ?? 0) > 0 && lines.some(isMaterial);
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-3">
      <Checkbox
        label="Apply CIS deduction"
        hint={`${rate}% of ${base}, paid to HMRC by the contractor`}
        checked={terms.cisApplied}
        onCheckedChange={(cisApplied) => dispatch({ type: "terms", change: { cisApplied } })}
      />
      {terms.cisApplied && isLawful && hasMarkup && <Alert>{materialsHint}</Alert>}
      {offersReverseCharge && (
        <Checkbox
          label="Reverse charge VAT"
          hint={terms.reverseChargeVat ? conditions : undefined}
          checked={terms.reverseChargeVat}
          onCheckedChange={(reverseChargeVat) => dispatch({ type: "terms", change: { reverseChargeVat } })}
        />
      )}
      {offersReverseCharge && terms.reverseChargeVat && (
        <Field label={vatNumber.label} hint={vatNumber.hint}>
          <TextInput
            value={words.customerVatNumber}
            onValueChange={(customerVatNumber) => dispatch({ type: "words", change: { customerVatNumber } })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
      )}
    </div>
  );
}

/** HMRC manual CISR15080: materials are left out at what they cost the subcontractor. */
const materialsHint =
  "CIS leaves out only what you paid for materials, so this invoice tells the contractor what they cost you. To keep your margin to yourself, charge materials at cost and put it on labour.";

/** VAT Notice 735, the conditions of the domestic reverse charge. */
const conditions =
  "Use only if: you and your customer are VAT registered, the payment is reported under CIS, the work is 20% or 5% rated, you are not supplying staff, and the customer has not told you in writing that they are an end user or intermediary.";
