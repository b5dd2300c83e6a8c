import { FieldGrid, PercentField, TextField } from "#web/company/company-fields.tsx";
import { controlId, useBox, useCompanyForm, useFormRegion } from "#web/company/company-form-context.ts";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";

/** Whether the firm charges tax, and if so its number and rate (specification 2 §2, decision M7). */
export function TaxCard() {
  const { register } = useCompanyForm();
  const { taxName, taxNumberLabel } = useFormRegion();
  const charges = useBox("chargeVat");
  return (
    <Card title={`${taxName} Settings`}>
      <Checkbox
        id={controlId("chargeVat")}
        label={`Charge ${taxName}`}
        hint={charges ? undefined : `Your quotes and invoices carry no ${taxName} and no word of it.`}
        {...register("chargeVat")}
      />
      {charges && (
        <FieldGrid>
          <TextField
            name="vatNumber"
            label={taxNumberLabel}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <PercentField
            name="vatRate"
            label={`${taxName} Rate`}
            hint="What a new quote or invoice starts with."
          />
        </FieldGrid>
      )}
    </Card>
  );
}
