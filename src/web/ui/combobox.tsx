import { Combobox as Base } from "@base-ui/react/combobox";
import { Search, X } from "lucide-react";
import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createKey, type Entry, groupEntries } from "#web/ui/combobox-entries.ts";
import { ComboboxList } from "#web/ui/combobox-list.tsx";
import { findMatches } from "#web/ui/combobox-matches.ts";
import type { ComboboxProps } from "#web/ui/combobox-props.ts";
import { controlStyles, framedInputStyles } from "#web/ui/control-styles.ts";
import { useFieldControl } from "#web/ui/field-context.ts";

/**
 * One search box for any number of items: type, arrow keys, Enter. The items are filtered here and not by the library,
 * so that at most `limit` rows are rendered however many items there are. A typed letter appears in the box at once;
 * the list follows as soon as it can, and always before a key chooses from it.
 */
export function Combobox<Item extends object>(props: ComboboxProps<Item>) {
  const { items, reading, value, onValueChange, creation, limit = 20 } = props;
  const { typed, query, sought, search, begin, catchUp } = useQuery();
  const [open, setOpen] = useState(false);
  const actions = useRef<Base.Root.Actions>(null);
  // The library waits for the closing animation of its own popup; ours has no animation.
  useEffect(() => {
    if (!open) actions.current?.unmount();
  }, [open]);
  const offersCreation = creation !== undefined && sought !== "";
  const groups = useMemo(() => {
    if (sought === null) return [];
    const matches = findMatches(items, sought, { textOf: reading.textOf ?? reading.labelOf, limit });
    return groupEntries(matches, reading, offersCreation);
  }, [items, sought, reading, limit, offersCreation]);
  const show = (next: boolean) => {
    setOpen(next);
    if (next) begin();
    else search(null, false);
  };
  const choose = (entry: Entry<Item> | null) => {
    if (entry?.key === createKey) creation?.onCreate(query);
    else onValueChange(entry?.item ?? null);
    search(null, open);
  };
  return (
    <Base.Root<Entry<Item>, false, Entry<Item>>
      items={groups}
      filteredItems={groups}
      value={value === null ? null : { key: reading.keyOf(value), item: value }}
      onValueChange={choose}
      inputValue={typed ?? (value === null ? "" : reading.labelOf(value))}
      onInputValueChange={(text, details) => {
        if (details.reason === "input-change" || details.reason === "input-clear") search(text, true);
      }}
      open={open}
      onOpenChange={show}
      itemToStringLabel={(entry) => (entry.item === null ? query : reading.labelOf(entry.item))}
      itemToStringValue={(entry) => entry.key}
      isItemEqualToValue={(left, right) => left.key === right.key}
      actionsRef={actions}
      autoHighlight
    >
      <ComboboxBox {...props} onChoosingKey={catchUp} onLeave={() => show(false)} />
      <ComboboxList {...props} sought={sought} />
    </Base.Root>
  );
}

/**
 * The text in the box, and the query that the list shows the matches of, which follows a little later. Both are null
 * until something is typed.
 */
function useQuery() {
  const [typed, setTyped] = useState<string | null>(null);
  const [sought, setSought] = useState<string | null>(null);
  const query = typed?.trim() ?? "";
  const wanted = useRef<string | null>(null);
  const search = (text: string | null, isShown: boolean) => {
    setTyped(text);
    wanted.current = isShown ? (text?.trim() ?? "") : null;
    afterPaint(() => startTransition(() => setSought(wanted.current)));
  };
  // The first letter is reported before the list opens because of it, and opening must not discard it.
  const begin = () => {
    wanted.current ??= query;
    startTransition(() => setSought(wanted.current));
  };
  const catchUp = () => {
    if (sought !== query) flushSync(() => setSought(query));
  };
  return { typed, query, sought, search, begin, catchUp };
}

/** Runs work after the next frame is painted, so that the letter appears before the search for it begins. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

interface BoxProps<Item extends object> extends ComboboxProps<Item> {
  onChoosingKey: () => void;
  onLeave: () => void;
}

function ComboboxBox<Item extends object>(props: BoxProps<Item>) {
  const { placeholder, inputRef, onChoosingKey, onKeyDown } = props;
  const control = useFieldControl({ id: props.id });
  return (
    <Base.InputGroup className={controlStyles({ kind: "frame" })}>
      <Search aria-hidden className="ml-3 size-5 shrink-0 text-ink-soft" />
      <Base.Input
        {...control}
        aria-label={props["aria-label"]}
        placeholder={placeholder}
        ref={inputRef}
        onKeyDown={(event) => {
          if (choosingKeys.has(event.key)) onChoosingKey();
          onKeyDown?.(event);
        }}
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

/** Keys that act on a row of the list, which must match what was typed by then. */
const choosingKeys: ReadonlySet<string> = new Set(["Enter", "ArrowDown", "ArrowUp"]);
