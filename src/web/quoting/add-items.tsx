import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import type { Language } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { Plus } from "#web/icons/plus.ts";
import { type EntryFieldsProps, entryIds } from "#web/quoting/entry-fields.ts";
import {
  blankEntry,
  type EntryField,
  type EntryProblem,
  type ItemEntry,
  readEntry,
} from "#web/quoting/item-entry.ts";
import { CustomEntry, DescriptionEntry } from "#web/quoting/item-entry-fields.tsx";
import { ItemSearch } from "#web/quoting/item-search.tsx";
import { usePriceList } from "#web/quoting/use-price-list.ts";
import { Button } from "#web/ui/button.tsx";
import { Segmented } from "#web/ui/segmented.tsx";

export interface AddItemsProps {
  /** What has been typed of the next item, null for nothing. The editor keeps it while the boxes are out of sight. */
  entry: ItemEntry | null;
  setEntry: Dispatch<SetStateAction<ItemEntry | null>>;
  language: Language;
  currencySign: string;
  /** An error of the document as a whole: it has no items. */
  error: string | undefined;
  /** What a customer pays for a line, as the draft's terms have it; undefined for one without markup. */
  paysFor: (line: DraftLine) => string | undefined;
  onAdd: (line: DraftLine) => void;
  /** The box to search in has the focus from the start. */
  isFocused?: boolean;
}

/**
 * Adds lines: one search box over materials and labour, or a custom item or a description typed by hand. Enter adds
 * the line and puts the cursor where the next one begins.
 */
export function AddItems(props: AddItemsProps) {
  const { setEntry, language, currencySign, error, paysFor, onAdd, isFocused = false } = props;
  const entry = props.entry ?? blankEntry;
  const { items, isPending: isLoading } = usePriceList();
  const [problems, setProblems] = useState<EntryProblem[]>([]);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) focusInput(panel.current, "item");
  }, [isFocused]);
  const change = (next: Partial<ItemEntry>) => {
    setEntry((present) => ({ ...(present ?? blankEntry), ...next }));
    setProblems([]);
  };
  const add = () => {
    const read = readEntry(entry);
    if ("problems" in read) {
      setProblems(read.problems);
      focusInput(panel.current, read.problems[0]?.field ?? "item");
      return;
    }
    onAdd(read.line);
    change({ ...blankEntry, type: entry.type, customType: entry.customType });
    focusInput(panel.current, firstField[entry.type]);
  };
  const typed = readEntry(entry);
  const fields: EntryFieldsProps = {
    entry,
    customerPays: "line" in typed ? paysFor(typed.line) : undefined,
    currencySign,
    language,
    onChange: change,
    errorOf: (field) => problems.find((problem) => problem.field === field)?.message,
    onKeyDown: (event) => {
      const isTyping = event.target instanceof HTMLTextAreaElement;
      // Together with Ctrl it saves the document.
      const isOther = event.key !== "Enter" || event.ctrlKey || event.metaKey;
      if (isOther || isTyping || event.nativeEvent.isComposing) return;
      event.preventDefault();
      add();
    },
  };
  const addButton = (
    <Button variant="secondary" onClick={add}>
      <Plus aria-hidden />
      Add Item
    </Button>
  );
  return (
    <div ref={panel} data-tour="document-items" className="@container flex flex-col gap-4">
      <Segmented
        label="Item type"
        segments={segments()}
        value={entry.type}
        onValueChange={(type) => {
          change({ type, item: null });
        }}
      />
      {entry.type === "custom" && <CustomEntry {...fields} />}
      {entry.type === "description" && <DescriptionEntry {...fields} />}
      {entry.type !== "custom" && entry.type !== "description" && (
        <ItemSearch
          {...fields}
          {...{ items, isLoading, documentError: error }}
          addButton={addButton}
          onChosen={() => focusInput(panel.current, "quantity")}
          onCustom={(name) => {
            change({ type: "custom", name });
            focusInput(panel.current, "cost");
          }}
        />
      )}
      {(entry.type === "custom" || entry.type === "description") && (
        <div className="flex justify-end">{addButton}</div>
      )}
    </div>
  );
}

const firstField = {
  any: "item",
  material: "item",
  labour: "item",
  custom: "name",
  description: "text",
} as const;

/** Waits for the next paint, because the field may only appear with this change. */
function focusInput(panel: HTMLElement | null, field: EntryField): void {
  requestAnimationFrame(() => {
    panel?.querySelector<HTMLInputElement>(`#${entryIds[field]}`)?.focus();
  });
}

function segments() {
  return [
    { value: "any", label: "All items" },
    { value: "material", label: "Material" },
    { value: "labour", label: messages().labour.title },
    { value: "custom", label: "Custom" },
    { value: "description", label: "Description" },
  ] as const;
}
