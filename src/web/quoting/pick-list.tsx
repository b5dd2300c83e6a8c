import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { isUnchanged } from "#domain/catalogue/starter-list.ts";
import type { Language } from "#domain/region/region.ts";
import { Plus } from "#web/icons/plus.ts";
import { asTyped, itemText, searchLabel, searchPlaceholder } from "#web/quoting/catalogue-item.ts";
import { entryIds } from "#web/quoting/entry-fields.ts";
import type { CatalogueItem, ItemPick, SearchedType } from "#web/quoting/item-entry.ts";
import { pickOf, withOneMore } from "#web/quoting/item-picks.ts";
import { PickRow, rowStyles } from "#web/quoting/pick-row.tsx";
import { SheetSearch } from "#web/quoting/sheet-search.tsx";
import type { AddingProps } from "#web/quoting/use-item-entry.ts";
import { usePriceList } from "#web/quoting/use-price-list.ts";
import { useRecentItems } from "#web/quoting/use-recent-items.ts";
import { useStarterIds } from "#web/records/use-starter-ids.ts";
import { findMatches } from "#web/ui/combobox-matches.ts";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";
import { useMarkedMatches } from "#web/ui/use-marked-matches.ts";

interface PickListProps extends Pick<AddingProps, "paysFor"> {
  type: SearchedType;
  picks: readonly ItemPick[];
  onPicks: (picks: readonly ItemPick[]) => void;
  language: Language;
  error: string | undefined;
  /** Called when the search changes, so that an error of the press before goes. */
  onSearch: () => void;
  /** Called to type a custom item of the name that was searched for. */
  onCustom: (name: string) => void;
  /** Called to add the text that was searched for as a line without a price. */
  onNote: (text: string) => void;
}

/** The number of rows that are drawn. */
const mostRows = 20;

/**
 * The price list of a phone, to pick several items of: those used lately first, or what a search finds. Rows stay where
 * they are while items are picked, so that the next one is under the finger.
 */
export function PickList({
  type,
  picks,
  onPicks,
  language,
  error,
  paysFor,
  onSearch,
  onCustom,
  onNote,
}: PickListProps) {
  const { items, isPending } = usePriceList();
  const starter = useStarterIds();
  const ofType = useMemo(
    () => items.filter(({ itemType }) => type === "any" || itemType === type),
    [items, type],
  );
  useFoldedAhead(ofType, itemText);
  const { recent, isPending: isReadingRecent } = useRecentItems(ofType);
  const [typed, setTyped] = useState("");
  const sought = useDeferredValue(typed.trim());
  const found = useMemo(() => findMatches(ofType, sought, reading), [ofType, sought]);
  const list = useRef<HTMLDivElement>(null);
  useMarkedMatches(list, sought, found);
  const isWaiting = isPending || (sought === "" && isReadingRecent);
  const sections = isWaiting
    ? []
    : sought === ""
      ? unsought(picks, recent, found)
      : [{ title: "", items: found }];
  const takeFirst = (event: KeyboardEvent) => {
    const name = typed.trim();
    const isOther = event.key !== "Enter" || event.ctrlKey || event.metaKey;
    if (isOther || event.nativeEvent.isComposing || name === "") return;
    event.preventDefault();
    const [first] = findMatches(ofType, name, reading);
    setTyped("");
    if (first) onPicks(withOneMore(picks, first));
    else onCustom(name);
  };
  return (
    <>
      <div className="tall:sticky -top-1 z-10 -mt-1 bg-raised pt-1 pb-2">
        <SheetSearch
          id={entryIds.item}
          label={searchLabel(type)}
          placeholder={isPending ? "Loading..." : searchPlaceholder}
          value={typed}
          onValueChange={(next) => {
            setTyped(next);
            onSearch();
          }}
          onKeyDown={takeFirst}
          isFocused
          error={error}
        />
      </div>
      <div ref={list} className="flex flex-col gap-4">
        <p role="status" data-unmarked="" className="py-2 text-ink-soft empty:hidden">
          {!isWaiting && found.length === 0 && (sought === "" ? nothingYet : "Nothing found")}
        </p>
        {sections.map(({ title, items: shown }) => (
          <PickSection key={title} title={title}>
            {shown.map((item) => (
              <PickRow
                key={item.source.id}
                {...{ item, language, picks, paysFor, onPicks }}
                isGuidePrice={isUnchanged(starter, item.source)}
                pick={pickOf(picks, item)}
              />
            ))}
          </PickSection>
        ))}
      </div>
      {sought !== "" && (
        <div className="flex flex-col">
          <AsTyped words={asTyped.item(sought)} onPress={() => onCustom(typed.trim())} />
          <AsTyped
            words={asTyped.note(sought)}
            onPress={() => {
              onNote(typed.trim());
              setTyped("");
            }}
          />
        </div>
      )}
    </>
  );
}

const nameOf = ({ source }: CatalogueItem) => source.name;

const reading = { textOf: itemText, nameOf, limit: mostRows };

const nothingYet = "Your price list is empty. Type what it is, and add it as an item.";

/** What was picked elsewhere, what was used lately, and the beginning of the price list. */
function unsought(
  picks: readonly ItemPick[],
  recent: readonly CatalogueItem[],
  first: readonly CatalogueItem[],
): { title: string; items: readonly CatalogueItem[] }[] {
  const others = without(first, recent);
  // A pick may be an older answer's copy of the same item.
  const picked = picks.map(({ item }) => item);
  const hidden = without(without(picked, recent), others);
  return [
    { title: "Picked", items: hidden },
    { title: "Used lately", items: recent },
    { title: "Price list", items: others },
  ].filter(({ items }) => items.length > 0);
}

function without(items: readonly CatalogueItem[], others: readonly CatalogueItem[]): CatalogueItem[] {
  const ids = new Set(others.map(({ source }) => source.id));
  return items.filter(({ source }) => !ids.has(source.id));
}

function PickSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section {...(title && { "aria-labelledby": id })}>
      {title && (
        <h3 id={id} className="pb-1 font-medium text-ink-soft text-sm">
          {title}
        </h3>
      )}
      <ul {...(!title && { "aria-label": "Found" })} className="divide-y divide-line">
        {children}
      </ul>
    </section>
  );
}

/** Adds what was searched for as it was typed. */
function AsTyped({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`${rowStyles} gap-2 border-line border-t font-medium text-accent`}
    >
      <Plus aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </button>
  );
}
