import { memo, type ReactNode, useEffect, useRef } from "react";
import { Plus } from "#web/icons/plus.ts";
import { type Entry, type EntryGroup, rowId } from "#web/ui/combobox-entries.ts";
import type { ComboboxProps } from "#web/ui/combobox-props.ts";
import { useMarkedMatches } from "#web/ui/use-marked-matches.ts";

/**
 * The list under the box: a listbox of groups. It is memoised, so that a letter that is only shown in the box so far
 * does not render it again.
 */
export const ComboboxList = memo(function ComboboxList<Item extends object>(props: ListProps<Item>) {
  const { id, groups, active, onActive, onChoose, sought, emptyText = "Nothing found" } = props;
  useEffect(() => {
    if (active !== null) document.getElementById(rowId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const rows = useRef<HTMLDivElement>(null);
  useMarkedMatches(rows, sought ?? "", groups);
  return (
    <>
      <p role="status" className="px-4 py-3 text-ink-soft empty:hidden">
        {sought !== null && groups.length === 0 && emptyText}
      </p>
      <div
        ref={rows}
        id={id}
        role="listbox"
        aria-label={props.label}
        className="max-h-[min(22rem,var(--available-height))] more-below overflow-y-auto overscroll-contain rounded-xl p-1.5 empty:p-0"
      >
        {groups.map((group) => (
          <Group key={group.value} id={`${id}-${group.value.replaceAll(" ", "-")}`} heading={group.value}>
            {group.items.map((entry) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the active row
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box
              <div
                key={entry.key}
                id={rowId(id, entry.key)}
                role="option"
                aria-selected={entry.key === active}
                onPointerMove={() => entry.key !== active && onActive(entry.key)}
                onClick={() => onChoose(entry)}
                className={rowStyles}
              >
                <Row entry={entry} list={props} />
              </div>
            ))}
          </Group>
        ))}
      </div>
    </>
  );
}) as <Item extends object>(props: ListProps<Item>) => ReactNode;

export interface ListProps<Item extends object>
  extends Pick<ComboboxProps<Item>, "reading" | "renderItem" | "creations" | "emptyText"> {
  id: string;
  /** Names the list: the name of its box. */
  label: string | undefined;
  groups: readonly EntryGroup<Item>[];
  /** The query that the matches belong to; null before anything is searched for. */
  sought: string | null;
  /** Key of the row that Enter would choose. */
  active: string | null;
  onActive: (key: string) => void;
  onChoose: (entry: Entry<Item>) => void;
}

function Row<Item extends object>({ entry, list }: { entry: Entry<Item>; list: ListProps<Item> }) {
  const { reading, renderItem = reading.labelOf, creations, sought } = list;
  if (!("offer" in entry)) return renderItem(entry.item, sought ?? "");
  return (
    <span data-unmarked="" className="flex items-center gap-2 font-medium text-accent">
      <Plus aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{creations?.[entry.offer]?.label(sought ?? "")}</span>
    </span>
  );
}

function Group({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  if (heading === "") return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox
    <div role="group" aria-labelledby={id}>
      <div id={id} className="px-3 pt-2 pb-1 font-medium text-ink-soft text-sm">
        {heading}
      </div>
      {children}
    </div>
  );
}

const rowStyles = [
  "flex min-h-11 cursor-pointer select-none flex-col justify-center rounded-lg px-3 py-1.5",
  "aria-selected:bg-accent-soft",
].join(" ");
