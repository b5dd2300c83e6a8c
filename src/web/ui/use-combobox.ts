import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStable } from "#web/base/use-stable.ts";
import type { Entry } from "#web/ui/combobox-entries.ts";
import type { ComboboxProps } from "#web/ui/combobox-props.ts";
import { useComboboxPart } from "#web/ui/use-combobox-part.ts";
import { useComboboxQuery } from "#web/ui/use-combobox-query.ts";

/** The state of a combobox, and what its keys, its letters and its rows do. */
export function useCombobox<Item extends object>(props: ComboboxProps<Item>) {
  const { items, reading, value, onValueChange, creations, limit = 20, atFirst } = props;
  const { typed, query, sought, search, begin, catchUp } = useComboboxQuery();
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const { part, hasFailed, reach, withPart } = useComboboxPart(open);
  const offers = sought === "" ? 0 : (creations?.length ?? 0);
  const groups = useMemo(() => {
    if (part === null) return [];
    if (atFirst && !sought) return part.groupEntries(atFirst, reading, 0);
    if (sought === null) return [];
    const matches = part.findMatches(items, sought, {
      textOf: reading.textOf ?? reading.labelOf,
      nameOf: reading.nameOf ?? reading.labelOf,
      limit,
    });
    return part.groupEntries(matches, reading, offers);
  }, [part, items, sought, reading, limit, offers, atFirst]);
  const rows = groups.flatMap((group) => group.items);
  const isPointed = rows.some(({ key }) => key === pointed);
  // While a person types, Enter chooses the first match.
  const active = isPointed ? pointed : ((typed !== null || atFirst) && rows[0]?.key) || null;
  // What a key finds after it has let the list catch up.
  const shown = useRef({ rows, active });
  useLayoutEffect(() => {
    shown.current = { rows, active };
  });

  const show = () => {
    setOpen(true);
    begin();
  };
  const fold = () => {
    setOpen(false);
    setPointed(null);
  };
  const close = () => {
    fold();
    search(null, false);
  };
  // Words of which something could be made stay.
  const leave = creations && value === null ? fold : close;
  const choose = useStable((entry: Entry<Item>) => {
    close();
    if ("offer" in entry) creations?.[entry.offer]?.onCreate(query);
    else onValueChange(entry.item);
  });
  const type = (text: string) => {
    setOpen(true);
    setPointed(null);
    search(text, true);
    if (text === "" && value !== null) onValueChange(null);
  };
  const step = useStable((by: 1 | -1) => {
    catchUp();
    const { rows: all, active: from } = shown.current;
    const at = all.findIndex(({ key }) => key === from);
    const next = at < 0 ? (by === 1 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
    setPointed(all[next]?.key ?? null);
  });
  const pick = useStable((isTab: boolean) => {
    catchUp();
    const entry = shown.current.rows.find(({ key }) => key === shown.current.active);
    const isTaken = entry && (!isTab || "offer" in entry || entry.key === pointed);
    if (isTaken) choose(entry);
    return isTaken;
  });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!event.nativeEvent.isComposing) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        const by = event.key === "ArrowDown" ? 1 : -1;
        event.preventDefault();
        flushSync(() => setOpen(true));
        withPart(() => step(by));
      } else if (open && event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
        if (part === null || pick(false)) event.preventDefault();
        if (part === null) withPart(() => pick(false));
      } else if (open && !hasFailed && creations && query && event.key === "Tab" && !event.shiftKey) {
        const box = event.currentTarget;
        if (part === null) event.preventDefault();
        withPart(({ focusAfter }) => {
          if (document.activeElement !== box) return;
          pick(true);
          // The focus goes on, unless what was chosen has moved it already.
          if (document.activeElement !== box) event.preventDefault();
          else if (part === null) focusAfter(box);
        });
      } else if (open && event.key === "Escape") {
        // The dialog around the box stays open.
        event.stopPropagation();
        event.preventDefault();
        close();
      }
    }
    props.onKeyDown?.(event);
  };

  const text = typed ?? (value === null ? "" : reading.labelOf(value));
  const list = { part, hasFailed, reach, groups, sought, active, point: setPointed, choose };
  return { ...list, text, open, show, leave, type, press };
}
