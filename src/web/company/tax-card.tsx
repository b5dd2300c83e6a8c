import type { Region } from "#domain/region/region.ts";
import { abnCheck, type SoftCheck, vatNumberCheck } from "#web/base/soft-checks.ts";
import { CheckedField, FieldGrid, PercentField } from "#web/company/company-fields.tsx";
import {
  controlId,
  useBox,
  useCompanyForm,
  useFormRegion,
  useRegionLabels,
} from "#web/company/company-form-context.ts";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";

/** An Australian firm's GST number is its ABN; each American state has its own format. */
const taxNumberChecks: Record<Region, SoftCheck | null> = { GB: vatNumberCheck, US: null, AU: abnCheck };

/** Whether the firm charges tax, and if so its number and rate (decision M7). */
export function TaxCard() {
  const { register } = useCompanyForm();
  const { region } = useFormRegion();
  const { tax } = useRegionLabels();
  const charges = useBox("chargeVat");
  return (
    <Card title={`${tax} Settings`}>
      <Checkbox
        id={controlId("chargeVat")}
        label={`Charge ${tax}`}
        hint={charges ? undefined : `Your quotes and invoices carry no ${tax} and no word of it.`}
        {...register("chargeVat")}
      />
      {charges && (
        <FieldGrid>
          <CheckedField
            name="vatNumber"
            check={taxNumberChecks[region]}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <PercentField name="vatRate" hint="What a new quote or invoice starts with." />
        </FieldGrid>
      )}
    </Card>
  );
}
