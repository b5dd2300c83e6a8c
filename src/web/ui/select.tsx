import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { ChevronDown } from "#web/icons/chevron-down.ts";
import { controlStyles } from "#web/ui/control-styles.ts";
import { useFieldControl } from "#web/ui/field-context.ts";

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends Omit<ComponentProps<"select">, "children"> {
  options: readonly SelectOption<Value>[];
  /** A first, empty entry such as "Choose a category". */
  placeholder?: string;
  /** Called with the chosen value, in addition to `onChange`. */
  onValueChange?: (value: Value) => void;
}

/** A choice from a short list. The browser's own control, which works best on a phone. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, placeholder, onValueChange, onChange, className, ...rest } = props;
  return (
    <span className={cx("relative block min-w-0", className)}>
      <select
        {...rest}
        {...useFieldControl(rest)}
        onChange={(event) => {
          onChange?.(event);
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange?.(chosen.value);
        }}
        className={controlStyles({ kind: "input", className: "appearance-none truncate pr-10" })}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
