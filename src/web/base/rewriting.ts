import type { ChangeEvent } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

type Rewriting<Name extends string> = Omit<UseFormRegisterReturn<Name>, "onChange"> & {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * Rewrites what is typed into a registered box before the form reads it: a postcode in capitals, a sort code in pairs.
 * The cursor keeps its place; if it was at the end it stays at the end.
 */
export function rewriting<Name extends string>(
  registration: UseFormRegisterReturn<Name>,
  rewrite: (typed: string) => string,
): Rewriting<Name> {
  return {
    ...registration,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const box = event.target;
      const rewritten = rewrite(box.value);
      if (rewritten !== box.value) {
        const place = box.selectionStart ?? box.value.length;
        const atEnd = place === box.value.length;
        box.value = rewritten;
        const next = atEnd ? rewritten.length : place;
        box.setSelectionRange(next, next);
      }
      void registration.onChange(event);
    },
  };
}

export function inCapitals(typed: string): string {
  return typed.toUpperCase();
}
