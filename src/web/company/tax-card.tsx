import type { Region } from "#domain/region/region.ts";
import { abnCheck, type SoftCheck, vatNumberCheck } from "#web/base/soft-checks.ts";
import { CheckedField, FieldGrid, PercentField } from "#web/company/company-fields.tsx";
import {
  controlId,
  useBox,
  useBoxLabel,
  useCompanyForm,
  useFormRegion,
  useRegionLabels,
} from "#web/company/company-form-context.ts";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { paperText } from "#words/paper/paper-text.ts";

/** An Australian firm's GST number is its ABN; each American state has its own format. */
const taxNumberChecks: Record<Region, SoftCheck | null> = { GB: vatNumberCheck, US: null, AU: abnCheck };

const registrations = [
  { value: "registered", label: "Registered" },
  { value: "applied", label: "Applied, no number yet" },
  { value: "not", label: "Not registered" },
] as const;

/** Whether the firm charges tax, and if so its number and rate (decision M7); and whether it is registered (M17). */
export function TaxCard() {
  const { register, getValues, setValue } = useCompanyForm();
  const { region } = useFormRegion();
  const { tax } = useRegionLabels();
  const charges = useBox("chargeVat");
  // What is charged and what was said of the registration go together.
  const registerToo = () => {
    if (getValues("chargeVat") && getValues("vatRegistration") !== "") {
      setValue("vatRegistration", "registered", { shouldDirty: true });
    }
  };
  return (
    <Card title={`${tax} Settings`}>
      <Checkbox
        id={controlId("chargeVat")}
        label={`Charge ${tax}`}
        hint={charges ? undefined : `Your quotes and invoices carry no ${tax} and no word of it.`}
        {...register("chargeVat", { onChange: registerToo })}
      />
      {region !== "US" && <Registration region={region} />}
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

/** Whether the firm is registered. Only who is may charge. */
function Registration({ region }: { region: Exclude<Region, "US"> }) {
  const { register, getValues, setValue } = useCompanyForm();
  const isApplied = useBox("vatRegistration") === "applied";
  const chargeToo = () => {
    const registration = getValues("vatRegistration");
    if (registration !== "") setValue("chargeVat", registration === "registered", { shouldDirty: true });
  };
  return (
    <FieldGrid>
      <Field
        id={controlId("vatRegistration")}
        label={useBoxLabel("vatRegistration")}
        hint={isApplied && `Prices stay as they are. Invoices say "${paperText.followsLater[region]}"`}
      >
        <Select
          placeholder="Not said"
          options={registrations}
          {...register("vatRegistration", { onChange: chargeToo })}
        />
      </Field>
    </FieldGrid>
  );
}
