import { memo, type ReactNode, useCallback, useMemo, useState } from "react";
import { compareLocalDates } from "#domain/calendar/local-date.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { today } from "#web/base/today.ts";
import { useStable } from "#web/base/use-stable.ts";
import type { StatusAsked } from "#web/documents/change-statuses.tsx";
import { dueColumn } from "#web/documents/due-orders.ts";
import { listColumns } from "#web/documents/list-columns.tsx";
import { rowLooks } from "#web/documents/list-rows.tsx";
import { LoadedSending, loadSending } from "#web/documents/loaded-sending.tsx";
import { OrderChoice } from "#web/documents/order-choice.tsx";
import { SelectionContext } from "#web/documents/row-checks.tsx";
import { RowMenu } from "#web/documents/row-menu.tsx";
import type { PaperAct, RowActsProps } from "#web/documents/use-acts.ts";
import { useKeptRow } from "#web/documents/use-kept-row.ts";
import { useSaved } from "#web/documents/use-saved.ts";
import { useSelection } from "#web/documents/use-selection.tsx";
import { useScreenActs } from "#web/keys/screen-acts.ts";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import { type DocumentId, dateOf, kindScreens, type SummaryOf } from "#web/records/document-kinds.ts";
import type { ListTransfer } from "#web/records/list-screen.ts";
import { RowGestures } from "#web/records/row-gestures.tsx";
import type { DocumentStatus } from "#web/records/status-looks.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { navigate } from "#web/routing/navigation.ts";
import { DataTable } from "#web/tables/data-table.tsx";
import { type Sort, sortOrders, sortRows } from "#web/tables/data-table-sort.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import type { Occasion } from "#words/paper/ready-words.ts";

/** The number of rows drawn at first, and added with each press of the button for more. */
const rowsAtOnce = 50;

const loadPaper = () => import("#web/documents/paper-from-list.tsx");
const loadRowActs = () => import("#web/documents/row-menu-popup.tsx");
const loadStatusChange = () => import("#web/documents/change-statuses.tsx");
const loadSelectionBar = () => import("#web/documents/selection-bar.tsx");
const loadSplit = () => import("#web/documents/list-beside-paper.tsx");

interface ListTableProps<K extends DocumentKind> {
  kind: K;
  found: readonly Opened<SummaryOf<K>>[];
  /** Null for the latest first. */
  sort: Sort | null;
  onSortChange: (sort: Sort | null) => void;
  /** The button that exports the selected documents. */
  exportOf: ListTransfer["selected"];
  /** Whether the paper of one document is shown beside the rows. */
  isSplit: boolean;
}

/**
 * The documents found: a table where there is room for it, else rows of two lines. Memoised: drawn again only when the
 * documents found are different.
 */
export const ListTable = memo(function ListTable<K extends DocumentKind>({
  kind,
  found,
  sort,
  onSortChange,
  exportOf,
  isSplit,
}: ListTableProps<K>) {
  const language = useLanguage();
  useLoadedWhenIdle(loadSending);
  const [sending, setSending] = useState<{ id: string; about: Occasion } | null>(null);
  const [paper, setPaper] = useState<({ id: DocumentId } & PaperAct) | null>(null);
  useLoadedWhenIdle(loadStatusChange);
  // Several, because another status may be chosen before the part that changes them has loaded.
  const [changing, setChanging] = useState<readonly StatusAsked<K>[]>([]);
  const changeStatus = useStable((document: SummaryOf<K>, status: DocumentStatus) =>
    setChanging((asked) => [...asked, { document, status }]),
  );
  const saved = useSaved();
  const day = today();
  const columns = useMemo(
    () => listColumns(kind, { language, today: day, onStatusChange: changeStatus }),
    [kind, language, day, changeStatus],
  );
  const looks = useMemo(
    () => rowLooks<SummaryOf<K>>({ language, today: day }, sort === null),
    [language, day, sort],
  );
  const sorted = useMemo(
    () => (sort === null ? byDay(found) : sortRows(found, [...columns, dueColumn], sort)),
    [found, columns, sort],
  );
  const [rows, more] = useShowMore(sorted, rowsAtOnce);
  const selection = useSelection(sorted, rows);
  const hrefOf = useCallback(
    ({ record }: Opened<SummaryOf<K>>) => kindScreens[kind].hrefOf(record.id),
    [kind],
  );
  const { actions, uncovered } = useRowMenus(kind, rows, {
    onSend: (id, about) => setSending({ id, about }),
    onPaper: (id, act) => setPaper({ id, ...act }),
    onStatusChange: changeStatus,
  });
  const [acting, act] = useRowKeys(kind, found);
  const [asked, show] = useState<string | null>(null);
  const split = usePart(loadSplit, isSplit, sayUnreachable);
  // The first row, until another is chosen, and when the chosen one is listed no more.
  const shown = (rows.find(({ record }) => record.id === asked) ?? rows[0])?.record.id;
  const isBeside = isSplit && split !== null && shown !== undefined;
  useKeptRow(isBeside, show);
  const list = (
    <>
      <RowGestures uncovered={uncovered}>
        <DataTable
          caption={kindScreens[kind].many}
          columns={columns}
          rows={rows}
          keyOf={({ record }) => record.id}
          hrefOf={hrefOf}
          actions={actions}
          checks={selection.checks}
          looks={looks}
          marked={isBeside ? shown : saved}
          isSortedElsewhere
          sort={sort}
          onSortChange={onSortChange}
          sortChoice={<AllOrders {...{ kind, sort, onSortChange, columns, rows: sorted }} />}
        />
      </RowGestures>
      {more}
    </>
  );
  return (
    <SelectionContext value={selection.context}>
      {isBeside ? (
        <split.ListBesidePaper kind={kind} shown={shown} onShow={show}>
          {list}
        </split.ListBesidePaper>
      ) : (
        list
      )}
      {acting && (
        <LoadedPart load={loadRowActs} onFailed={() => act(null)}>
          {({ KeyActOnce }) => (
            <KeyActOnce
              kind={kind}
              opened={acting}
              onSend={(about) => setSending({ id: acting.record.id, about })}
              onDone={() => act(null)}
            />
          )}
        </LoadedPart>
      )}
      {changing.length > 0 && (
        <LoadedPart load={loadStatusChange} onFailed={() => setChanging([])}>
          {({ ChangeStatuses }) => (
            <ChangeStatuses kind={kind} asked={changing} onTaken={() => setChanging([])} />
          )}
        </LoadedPart>
      )}
      {paper && (
        <LoadedPart load={loadPaper} onFailed={() => setPaper(null)}>
          {({ PaperFromList }) => <PaperFromList kind={kind} {...paper} onDone={() => setPaper(null)} />}
        </LoadedPart>
      )}
      {sending && <LoadedSending kind={kind} {...sending} onClose={() => setSending(null)} />}
      {selection.rows.length > 0 && (
        <LoadedPart load={loadSelectionBar} onFailed={selection.clear}>
          {({ SelectionBar }) => (
            <SelectionBar
              kind={kind}
              rows={selection.rows}
              exportButton={exportOf(selection.context.selected)}
              onDeselect={(ids) => selection.context.onChange(ids, false)}
              onClear={selection.clear}
            />
          )}
        </LoadedPart>
      )}
    </SelectionContext>
  );
}) as <K extends DocumentKind>(props: ListTableProps<K>) => ReactNode;

interface RowHandlers<K extends DocumentKind> {
  onSend: (id: SummaryOf<K>["id"], about: Occasion) => void;
  onPaper: (id: DocumentId, act: PaperAct) => void;
  onStatusChange: (document: SummaryOf<K>, status: DocumentStatus) => void;
}

/** The menu of each row, and what a swipe uncovers of one. */
function useRowMenus<K extends DocumentKind>(
  kind: K,
  rows: readonly Opened<SummaryOf<K>>[],
  handlers: RowHandlers<K>,
) {
  const send = useStable(handlers.onSend);
  const hand = useStable(handlers.onPaper);
  const changeStatus = useStable(handlers.onStatusChange);
  const actsOf = useCallback(
    (opened: Opened<SummaryOf<K>>, isRow: boolean): RowActsProps => ({
      kind,
      opened,
      onSend: (about) => send(opened.record.id, about),
      onPaper: (act) => hand(opened.record.id, act),
      onStatusChange: isRow ? (status) => changeStatus(opened.record, status) : undefined,
    }),
    [kind, send, hand, changeStatus],
  );
  const actions = useCallback(
    (opened: Opened<SummaryOf<K>>, isRow: boolean) => <RowMenu {...actsOf(opened, isRow)} />,
    [actsOf],
  );
  const uncovered = (id: string, onDone: () => void) => {
    const opened = rows.find(({ record }) => record.id === id);
    if (!opened) return null;
    return (
      <LoadedPart load={loadRowActs} onFailed={onDone}>
        {({ RowButtons }) => <RowButtons {...actsOf(opened, true)} onDone={onDone} />}
      </LoadedPart>
    );
  };
  return { actions, uncovered };
}

/**
 * What the keys E and S do to the row with the focus, as long as its document can be read.
 *
 * @returns the document whose main act is to be done, and a function that sets it
 */
function useRowKeys<K extends DocumentKind>(kind: K, found: readonly Opened<SummaryOf<K>>[]) {
  const [acting, act] = useState<Opened<SummaryOf<K>> | null>(null);
  const rowOf = (id: string | null) =>
    found.find(({ record, state }) => record.id === id && state === "open") ?? null;
  useScreenActs({
    edit: (id) => {
      const row = rowOf(id);
      if (row) void navigate(kindScreens[kind].editHrefOf(row.record.id));
    },
    main: (id) => act(rowOf(id)),
  });
  return [acting, act] as const;
}

/** The latest first; those of one day stay in their order. */
function byDay<S extends SummaryOf<DocumentKind>>(found: readonly Opened<S>[]): readonly Opened<S>[] {
  return found.toSorted((left, right) => compareLocalDates(dateOf(right.record), dateOf(left.record)));
}

interface AllOrdersProps<K extends DocumentKind>
  extends Pick<ListTableProps<K>, "kind" | "sort" | "onSortChange"> {
  columns: ReturnType<typeof listColumns<K>>;
  rows: readonly Opened<SummaryOf<K>>[];
}

/** Every sort order, above rows that have no column heads: it takes the place of the choice at the head of the list. */
function AllOrders<K extends DocumentKind>({ columns, rows, ...choice }: AllOrdersProps<K>) {
  return <OrderChoice {...choice} ofColumns={sortOrders(columns, rows)} />;
}
