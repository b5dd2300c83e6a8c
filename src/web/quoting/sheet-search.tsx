import { type KeyboardEvent, useEffect, useRef } from "react";
import { Search } from "#web/icons/search.ts";
import { X } from "#web/icons/x.ts";
import { Field } from "#web/ui/field.tsx";
import { FramedInput } from "#web/ui/framed-input.tsx";

interface SheetSearchProps {
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** It has the focus as soon as it is there, so that the keyboard of a phone is up. */
  isFocused: boolean;
  id?: string;
  error?: string | undefined;
}

/** The box at the head of a sheet that searches the list below it. */
export function SheetSearch({ label, isFocused, error, id, ...box }: SheetSearchProps) {
  const frame = useRef<HTMLDivElement>(null);
  const focus = () => frame.current?.querySelector("input")?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the sheet opens
  useEffect(() => {
    if (isFocused) focus();
  }, []);
  return (
    <div ref={frame}>
      <Field label={label} error={error} {...(id && { id })}>
        <FramedInput
          {...box}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          inputClassName="pl-2"
          before={<Search aria-hidden className="ml-3 size-5 shrink-0 text-ink-soft" />}
          after={
            box.value !== "" && (
              <button
                type="button"
                aria-label="Clear"
                onClick={() => {
                  box.onValueChange("");
                  focus();
                }}
                className="grid h-full w-11 shrink-0 place-items-center rounded-lg text-ink-soft"
              >
                <X aria-hidden className="size-5" />
              </button>
            )
          }
        />
      </Field>
    </div>
  );
}
