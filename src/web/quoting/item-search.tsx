import { type ReactNode, useCallback, useMemo, useState } from "react";
import { formatMoney } from "#domain/money/format-money.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { type DraftLine, lineItemOf } from "#web/drafts/draft-lines.ts";
import { useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import { asTyped, itemPrice, itemText, searchLabel, searchPlaceholder } from "#web/quoting/catalogue-item.ts";
import { type EntryFieldsProps, entryIds } from "#web/quoting/entry-fields.ts";
import { type CatalogueItem, unitOf } from "#web/quoting/item-entry.ts";
import type { AddingProps } from "#web/quoting/use-item-entry.ts";
import { Combobox } from "#web/ui/combobox.tsx";
import type { ComboboxReading } from "#web/ui/combobox-props.ts";
import { Field } from "#web/ui/field.tsx";
import { QuantityInput } from "#web/ui/quantity-input.tsx";
import { sectionHeadings } from "#words/labels/section-headings.ts";

/** Loaded once somebody reaches for the box. */
const loadFoundItem = () => import("#web/quoting/found-item.tsx");

interface ItemSearchProps extends EntryFieldsProps, Pick<AddingProps, "paysFor"> {
  items: readonly CatalogueItem[];
  isLoading: boolean;
  /** An error of the document: it has no items. */
  documentError: string | undefined;
  onChosen: () => void;
  addButton: ReactNode;
  /** Called to make a custom item with the name that was searched for. */
  onCustom: (name: string) => void;
  /** Called to add the text that was searched for as a line without a price. */
  onNote: (text: string) => void;
}

/** The search box over materials and labour, with the quantity beside it. */
export function ItemSearch(props: ItemSearchProps) {
  const { entry, line, items, isLoading, language, paysFor, onChange, errorOf, documentError, onChosen } =
    props;
  const searched = useMemo(
    () => (entry.type === "any" ? items : items.filter(({ itemType }) => itemType === entry.type)),
    [items, entry.type],
  );
  const [isReached, setReached] = useState(false);
  const found = usePart(loadFoundItem, isReached, leaveOut);
  useLoadedWhenIdle(loadFoundItem);
  const renderItem = useCallback(
    (each: CatalogueItem) =>
      found ? <found.FoundItem item={each} {...{ language, paysFor }} /> : each.source.name,
    [found, language, paysFor],
  );
  const { item } = entry;
  const choose = (chosen: CatalogueItem | null) => {
    onChange({ item: chosen });
    if (chosen) onChosen();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 @min-[600px]:grid-cols-[minmax(0,1fr)_10.5rem_auto]">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the box in it takes the focus */}
      <div className="min-w-0 @max-[600px]:col-span-2" onFocus={() => setReached(true)}>
        <Field
          label={searchLabel(entry.type)}
          id={entryIds.item}
          error={errorOf("item") ?? documentError}
          hint={item && itemPrice(item, language)}
        >
          <Combobox
            items={searched}
            reading={reading}
            value={item}
            onValueChange={choose}
            renderItem={renderItem}
            placeholder={isLoading ? "Loading..." : searchPlaceholder}
            emptyText="Nothing found"
            creations={[
              { label: asTyped.item, onCreate: props.onCustom },
              { label: asTyped.note, onCreate: props.onNote },
            ]}
          />
        </Field>
      </div>
      <Field
        label="Quantity"
        id={entryIds.quantity}
        error={errorOf("quantity")}
        hint={props.customerPays ?? (line && `= ${costOf(line, language)}`)}
      >
        <QuantityInput
          value={entry.quantity}
          onValueChange={(quantity) => onChange({ quantity })}
          onKeyDown={props.onKeyDown}
          enterKeyHint="done"
          whole={item?.itemType === "material"}
          {...(item && { unit: unitOf(item) })}
        />
      </Field>
      {/* Aligned with the inputs, below the height of their labels. */}
      <div className="mt-[1.875rem]">{props.addButton}</div>
    </div>
  );
}

const reading: ComboboxReading<CatalogueItem> = {
  keyOf: ({ source }) => source.id,
  labelOf: ({ source }) => source.name,
  textOf: itemText,
  groupOf: ({ itemType }) => sectionHeadings[itemType === "material" ? "materials" : "services"],
};

function costOf(line: DraftLine, language: Language): string {
  return formatMoney(lineTotal(lineItemOf(line)), regionTerms(language).currency, language);
}

/** Without it the list has names alone. */
function leaveOut(): void {}
