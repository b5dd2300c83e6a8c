import { Combobox as Base } from "@base-ui/react/combobox";
import { Plus } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { Entry, EntryGroup } from "#web/ui/combobox-entries.ts";
import type { ComboboxProps } from "#web/ui/combobox-props.ts";
import { usePopupHome } from "#web/ui/popup-home.ts";

/**
 * The list under the box. The library's own popup is not used, because it hides the rest of the page from screen
 * readers while the focus can still go there; here, leaving the box closes the list. The list is memoised, so that a
 * letter that is only shown in the box so far does not render it again.
 */
export const ComboboxList = memo(function ComboboxList<Item extends object>(props: ListProps<Item>) {
  const { reading, renderItem = reading.labelOf, creation, sought, emptyText = "Nothing found" } = props;
  const home = usePopupHome();
  return (
    <Base.Portal {...home}>
      <Base.Positioner sideOffset={6} collisionPadding={8} positionMethod="fixed" className="z-50">
        <div className="w-(--anchor-width) min-w-64 max-w-(--available-width) rounded-xl border border-line bg-raised shadow-popup">
          <Base.Empty className="px-4 py-3 text-ink-soft empty:hidden">
            {sought !== null && emptyText}
          </Base.Empty>
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
                        <CreateRow text={creation?.label(sought ?? "") ?? ""} />
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
}) as <Item extends object>(props: ListProps<Item>) => ReactNode;

interface ListProps<Item extends object> extends ComboboxProps<Item> {
  /** The query that the matches belong to; null before anything is searched for. */
  sought: string | null;
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
