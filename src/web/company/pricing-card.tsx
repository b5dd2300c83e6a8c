import { Controller } from "react-hook-form";
import { markupScopes } from "#domain/pricing/terms.ts";
import { FieldGrid, PercentField, TextField } from "#web/company/company-fields.tsx";
import { controlId, useCompanyForm, useFormMessages } from "#web/company/company-form-context.ts";
import { Card } from "#web/ui/card.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";

const days = { inputMode: "numeric", autoComplete: "off", maxLength: 4 } as const;

/** What new quotes and invoices start with: the markup, and the days to accept and to pay. */
export function PricingCard() {
  const { control } = useCompanyForm();
  const { company } = useFormMessages();
  const scopes = markupScopes.map((value) => ({
    value,
    ...company.markupScopes[value],
  }));
  return (
    <Card title="Markup & Pricing">
      <Controller
        control={control}
        name="markupScope"
        render={({ field }) => (
          <RadioGroup
            id={controlId("markupScope")}
            legend="Apply markup to"
            options={scopes}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      <FieldGrid>
        <PercentField name="defaultMarkupPercent" hint="From 0 to 1000" />
        <div className="max-sm:hidden" />
        <TextField {...days} name="paymentTermsDays" hint="1 to 180; blank for none" />
        <TextField {...days} name="quoteValidityDays" hint="1 to 365; blank for one month" />
      </FieldGrid>
    </Card>
  );
}
