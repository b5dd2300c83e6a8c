import type { ReactNode } from "react";
import { controlStyles, framedInputStyles } from "#web/ui/control-styles.ts";
import { useFieldControl } from "#web/ui/field-context.ts";
import type { TextInputProps } from "#web/ui/text-input.tsx";

export interface FramedInputProps extends TextInputProps {
  before?: ReactNode;
  after?: ReactNode;
  /** Classes of the input itself; `className` goes to the frame. */
  inputClassName?: string;
}

/**
 * An input with a sign, a unit or a button inside its box. The base of the inputs for amounts, search and passwords.
 */
export function FramedInput(props: FramedInputProps) {
  const { before, after, className, inputClassName = "", onChange, onValueChange, ...rest } = props;
  return (
    <span className={controlStyles({ kind: "frame", className })}>
      {before}
      <input
        type="text"
        {...rest}
        {...useFieldControl(rest)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        className={`${framedInputStyles} ${inputClassName}`}
      />
      {after}
    </span>
  );
}

/** A sign or unit in the frame. Hidden from screen readers, because the label says what is asked for. */
export function Affix({ side, children }: { side: "start" | "end"; children: ReactNode }) {
  return (
    <span aria-hidden className={`text-ink-soft ${side === "start" ? "shrink-0 pl-3" : "truncate pr-3"}`}>
      {children}
    </span>
  );
}
