import { type ReactNode, useId, useMemo } from "react";
import { CircleExclamationPoint } from "#web/icons/circle-exclamation-point.ts";
import { FieldContext } from "#web/ui/field-context.ts";

interface FieldProps {
  label: ReactNode;
  /** The control: one of the inputs of this folder. It reads its name, hint and error from the field. */
  children: ReactNode;
  /** A help text that is always visible. */
  hint?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
  required?: boolean;
  /** Set it when an error summary links here; otherwise an id is generated. */
  id?: string;
  /** Shows the label to screen readers only, where the context already says it (a table of lines). */
  labelHidden?: boolean;
  /** A small link or button at the end of the label's row. */
  aside?: ReactNode;
}

/** A label, its control, a hint and an error, connected for assistive technology as well. */
export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  id,
  labelHidden,
  aside,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  const context = useMemo(
    () => ({ id: controlId, describedBy, invalid: Boolean(error), required }),
    [controlId, describedBy, error, required],
  );
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-3">
      <div className={labelHidden ? "sr-only" : "mb-1.5"}>
        <label htmlFor={controlId} className="font-medium text-sm">
          {label}
          {required && <RequiredMark />}
        </label>
      </div>
      <div className="col-span-2 col-start-1 flex min-w-0 flex-col gap-1.5">
        <FieldContext value={context}>{children}</FieldContext>
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      {/* After the control, so that Tab reaches it after the box. */}
      {aside && <span className="col-start-2 row-start-1 mb-1.5 text-sm">{aside}</span>}
    </div>
  );
}

/** The help text of a field or a group. */
export function FieldHint({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="text-ink-soft text-sm">
      {children}
    </p>
  );
}

/** The error of a field or a group: colour, icon and words. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 font-medium text-danger text-sm">
      <CircleExclamationPoint aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

/** The star of a required field; `aria-required` says the same to screen readers. */
export function RequiredMark() {
  return (
    <span aria-hidden className="ml-0.5 text-danger">
      *
    </span>
  );
}
