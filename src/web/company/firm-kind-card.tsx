import type { FirmKind } from "#domain/company/company-profile.ts";
import { FieldGrid, LongTextField, TextField } from "#web/company/company-fields.tsx";
import {
  controlId,
  useBox,
  useBoxLabel,
  useCompanyForm,
  useFormRegion,
} from "#web/company/company-form-context.ts";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

const kinds = [
  { value: "sole_trader", label: "Sole trader" },
  { value: "partnership", label: "Partnership" },
  { value: "company", label: "Company" },
] as const satisfies { value: FirmKind; label: string }[];

/** How the name behind the business is asked for. */
const ownNames: Readonly<Record<FirmKind, { label: string; hint: string }>> = {
  sole_trader: {
    label: "Your Own Name",
    hint: 'If the business has another: "Sam Reed trading as Brightwater".',
  },
  partnership: {
    label: "Partners' Names",
    hint: 'If the business has another: "Sam Reed and Jo Reed trading as Brightwater".',
  },
  company: { label: "Registered Name", hint: "If it is not the name above." },
};

/** What British law calls the firm, and what it wants on all that goes to customers (decision M18). */
export function FirmKindCard() {
  const { register } = useCompanyForm();
  const { region } = useFormRegion();
  const kind = useBox("firmKind");
  const label = useBoxLabel("firmKind");
  if (region !== "GB") return null;
  return (
    <Card
      title={label}
      description={
        kind === ""
          ? "The law wants the owner's or the partners' own names on quotes and invoices, and of a company its registered name, number, part of the UK and registered office."
          : "Printed on quotes and invoices, as the law wants it."
      }
    >
      <FieldGrid>
        <Field id={controlId("firmKind")} label={label} labelHidden>
          <Select placeholder="Not said" options={kinds} {...register("firmKind")} />
        </Field>
      </FieldGrid>
      {kind !== "" && (
        <TextField name="ownNames" {...ownNames[kind]} autoComplete="off" autoCapitalize="words" />
      )}
      {kind === "company" && <Registered />}
    </Card>
  );
}

function Registered() {
  return (
    <FieldGrid>
      <TextField
        name="registeredIn"
        hint="England and Wales, Wales, Scotland or Northern Ireland"
        autoComplete="off"
        autoCapitalize="words"
      />
      <LongTextField name="registeredOffice" autoComplete="off" autoCapitalize="words" />
    </FieldGrid>
  );
}
