import type { ComponentProps, ReactNode } from "react";
import { Controller } from "react-hook-form";
import { rewriting } from "#web/base/rewriting.ts";
import type { SoftCheck } from "#web/base/soft-checks.ts";
import { useSoftCheck } from "#web/base/use-soft-check.ts";
import type { CompanyDraft } from "#web/company/company-form.ts";
import { controlId, useBox, useBoxLabel, useCompanyForm } from "#web/company/company-form-context.ts";
import { Field } from "#web/ui/field.tsx";
import { PercentInput } from "#web/ui/percent-input.tsx";
import { SoftWarning } from "#web/ui/soft-warning.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

/** The boxes of the draft that contain text and have a label. */
export type TextBox = {
  [Name in keyof CompanyDraft]: CompanyDraft[Name] extends string ? Name : never;
}[keyof CompanyDraft] &
  Parameters<typeof useBoxLabel>[0];

interface BoxProps {
  name: TextBox;
  /** In place of the usual label. */
  label?: string;
  hint?: ReactNode;
  required?: boolean;
}

interface TextFieldProps extends BoxProps, Omit<ComponentProps<"input">, "name" | "required" | "onChange"> {
  /** Rewrites what is typed: capitals, groups of digits. */
  rewrite?: (typed: string) => string;
  /** A warning about the value, which is saved all the same; undefined for a box that is never checked. */
  doubt?: string | null;
  /** Called when the box is left. */
  onLeave?: () => void;
}

/** One text box of the company form. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, required, rewrite, doubt, onLeave, ...input } = props;
  const { register, formState } = useCompanyForm();
  const usual = useBoxLabel(name);
  const registration = register(name);
  const box = rewrite ? rewriting(registration, rewrite) : registration;
  const leave: typeof box.onBlur = (event) => {
    onLeave?.();
    return box.onBlur(event);
  };
  return (
    <Field
      id={controlId(name)}
      label={label ?? usual}
      hint={doubt === undefined ? hint : <HintAndDoubt hint={hint} doubt={doubt} />}
      required={required ?? false}
      error={formState.errors[name]?.message}
    >
      <TextInput {...input} {...box} onBlur={leave} />
    </Field>
  );
}

/** A text box that is checked when it is left; a warning never keeps it from being saved (see [Note: Soft checks]). */
export function CheckedField({ check, ...field }: TextFieldProps & { check: SoftCheck | null }) {
  return <TextField {...field} {...useSoftCheck(useBox(field.name), check)} />;
}

function HintAndDoubt({ hint, doubt }: { hint: ReactNode; doubt: string | null }) {
  return (
    <>
      {hint}
      <SoftWarning words={doubt} />
    </>
  );
}

/** A box of the company form for several lines. */
export function LongTextField({ name, hint, ...area }: BoxProps & ComponentProps<"textarea">) {
  const { register, formState } = useCompanyForm();
  return (
    <Field id={controlId(name)} label={useBoxLabel(name)} hint={hint} error={formState.errors[name]?.message}>
      <Textarea rows={2} {...area} {...register(name)} />
    </Field>
  );
}

export function PercentField({ name, hint }: BoxProps) {
  const { control, formState } = useCompanyForm();
  return (
    <Field id={controlId(name)} label={useBoxLabel(name)} hint={hint} error={formState.errors[name]?.message}>
      <Controller control={control} name={name} render={({ field }) => <PercentInput {...field} />} />
    </Field>
  );
}

/** Fields side by side on a screen that is wide enough. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
}
