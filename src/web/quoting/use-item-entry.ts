import { type Dispatch, type RefObject, type SetStateAction, useState } from "react";
import type { Pence } from "#domain/money/pence.ts";
import type { Language } from "#domain/region/region.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { type EntryFieldsProps, entryIds } from "#web/quoting/entry-fields.ts";
import {
  blankEntry,
  type EntryField,
  type EntryProblem,
  type ItemEntry,
  pricedLine,
  readEntry,
  unreadQuantity,
} from "#web/quoting/item-entry.ts";

/** What items are added with, on a desk and on a phone. */
export interface AddingProps {
  /** What has been typed of the next item, null for nothing. The editor keeps it while the boxes are out of sight. */
  entry: ItemEntry | null;
  setEntry: Dispatch<SetStateAction<ItemEntry | null>>;
  language: Language;
  currencySign: string;
  /** Whether CIS applies to the firm, so that it says of each custom item if it is material or labour. */
  asksCustomType: boolean;
  /** An error of the document as a whole: it has no items. */
  error: string | undefined;
  /** What a customer pays for a line, as the draft's terms have it; undefined for one without markup. */
  paysFor: (line: DraftLine) => string | undefined;
  /** What a customer pays for some lines together, in pence. */
  sumOf: (lines: readonly DraftLine[]) => Pence;
  onAdd: (lines: readonly DraftLine[]) => void;
  /** Says that a number of items was added to the document: "Item added to quote". */
  said: (count: number) => string;
}

interface ItemEntryState {
  entry: ItemEntry;
  change: (next: Partial<ItemEntry>) => void;
  /** Adds what is typed, or shows what is wrong with it. */
  add: () => void;
  /** Goes on with a custom item of a name, at its cost. */
  begin: (name: string) => void;
  /** Adds a text as a line without a price, or shows what is wrong with it. */
  addNote: (text: string) => void;
  focus: (field: EntryField) => void;
  fields: EntryFieldsProps;
}

/** The next line as it is typed: Enter adds it and puts the cursor where the one after it begins. */
export function useItemEntry(
  { entry: typed, setEntry, language, currencySign, asksCustomType, paysFor, onAdd }: AddingProps,
  panel: RefObject<HTMLElement | null>,
): ItemEntryState {
  const blank: ItemEntry = asksCustomType ? { ...blankEntry, customType: null } : blankEntry;
  const entry = typed ?? blank;
  const [problems, setProblems] = useState<EntryProblem[]>([]);
  const focus = (field: EntryField) => focusInput(panel.current, field);
  const change = (next: Partial<ItemEntry>) => {
    setEntry((present) => ({ ...(present ?? blank), ...next }));
    setProblems([]);
  };
  const refuse = (found: EntryProblem[]) => {
    setProblems(found);
    focus(found[0]?.field ?? "item");
  };
  const begin = (name: string) => {
    change({ type: "custom", name });
    focus(asksCustomType ? "customType" : "cost");
  };
  const addNote = (text: string) => {
    const note = readEntry({ ...blankEntry, type: "description", text });
    if ("problems" in note) {
      change({ type: "description", text });
      return refuse(note.problems);
    }
    onAdd([note.line]);
    setProblems([]);
    focus(firstField[entry.type]);
  };
  const add = () => {
    const read = readEntry(entry);
    if ("problems" in read) return refuse(read.problems);
    onAdd([read.line]);
    const { type, customType, picks } = entry;
    change({ ...blank, type, ...(!asksCustomType && { customType }), picks });
    focus(firstField[type]);
  };
  const line = pricedLine(entry);
  const fields: EntryFieldsProps = {
    entry,
    line,
    customerPays: line === null ? undefined : paysFor(line),
    currencySign,
    language,
    onChange: change,
    errorOf: (field) =>
      problems.find((problem) => problem.field === field)?.message ??
      (field === "quantity" ? unreadQuantity(entry) : undefined),
    onKeyDown: (event) => {
      const isTyping = event.target instanceof HTMLTextAreaElement;
      // Together with Ctrl it saves the document.
      const isOther = event.key !== "Enter" || event.ctrlKey || event.metaKey;
      if (isOther || isTyping || event.nativeEvent.isComposing) return;
      event.preventDefault();
      add();
    },
  };
  return { entry, change, add, begin, addNote, focus, fields };
}

const firstField = {
  any: "item",
  material: "item",
  labour: "item",
  custom: "name",
  description: "text",
} as const;

/**
 * All of the panel comes into sight, above a bar at the foot, and then the field. Waits for the next paint, because the
 * field may only appear with this change.
 */
function focusInput(panel: HTMLElement | null, field: EntryField): void {
  requestAnimationFrame(() => {
    panel?.scrollIntoView({ block: "nearest" });
    panel?.querySelector<HTMLElement>(`#${entryIds[field]}`)?.focus();
  });
}
