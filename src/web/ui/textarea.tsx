import type { ComponentProps } from "react";
import { controlStyles } from "#web/ui/control-styles.ts";
import { useFieldControl } from "#web/ui/field-context.ts";

export interface TextareaProps extends ComponentProps<"textarea"> {
  /** Called with the text as typed, beside `onChange`. */
  onValueChange?: (text: string) => void;
}

/** Several lines of text. Grows with what is written, where the browser can. */
export function Textarea({ onValueChange, onChange, className, ...rest }: TextareaProps) {
  return (
    <textarea
      rows={3}
      spellCheck
      autoCapitalize="sentences"
      {...rest}
      {...useFieldControl(rest)}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
      className={controlStyles({ kind: "textarea", className })}
    />
  );
}
