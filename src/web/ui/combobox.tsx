import { Combobox as Base } from "@base-ui/react/combobox";
import { Search, X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { createKey, type Entry, groupEntries } from "#web/ui/combobox-entries.ts";
import { ComboboxList } from "#web/ui/combobox-list.tsx";
import { findMatches } from "#web/ui/combobox-matches.ts";
import type { ComboboxProps } from "#web/ui/combobox-props.ts";
import { controlStyles, framedInputStyles } from "#web/ui/control-styles.ts";
import { useFieldControl } from "#web/ui/field-context.ts";

/**
 * One search box over any number of things: type, arrows, Enter. Matches are found here rather than by the
 * library, so that only `limit` rows reach the page however many items there are.
 */
export function Combobox<Item extends object>(props: ComboboxProps<Item>) {
  const { items, reading, value, onValueChange, creation, limit = 20 } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const actions = useRef<Base.Root.Actions>(null);
  // The library waits for its own popup to end its closing movement; ours has none.
  useEffect(() => {
    if (!open) actions.current?.unmount();
  }, [open]);
  const query = typed?.trim() ?? "";
  const offersCreation = creation !== undefined && query !== "";
  const groups = useMemo(() => {
    const matches = findMatches(items, query, { textOf: reading.textOf ?? reading.labelOf, limit });
    return groupEntries(matches, reading, offersCreation);
  }, [items, query, reading, limit, offersCreation]);
  const show = (next: boolean) => {
    setOpen(next);
    if (!next) setTyped(null);
  };
  const choose = (entry: Entry<Item> | null) => {
    if (entry?.key === createKey) creation?.onCreate(query);
    else onValueChange(entry?.item ?? null);
    setTyped(null);
  };
  return (
    <Base.Root<Entry<Item>, false, Entry<Item>>
      items={groups}
      filteredItems={groups}
      value={value === null ? null : { key: reading.keyOf(value), item: value }}
      onValueChange={choose}
      inputValue={typed ?? (value === null ? "" : reading.labelOf(value))}
      onInputValueChange={(text, details) => {
        if (details.reason === "input-change" || details.reason === "input-clear") setTyped(text);
      }}
      open={open}
      onOpenChange={show}
      itemToStringLabel={(entry) => (entry.item === null ? query : reading.labelOf(entry.item))}
      itemToStringValue={(entry) => entry.key}
      isItemEqualToValue={(left, right) => left.key === right.key}
      actionsRef={actions}
      autoHighlight
    >
      <ComboboxBox {...props} onLeave={() => show(false)} />
      <ComboboxList {...props} query={query} />
    </Base.Root>
  );
}

function ComboboxBox<Item extends object>(props: ComboboxProps<Item> & { onLeave: () => void }) {
  const { placeholder, inputRef, onKeyDown } = props;
  const control = useFieldControl({ id: props.id });
  return (
    <Base.InputGroup className={controlStyles({ kind: "frame" })}>
      <Search aria-hidden className="ml-3 size-5 shrink-0 text-ink-soft" />
      <Base.Input
        {...control}
        aria-label={props["aria-label"]}
        placeholder={placeholder}
        ref={inputRef}
        onKeyDown={onKeyDown}
        onBlur={props.onLeave}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        className={`${framedInputStyles} pl-2`}
      />
      <Base.Clear
        aria-label="Clear"
        className="grid h-full w-11 shrink-0 place-items-center rounded-lg text-ink-soft hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </Base.Clear>
    </Base.InputGroup>
  );
}
