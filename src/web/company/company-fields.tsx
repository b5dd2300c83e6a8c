import type { ComponentProps, ReactNode } from "react";
import { Controller } from "react-hook-form";
import { rewriting } from "#web/app/rewriting.ts";
import type { CompanyDraft } from "#web/company/company-form.ts";
import { controlId, useCompanyForm } from "#web/company/company-form-context.ts";
import { Field } from "#web/ui/field.tsx";
import { PercentInput } from "#web/ui/percent-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

/** Boxes of the draft that hold text. */
export type TextBox = {
  [Name in keyof CompanyDraft]: CompanyDraft[Name] extends string ? Name : never;
}[keyof CompanyDraft];

interface BoxProps {
  name: TextBox;
  label: string;
  hint?: ReactNode;
  required?: boolean;
}

interface TextFieldProps extends BoxProps, Omit<ComponentProps<"input">, "name" | "required" | "onChange"> {
  /** Rewrites what is typed: capitals, groups of digits. */
  rewrite?: (typed: string) => string;
}

/** One line of the company form. */
export function TextField({ name, label, hint, required, rewrite, ...input }: TextFieldProps) {
  const { register, formState } = useCompanyForm();
  const registration = register(name);
  return (
    <Field
      id={controlId(name)}
      label={label}
      hint={hint}
      required={required ?? false}
      error={formState.errors[name]?.message}
    >
      <TextInput {...input} {...(rewrite ? rewriting(registration, rewrite) : registration)} />
    </Field>
  );
}

/** Several lines of the company form. */
export function LongTextField({ name, label, hint, ...area }: BoxProps & ComponentProps<"textarea">) {
  const { register, formState } = useCompanyForm();
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={formState.errors[name]?.message}>
      <Textarea rows={2} {...area} {...register(name)} />
    </Field>
  );
}

/** A percentage of the company form. */
export function PercentField({ name, label, hint }: BoxProps) {
  const { control, formState } = useCompanyForm();
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={formState.errors[name]?.message}>
      <Controller control={control} name={name} render={({ field }) => <PercentInput {...field} />} />
    </Field>
  );
}

/** Fields beside each other where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
}
