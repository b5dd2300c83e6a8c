import { Combobox as Base } from "@base-ui/react/combobox";
import { Plus, Search, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from "react";
import { createKey, type Entry, type EntryGroup, groupEntries } from "#web/ui/combobox-entries.ts";
import { findMatches } from "#web/ui/combobox-matches.ts";
import { controlStyles, framedInputStyles } from "#web/ui/control-styles.ts";
import { useFieldControl } from "#web/ui/field-context.ts";
import { usePopupHome } from "#web/ui/popup-home.ts";

/** How a combobox reads its items. Keep it outside of the component: it must not change with every render. */
export interface ComboboxReading<Item> {
  keyOf: (item: Item) => string;
  /** What stands in the box once the item is chosen. */
  labelOf: (item: Item) => string;
  /** All words the item can be found by, its name first; the label unless told. */
  textOf?: (item: Item) => string;
  /** The heading the item stands under: "Materials & Products". */
  groupOf?: (item: Item) => string;
}

export interface ComboboxProps<Item extends object> {
  /** The same array from render to render while nothing changes: it is read once for searching. */
  items: readonly Item[];
  reading: ComboboxReading<Item>;
  /** The chosen item. Left at null after a choice, the box empties and is ready for the next: for adding lines. */
  value: Item | null;
  /** Called with the chosen item; null when the box was emptied. */
  onValueChange: (item: Item | null) => void;
  /** A row of the list; the label unless told. */
  renderItem?: (item: Item) => ReactNode;
  placeholder?: string;
  /** Said when nothing matches. */
  emptyText?: string;
  /** A last entry that makes what was searched for. */
  creation?: { label: (query: string) => string; onCreate: (query: string) => void };
  /** The most rows ever rendered. */
  limit?: number;
  inputRef?: Ref<HTMLInputElement>;
  id?: string;
  "aria-label"?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

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
      isItemEqualToValue={(left, right) => left.key === right.key}
      actionsRef={actions}
      autoHighlight
    >
      <ComboboxBox {...props} onLeave={() => show(false)} />
      <ComboboxPopup {...props} query={query} />
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

/**
 * The list under the box. Not the library's own popup, which hides the rest of the page from screen readers
 * while the focus may still go there; leaving the box closes the list instead.
 */
function ComboboxPopup<Item extends object>(props: ComboboxProps<Item> & { query: string }) {
  const { reading, renderItem = reading.labelOf, creation, query, emptyText = "Nothing found" } = props;
  const home = usePopupHome();
  return (
    <Base.Portal {...home}>
      <Base.Positioner sideOffset={6} collisionPadding={8} positionMethod="fixed" className="z-50">
        <div className="w-(--anchor-width) min-w-64 max-w-(--available-width) rounded-xl border border-line bg-raised shadow-popup">
          <Base.Empty className="px-4 py-3 text-ink-soft empty:hidden">{emptyText}</Base.Empty>
          <Base.List
            onMouseDown={(event) => event.preventDefault()}
            className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5 outline-none empty:p-0"
          >
            {(group: EntryGroup<Item>) => (
              <Base.Group key={group.value} items={group.items}>
                {group.value !== "" && (
                  <Base.GroupLabel className="px-3 pt-2 pb-1 font-medium text-ink-soft text-sm">
                    {group.value}
                  </Base.GroupLabel>
                )}
                <Base.Collection>
                  {(entry: Entry<Item>) => (
                    <Base.Item key={entry.key} value={entry} className={rowStyles}>
                      {entry.item === null ? (
                        <CreateRow text={creation?.label(query) ?? ""} />
                      ) : (
                        renderItem(entry.item)
                      )}
                    </Base.Item>
                  )}
                </Base.Collection>
              </Base.Group>
            )}
          </Base.List>
        </div>
      </Base.Positioner>
    </Base.Portal>
  );
}

function CreateRow({ text }: { text: string }) {
  return (
    <span className="flex items-center gap-2 font-medium text-accent">
      <Plus aria-hidden className="size-5 shrink-0" />
      {text}
    </span>
  );
}

const rowStyles = [
  "flex min-h-11 cursor-pointer select-none flex-col justify-center rounded-lg px-3 py-1.5 outline-none",
  "data-highlighted:bg-accent-soft data-selected:font-medium",
].join(" ");
