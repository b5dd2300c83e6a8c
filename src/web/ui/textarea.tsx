import { type ComponentProps, type Ref, useCallback, useLayoutEffect, useRef } from "react";
import { controlStyles } from "#web/ui/control-styles.ts";
import { useFieldControl } from "#web/ui/field-context.ts";
import { sizeToContent } from "#web/ui/field-sizing.ts";

export interface TextareaProps extends ComponentProps<"textarea"> {
  /** Called with the text as typed, beside `onChange`. */
  onValueChange?: (text: string) => void;
}

/** Several lines of text. Grows with what is written. */
export function Textarea({ onValueChange, onChange, className, ref, ...rest }: TextareaProps) {
  return (
    <textarea
      rows={3}
      spellCheck
      autoCapitalize="sentences"
      {...rest}
      {...useFieldControl(rest)}
      ref={useSizedBox(ref)}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
        sizeToContent(event.target);
      }}
      className={controlStyles({ kind: "textarea", className })}
    />
  );
}

/** The box is sized after every drawing as well, for its text may have come from elsewhere. */
function useSizedBox(outer: Ref<HTMLTextAreaElement> | undefined) {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (box.current) sizeToContent(box.current);
  });
  return useCallback(
    (element: HTMLTextAreaElement | null) => {
      box.current = element;
      if (typeof outer === "function") return outer(element);
      if (outer) outer.current = element;
    },
    [outer],
  );
}
