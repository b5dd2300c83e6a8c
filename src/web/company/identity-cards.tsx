import { type Language, languages } from "#domain/region/region.ts";
import { inCapitals } from "#web/base/rewriting.ts";
import { postcodeCheck } from "#web/base/soft-checks.ts";
import { changedByRegion } from "#web/company/change-region.ts";
import { CheckedField, FieldGrid, LongTextField, TextField } from "#web/company/company-fields.tsx";
import type { CompanyDraft } from "#web/company/company-form.ts";
import { controlId, useBox, useCompanyForm, useFormRegion } from "#web/company/company-form-context.ts";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

const regionNames: Record<Language, string> = {
  "en-GB": "United Kingdom (English, £)",
  "en-US": "United States (English, $)",
  "en-AU": "Australia (English, $)",
};
const regionOptions = languages.map((language) => ({ value: language, label: regionNames[language] }));

/** Who the firm is and how to reach it, and the region whose wording and tax it uses. */
export function CompanyInformationCard() {
  return (
    <Card title="Company Information">
      <TextField name="companyName" autoComplete="organization" autoCapitalize="words" required />
      <FieldGrid>
        <TextField name="phone" type="tel" autoComplete="tel" />
        <TextField name="email" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        <TextField
          name="website"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <RegionField />
      </FieldGrid>
    </Card>
  );
}

function RegionField() {
  const { getValues, setValue } = useCompanyForm();
  const language = useBox("language");
  const choose = (next: Language) => {
    for (const [name, value] of Object.entries(changedByRegion(getValues(), next))) {
      setValue(name as keyof CompanyDraft, value, { shouldDirty: true });
    }
  };
  return (
    <Field id={controlId("language")} label="Region & language">
      <Select options={regionOptions} value={language} onValueChange={choose} />
    </Field>
  );
}

export function AddressCard() {
  const { region } = useFormRegion();
  const country = useBox("country");
  return (
    <Card title="Address">
      <LongTextField name="address" autoComplete="street-address" autoCapitalize="words" />
      <FieldGrid>
        <TextField name="city" autoComplete="address-level2" autoCapitalize="words" />
        <TextField name="county" autoComplete="address-level1" autoCapitalize="words" />
        <CheckedField
          name="postcode"
          check={postcodeCheck(region, country)}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          rewrite={inCapitals}
        />
        <TextField name="country" autoComplete="country-name" autoCapitalize="words" />
      </FieldGrid>
    </Card>
  );
}
