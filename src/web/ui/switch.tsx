import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy } from "#web/ui/checkbox.tsx";
import { FieldHint } from "#web/ui/field.tsx";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  label: ReactNode;
  hint?: ReactNode;
  /** Called with the new state, beside `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
}

/** An on-off switch: for a setting that takes hold at once. In a form that is sent, use a checkbox. */
export function Switch({ label, hint, onCheckedChange, onChange, className, id, ...rest }: SwitchProps) {
  const made = useId();
  const controlId = id ?? made;
  return (
    <div className={cx("flex flex-col", className)}>
      <label className="flex min-h-11 items-start justify-between gap-4 py-2.5" htmlFor={controlId}>
        <span>{label}</span>
        <span className="relative h-6 w-11 shrink-0">
          <input
            {...rest}
            id={controlId}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself
            role="switch"
            aria-describedby={describedBy(controlId, hint, undefined)}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
            className={trackStyles}
          />
          <span aria-hidden className={thumbStyles} />
        </span>
      </label>
      {hint && (
        <div className="-mt-2 pr-15 pb-1">
          <FieldHint id={`${controlId}-hint`}>{hint}</FieldHint>
        </div>
      )}
    </div>
  );
}

const trackStyles = [
  "peer absolute inset-0 appearance-none rounded-full border border-line-strong bg-sunken transition-colors",
  "checked:border-accent checked:bg-accent disabled:opacity-50",
].join(" ");
const thumbStyles = [
  "pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-line-strong transition-[translate,background-color]",
  "peer-checked:translate-x-5 peer-checked:bg-on-accent",
].join(" ");
