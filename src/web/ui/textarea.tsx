import { type ComponentProps, type Ref, useCallback, useLayoutEffect, useRef } from "react";
import { controlStyles } from "#web/ui/control-styles.ts";
import { useFieldControl } from "#web/ui/field-context.ts";

export interface TextareaProps extends ComponentProps<"textarea"> {
  /** Called with the text as typed, in addition to `onChange`. */
  onValueChange?: (text: string) => void;
}

/** Several lines of text. The box grows with its text. */
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

/** The box is also sized after every render, because the text may have been set from outside. */
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

/**
 * Sets the height of a box to that of its text in engines without `field-sizing: content` (Firefox, Safari before
 * 26.2). Call it whenever the text may have changed.
 */
function sizeToContent(box: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  const { style } = box;
  const borders = box.offsetHeight - box.clientHeight;
  style.height = "0";
  style.height = `${box.scrollHeight + borders}px`;
}
