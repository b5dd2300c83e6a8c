import { useState, useTransition } from "react";
import { Search } from "#web/icons/search.ts";
import { X } from "#web/icons/x.ts";
import { FramedInput, type FramedInputProps } from "#web/ui/framed-input.tsx";

interface SearchInputProps extends Omit<FramedInputProps, "type" | "before" | "after" | "value"> {
  /** What is searched: "Search quotes". Read by screen readers, and shown while the box is empty. */
  "aria-label": string;
  value: string;
  onValueChange: (text: string) => void;
}

/**
 * A search box: filters while typing; Escape or the cross empties it and keeps the focus, one more Escape leaves it for
 * the keys of the screen, and on a phone Enter puts the keyboard away. A typed letter appears at once; the list follows
 * as soon as it can, and is interrupted by the next letter.
 */
export function SearchInput({ value: known, onValueChange: tell, ...rest }: SearchInputProps) {
  const [typed, setTyped] = useState(known);
  const [isFollowing, startFollowing] = useTransition();
  const value = isFollowing ? typed : known;
  const onValueChange = (text: string) => {
    setTyped(text);
    startFollowing(() => tell(text));
  };
  return (
    <FramedInput
      placeholder={rest["aria-label"]}
      autoComplete="off"
      enterKeyHint="search"
      spellCheck={false}
      {...rest}
      type="search"
      value={value}
      onValueChange={onValueChange}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        // The list is searched already, and a phone's keyboard lies over it.
        if (event.key === "Enter" && matchMedia("(pointer: coarse)").matches) event.currentTarget.blur();
        if (event.key !== "Escape") return;
        if (value === "") return event.currentTarget.blur();
        event.stopPropagation();
        onValueChange("");
      }}
      inputClassName="pl-2 [&::-webkit-search-cancel-button]:hidden"
      before={<Search aria-hidden className="ml-3 size-5 shrink-0 text-ink-soft" />}
      after={value !== "" && <ClearButton onClear={() => onValueChange("")} />}
    />
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear search"
      onClick={(event) => {
        event.currentTarget.parentElement?.querySelector("input")?.focus();
        onClear();
      }}
      className="grid h-full w-11 shrink-0 place-items-center rounded-lg text-ink-soft hover:text-ink"
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}
