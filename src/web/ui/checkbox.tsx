import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Check } from "#web/icons/check.ts";
import { FieldError, FieldHint } from "#web/ui/field.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Called with the new state, in addition to `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * A tick box with its label; the whole row can be pressed. A native control, so that form libraries can register it.
 */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, onCheckedChange, onChange, className, id, ...rest } = props;
  const made = useId();
  const controlId = id ?? made;
  return (
    <div className={cx("flex flex-col", className)}>
      <label className="relative flex min-h-11 items-start gap-3 py-2.5" htmlFor={controlId}>
        <span className="mt-0.5">
          <TickBox
            {...rest}
            id={controlId}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(controlId, hint, error)}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
          />
        </span>
        <span>{label}</span>
      </label>
      <div className="-mt-2 flex flex-col gap-1 pb-1 pl-8 empty:hidden">
        {hint && <FieldHint id={`${controlId}-hint`}>{hint}</FieldHint>}
        {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}

/** The box alone, for a place that labels it. @param children what it shows besides the tick */
export function TickBox({ children, ...props }: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input {...props} type="checkbox" className={boxStyles} />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
      />
      {children}
    </span>
  );
}

const boxStyles = [
  "peer absolute inset-0 appearance-none rounded-[5px] border border-line-strong bg-surface transition-colors",
  "checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent aria-invalid:border-danger disabled:opacity-50",
].join(" ");

/** The ids of the hint and the error of a control, for `aria-describedby`. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}
