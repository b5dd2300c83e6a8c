import { type ComponentType, useMemo } from "react";
import { wordNouns } from "#domain/nouns/word-nouns.ts";
import { searchText } from "#domain/records/search-text.ts";
import type { WordTable } from "#domain/records/word-table.ts";
import { messages } from "#web/base/messages.ts";
import { useRemembered } from "#web/base/use-remembered.ts";
import { useStable } from "#web/base/use-stable.ts";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import { listNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import type { ListScreenProps } from "#web/records/list-screen.ts";
import { listState } from "#web/records/list-state.ts";
import { textsOf } from "#web/records/list-texts.ts";
import { type ListedNoun, listedNouns } from "#web/records/listed-nouns.ts";
import { nouns } from "#web/records/nouns.ts";
import { useRecords } from "#web/records/queries.ts";
import { RecordCards } from "#web/records/record-cards.tsx";
import { RecordScreen } from "#web/records/record-screen.tsx";
import { type WordRecordOf, wordResources } from "#web/records/resources.ts";
import type { LoadRows } from "#web/records/row-list.ts";
import { useShownList } from "#web/records/shown-list.ts";
import { searchSplitList, splitList } from "#web/records/split-list.ts";
import { useDeleteRecord } from "#web/records/use-delete-record.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { WordDetails } from "#web/records/word-details.tsx";
import { type LoadBoxes, wordDialog } from "#web/records/word-dialog.tsx";
import { wordNounRow } from "#web/records/word-nouns.ts";
import { SkeletonCards } from "#web/ui/skeleton.tsx";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";
import { wordNounLabels } from "#words/labels/word-noun-labels.ts";

/** What a noun has of its own, in place of what is drawn from its table of words. */
export interface WordScreenParts<N extends ListedNoun> {
  /** What is shown under the name on a card. */
  subtitleOf?: (record: WordRecordOf<N>) => string | null;
  /** The rest of a card. */
  details?: ComponentType<{ record: WordRecordOf<N> }>;
  /** Loads what draws the records as rows, on phones; without it they are cards there too. */
  loadRows?: LoadRows<WordRecordOf<N>>;
  loadBoxes?: LoadBoxes<N>;
}

/** The screen of one of [Note: Word nouns]: cards with what they say, and a dialog with a box for each word. */
export function wordScreen<N extends ListedNoun>(
  name: N,
  parts: WordScreenParts<N> = {},
): ComponentType<ListScreenProps> {
  type Rec = WordRecordOf<N>;
  const kind: ListKind = wordNouns[name].kind;
  const { hrefOf } = wordNounRow(name);
  const words: WordTable = wordNouns[name].words;
  const resource = wordResources[name];
  const { Dialog, load } = wordDialog(name, parts.loadBoxes);
  const labels = wordNounLabels[name];
  const textOf = (record: Rec) => searchText(words, record);
  const subtitleOf = parts.subtitleOf ?? (() => null);
  const Details =
    parts.details ??
    (({ record }: { record: Rec }) => (
      <WordDetails record={record} words={words} labels={labels(useLanguage())} />
    ));

  return function WordScreen({ transfer }) {
    useLoadedWhenIdle(load);
    const language = useLanguage();
    const texts = textsOf(kind, language);
    const records = useRecords(resource);
    const [{ search }, remember] = useRemembered(name, { search: "" });
    const list = useMemo(() => splitList(records.data ?? []), [records.data]);
    const found = useMemo(() => searchSplitList(list, search, textOf), [list, search]);
    useFoldedAhead(list.open, textOf);
    useShownList<Rec>(kind, (whole) => {
      const { open, closed } = searchSplitList(splitList(whole), search, textOf);
      return [...open, ...closed];
    });
    const remove = useDeleteRecord(resource, messages()[name].remove, texts.removeHint);
    const take = useStable((record: Rec) => void remove(record));
    const { many, title } = listNames(kind, language);
    return (
      <RecordScreen
        records={records}
        state={listState([records])}
        many={many}
        texts={texts.list}
        icon={nouns[kind].icon}
        transfer={transfer}
        search={search}
        onSearchChange={(text) => remember({ search: text })}
        skeleton={CardSkeletons}
        stillLooking={messages().lists.stillLooking(many)}
        count={list.open.length + list.closed.length}
        found={found.open.length + found.closed.length}
        dialog={(id, close) => (
          <Dialog record={list.open.find((record) => record.id === id) ?? null} onClose={close} />
        )}
      >
        {(edit) => (
          <RecordCards
            label={title}
            found={found}
            subtitleOf={subtitleOf}
            details={Details}
            loadRows={parts.loadRows}
            hrefOf={hrefOf}
            onEdit={edit}
            onDelete={take}
          />
        )}
      </RecordScreen>
    );
  };
}

/** The screen of a kind that needs none of its own. @throws RangeError for a kind with more than words */
export function wordScreenOf(kind: ListKind): ComponentType<ListScreenProps> {
  const name = listedNouns.find((each) => wordNouns[each].kind === kind);
  if (name === undefined) throw new RangeError(`No noun with words alone: ${kind}`);
  return wordScreen(name);
}

function CardSkeletons({ label }: { label: string }) {
  return <SkeletonCards count={6} label={label} />;
}
