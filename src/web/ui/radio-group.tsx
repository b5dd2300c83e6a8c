import { Fragment, type ReactNode, useId } from "react";
import { describedBy } from "#web/ui/checkbox.tsx";
import { FieldError, FieldHint, RequiredMark } from "#web/ui/field.tsx";

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** One sentence on what the choice means. */
  hint?: ReactNode;
  /** What the choice asks besides, directly below it: given while it is chosen. */
  below?: ReactNode;
}

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Id of the group; an error summary links to its first button, which has this id. */
  id?: string;
}

/** One choice of a few, each shown with its meaning. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onValueChange, hint, error, required } = props;
  const made = useId();
  const groupId = props.id ?? made;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={describedBy(groupId, hint, error)}>
      <legend className="mb-1.5 font-medium text-sm">
        {legend}
        {required && <RequiredMark />}
      </legend>
      {hint && <FieldHint id={`${groupId}-hint`}>{hint}</FieldHint>}
      {options.map((option, index) => (
        <Fragment key={option.value}>
          <label className="flex min-h-11 items-start gap-3 rounded-lg border border-line p-2.5 has-checked:border-accent has-checked:bg-accent-soft">
            <input
              type="radio"
              id={index === 0 ? groupId : undefined}
              name={groupId}
              value={option.value}
              checked={option.value === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onValueChange(option.value)}
              className={dotStyles}
            />
            <span className="flex flex-col">
              {option.label}
              {option.hint && <span className="text-ink-soft text-sm">{option.hint}</span>}
            </span>
          </label>
          {option.below}
        </Fragment>
      ))}
      {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

const dotStyles = [
  "mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface",
  "checked:border-6 checked:border-accent aria-invalid:border-danger",
].join(" ");
