import { memo, useEffect, useRef } from "react";
import { messages } from "#web/base/messages.ts";
import { Plus } from "#web/icons/plus.ts";
import { CustomEntry, DescriptionEntry } from "#web/quoting/item-entry-fields.tsx";
import { ItemSearch } from "#web/quoting/item-search.tsx";
import { EntryTypeChoice } from "#web/quoting/item-type.tsx";
import { toastOfLines } from "#web/quoting/toast-of-lines.ts";
import { type AddingProps, useItemEntry } from "#web/quoting/use-item-entry.ts";
import { usePriceList } from "#web/quoting/use-price-list.ts";
import { Button } from "#web/ui/button.tsx";

/** Adds lines on a desk: one search box over materials and labour, or a custom item or a description typed by hand. */
export const AddItems = memo(function AddItems(props: AddingProps) {
  const { error, paysFor, onAdd, said } = props;
  const { items, isPending: isLoading } = usePriceList();
  const panel = useRef<HTMLDivElement>(null);
  const added: AddingProps["onAdd"] = (lines) => {
    onAdd(lines);
    toastOfLines({ title: messages().notice.success, message: said(lines.length) });
  };
  const { entry, change, add, begin, addNote, focus, fields } = useItemEntry(
    { ...props, onAdd: added },
    panel,
  );
  // Its form may grow under the bar at the foot with what is chosen or typed.
  const last = useRef(props.entry);
  useEffect(() => {
    if (props.entry !== last.current) panel.current?.scrollIntoView({ block: "nearest" });
    last.current = props.entry;
  }, [props.entry]);
  const addButton = (
    <Button variant="secondary" onClick={add}>
      <Plus aria-hidden />
      Add Item
    </Button>
  );
  return (
    <div ref={panel} data-tour="document-items" className="@container flex flex-col gap-4">
      <EntryTypeChoice value={entry.type} onValueChange={(type) => change({ type, item: null })} />
      {entry.type === "custom" && <CustomEntry {...fields} />}
      {entry.type === "description" && <DescriptionEntry {...fields} />}
      {entry.type !== "custom" && entry.type !== "description" && (
        <ItemSearch
          {...fields}
          {...{ items, isLoading, paysFor, documentError: error }}
          addButton={addButton}
          onChosen={() => focus("quantity")}
          onCustom={begin}
          onNote={addNote}
        />
      )}
      {(entry.type === "custom" || entry.type === "description") && (
        <div className="flex justify-end">{addButton}</div>
      )}
    </div>
  );
});
