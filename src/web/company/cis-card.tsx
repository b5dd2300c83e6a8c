import { Controller } from "react-hook-form";
import { cisMethods } from "#domain/pricing/terms.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { utrCheck } from "#web/base/soft-checks.ts";
import { CheckedField, FieldGrid } from "#web/company/company-fields.tsx";
import {
  controlId,
  useBox,
  useBoxLabel,
  useCompanyForm,
  useFormRegion,
} from "#web/company/company-form-context.ts";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { Select } from "#web/ui/select.tsx";

/** The Construction Industry Scheme, for firms in the United Kingdom (decision M8). */
export function CisCard() {
  const { register } = useCompanyForm();
  const registered = useBox("cisRegistered");
  const { hasConstructionIndustryScheme } = useFormRegion();
  if (!hasConstructionIndustryScheme) return null;
  return (
    <Card
      title="Construction Industry Scheme (CIS)"
      description="For subcontractors whose customers deduct tax from what they pay, the cost of materials apart."
    >
      <Checkbox
        id={controlId("cisRegistered")}
        label="CIS registered"
        hint="Invoices then offer the CIS deduction and, with a VAT number, the reverse charge."
        {...register("cisRegistered")}
      />
      {registered && <CisTerms />}
    </Card>
  );
}

function CisTerms() {
  const { register, control } = useCompanyForm();
  return (
    <>
      <FieldGrid>
        <CheckedField
          name="utrNumber"
          check={utrCheck}
          hint="10 digits"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
        <Field id={controlId("cisRate")} label={useBoxLabel("cisRate")}>
          <Select options={rateOptions()} {...register("cisRate")} />
        </Field>
      </FieldGrid>
      <Controller
        control={control}
        name="cisMethod"
        render={({ field }) => (
          <RadioGroup
            id={controlId("cisMethod")}
            legend="How CIS and VAT are worked out"
            options={methodOptions()}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
    </>
  );
}

function methodOptions() {
  return cisMethods.map((value) => ({ value, ...formMessages().company.cisMethods[value] }));
}

function rateOptions() {
  return (["20", "30", "0"] as const).map((value) => ({
    value,
    label: formMessages().company.cisRates[value],
  }));
}
