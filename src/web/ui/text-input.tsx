import type { ComponentProps } from "react";
import { controlStyles } from "#web/ui/control-styles.ts";
import { useFieldControl } from "#web/ui/field-context.ts";

export interface TextInputProps extends ComponentProps<"input"> {
  /** Called with the text as typed, in addition to `onChange`. */
  onValueChange?: (text: string) => void;
}

/**
 * One line of text. Spell check and capitals are on, but in boxes of a type of their own (e-mail, telephone); the
 * language is the page's. Takes what a form library registers (name, ref, onChange, onBlur) as well as a controlled
 * value.
 */
export function TextInput({ onValueChange, onChange, className, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      spellCheck={!rest.type}
      autoCapitalize="sentences"
      {...rest}
      {...useFieldControl(rest)}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
      className={controlStyles({ kind: "input", className })}
    />
  );
}
