import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Customer } from "#domain/customers/customer.ts";
import { regionTerms } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import { inCapitals, rewriting } from "#web/base/rewriting.ts";
import { postcodeCheck } from "#web/base/soft-checks.ts";
import { useLast } from "#web/base/use-last.ts";
import { useSoftCheck } from "#web/base/use-soft-check.ts";
import { type CustomerDraft, customerDraft, customerForm } from "#web/customers/customer-form.ts";
import { useSaveCustomer } from "#web/customers/customer-queries.ts";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import type { RecordFields } from "#web/records/resources.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { useRecordForm } from "#web/records/use-record-form.ts";
import { Field } from "#web/ui/field.tsx";
import { SoftWarning } from "#web/ui/soft-warning.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { customerLabels } from "#words/labels/customer-labels.ts";

interface CustomerDialogProps {
  /** The customer to edit, or null for a new one. */
  customer: Customer | null;
  onClose: () => void;
}

/** Adds or edits a customer. */
export function CustomerDialog({ customer: present, onClose }: CustomerDialogProps) {
  const customer = useLast(present);
  const labels = customerLabels(useLanguage());
  const { form, submit, ...state } = useRecordForm<Customer, CustomerDraft>({
    record: customer,
    schema: customerForm,
    draftOf: customerDraft,
    save: useSaveCustomer(),
    words: messages().customers.save,
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={customer ? "Edit Customer" : "Add Customer"}
      submitLabel={customer ? "Update Customer" : "Create Customer"}
      onSubmit={submit}
      dirty={form.formState.isDirty}
      onClose={onClose}
      {...state}
    >
      <ContactFields form={form} />
      <AddressFields form={form} />
      <Field label={labels.notes} error={form.formState.errors.notes?.message}>
        <Textarea {...form.register("notes")} />
      </Field>
    </FormDialog>
  );
}

interface Part {
  form: Pick<
    UseFormReturn<CustomerDraft, unknown, RecordFields<Customer>>,
    "register" | "formState" | "control"
  >;
}

/** Turns off autofill, because the browser knows the user's own details and not the customer's. */
const own = { autoComplete: "off" } as const;

function ContactFields({ form: { register, formState } }: Part) {
  const { errors } = formState;
  const labels = customerLabels(useLanguage());
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={labels.name} error={errors.name?.message} required>
        <TextInput {...own} autoCapitalize="words" {...register("name")} />
      </Field>
      <Field label={labels.companyName} error={errors.companyName?.message}>
        <TextInput {...own} autoCapitalize="words" {...register("companyName")} />
      </Field>
      <Field label={labels.email} error={errors.email?.message}>
        <TextInput {...own} type="email" autoCapitalize="none" {...register("email")} />
      </Field>
      <Field label={labels.phone} error={errors.phone?.message}>
        <TextInput {...own} type="tel" {...register("phone")} />
      </Field>
    </div>
  );
}

function AddressFields({ form: { register, formState, control } }: Part) {
  const { errors } = formState;
  const language = useLanguage();
  const labels = customerLabels(language);
  const [text, country] = useWatch({ control, name: ["postcode", "country"] });
  const { doubt, onLeave } = useSoftCheck(text, postcodeCheck(regionTerms(language).region, country));
  const postcode = rewriting(register("postcode"), inCapitals);
  return (
    <>
      <Field label={labels.address} error={errors.address?.message}>
        <Textarea {...own} rows={2} autoCapitalize="words" className="min-h-18!" {...register("address")} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={labels.city} error={errors.city?.message}>
          <TextInput {...own} autoCapitalize="words" {...register("city")} />
        </Field>
        <Field label={labels.county} error={errors.county?.message}>
          <TextInput {...own} autoCapitalize="words" {...register("county")} />
        </Field>
        <Field label={labels.postcode} hint={<SoftWarning words={doubt} />} error={errors.postcode?.message}>
          <TextInput
            {...own}
            autoCapitalize="characters"
            spellCheck={false}
            {...postcode}
            onBlur={(event) => {
              onLeave();
              return postcode.onBlur(event);
            }}
          />
        </Field>
        <Field label={labels.country} error={errors.country?.message}>
          <TextInput {...own} autoCapitalize="words" {...register("country")} />
        </Field>
      </div>
    </>
  );
}
