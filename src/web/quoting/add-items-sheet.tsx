import { useRef, useState } from "react";
import { counted } from "#domain/money/counted.ts";
import { sumPence } from "#domain/money/pence.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import { regionTerms } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import { type DraftLine, lineItemOf } from "#web/drafts/draft-lines.ts";
import { PhoneSheet } from "#web/overlays/phone-sheet.tsx";
import { readEntry } from "#web/quoting/item-entry.ts";
import { CustomEntry, DescriptionEntry } from "#web/quoting/item-entry-fields.tsx";
import { readPick } from "#web/quoting/item-picks.ts";
import { EntryTypeChoice } from "#web/quoting/item-type.tsx";
import { PickList } from "#web/quoting/pick-list.tsx";
import { toastOfLines } from "#web/quoting/toast-of-lines.ts";
import { type AddingProps, useItemEntry } from "#web/quoting/use-item-entry.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyText } from "#web/ui/money-text.tsx";

interface AddItemsSheetProps extends AddingProps {
  /** "Add Items to Quote" */
  title: string;
  /** "3 items" */
  count: string;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/**
 * Adds items to a document on a phone: several of the price list are picked and added together, with what is typed
 * besides, which closes it. Without picks, custom items and descriptions are added one after the other, and its foot says
 * so.
 */
export function AddItemsSheet({ title, count, onClose, finalFocus, ...adding }: AddItemsSheetProps) {
  const { language, error, onAdd, said } = adding;
  const panel = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState({ text: "", count: 0 });
  const added: AddingProps["onAdd"] = (lines) => {
    onAdd(lines);
    setNews({ text: said(lines.length), count: news.count + 1 });
  };
  const entering = useItemEntry({ ...adding, onAdd: added }, panel);
  const { entry, change, fields } = entering;
  const { type, picks } = entry;
  const isTyped = type === "custom" || type === "description";
  const read = picks.map(readPick);
  const linesOfPicks = read.flatMap((each) => ("line" in each ? [each.line] : []));
  // What was picked before somebody typed an item is added together with it.
  const typed = isTyped && (entry.name || entry.cost || entry.text) ? readEntry(entry) : null;
  const lines = typed && "line" in typed ? [...linesOfPicks, typed.line] : linesOfPicks;
  const addAll = () => {
    if (picks.length === 0 || (typed && "problems" in typed)) return entering.add();
    if (linesOfPicks.length < read.length) {
      if (isTyped) change({ type: "any" });
      return focusFirstWrong(panel.current);
    }
    onAdd(lines);
    adding.setEntry(null);
    onClose();
    toastOfLines({ title: messages().notice.success, message: said(lines.length) });
  };
  return (
    <PhoneSheet
      title={title}
      description={count}
      onClose={onClose}
      finalFocus={finalFocus}
      footer={
        <>
          {picks.length > 0 && lines.length > 0 && <Sum lines={lines} {...adding} />}
          {/* In the sheet's foot, where a toast would lie over its buttons. */}
          <p role="status" className="basis-full text-sm empty:sr-only">
            {news.text && <span key={news.count}>{news.text}</span>}
          </p>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <Button onClick={addAll}>
            {picks.length === 0 ? "Add Item" : `Add ${counted(picks.length + (typed ? 1 : 0), "item")}`}
          </Button>
        </>
      }
    >
      <div ref={panel} className="@container flex flex-col gap-4">
        <EntryTypeChoice isTight value={type} onValueChange={(next) => change({ type: next, item: null })} />
        {type === "custom" && <CustomEntry {...fields} />}
        {type === "description" && <DescriptionEntry {...fields} />}
        {type !== "custom" && type !== "description" && (
          <PickList
            type={type}
            picks={picks}
            onPicks={(next) => change({ picks: next })}
            language={language}
            paysFor={adding.paysFor}
            error={fields.errorOf("item") ?? error}
            onSearch={() => change({})}
            onCustom={entering.begin}
            onNote={entering.addNote}
          />
        )}
      </div>
    </PhoneSheet>
  );
}

/** What the customer pays for the picked items. */
function Sum({
  lines,
  language,
  sumOf,
}: Pick<AddingProps, "language" | "sumOf"> & { lines: readonly DraftLine[] }) {
  const cost = sumPence(lines.map((line) => lineTotal(lineItemOf(line))));
  const sum = sumOf(lines);
  return (
    <p className="flex basis-full items-baseline justify-between text-sm">
      {sum === cost ? "Picked" : "Picked, customer pays"}
      <MoneyText
        amount={sum}
        currency={regionTerms(language).currency}
        language={language}
        className="font-semibold text-base"
      />
    </p>
  );
}

/** The focus goes to the first quantity that cannot be taken; its message stands under it. */
function focusFirstWrong(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLInputElement>("input[aria-invalid=true]")?.focus();
}
