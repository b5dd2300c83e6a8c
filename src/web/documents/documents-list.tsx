import { useMemo } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { useKeptSwitch } from "#web/base/kept-switch.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import { useStable } from "#web/base/use-stable.ts";
import { useDocuments } from "#web/documents/document-queries.ts";
import { filterDocuments, hiddenConverted } from "#web/documents/list-filter.ts";
import { ListHead } from "#web/documents/list-head.tsx";
import { LoadedSending } from "#web/documents/loaded-sending.tsx";
import { PaperSwitch, roomForPaper } from "#web/documents/paper-switch.tsx";
import type { Summary } from "#web/documents/shown-status.ts";
import { type SearchedView, useListState } from "#web/documents/use-list-state.ts";
import { useSaved, useSending } from "#web/documents/use-saved.ts";
import { useDraftsHere } from "#web/drafts/drafts-here.ts";
import { FileText } from "#web/icons/file-text.ts";
import { SearchX } from "#web/icons/search-x.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import { kindScreens, type SummaryOf } from "#web/records/document-kinds.ts";
import { documentText } from "#web/records/document-text.ts";
import type { ListScreenProps, ListTransfer } from "#web/records/list-screen.ts";
import { SearchEverything } from "#web/records/list-search.tsx";
import { nouns } from "#web/records/nouns.ts";
import type { RecordsResult } from "#web/records/queries.ts";
import { ReadingOn } from "#web/records/reading-on.tsx";
import { useShownList } from "#web/records/shown-list.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";
import type { Sort } from "#web/tables/data-table-sort.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { SkeletonRows } from "#web/ui/skeleton.tsx";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";
import { useMediaQuery } from "#web/ui/use-media-query.ts";

const skeletonRows = 5;

/** The table and the rows, once loaded, so that going back shows them at once. */
let table: typeof import("#web/documents/list-table.tsx") | null = null;

async function loadTable() {
  table ??= await import("#web/documents/list-table.tsx");
  return table;
}

const loadDrafts = () => import("#web/drafts/unsaved-drafts.tsx");

/**
 * The list of quotes or invoices, newest first. It can be searched and filtered, and each status can be changed in
 * its row. The address has the filter and the sort order.
 */
export function DocumentsList<K extends DocumentKind>({ kind, transfer }: ListScreenProps & { kind: K }) {
  const list = useDocuments(kind);
  const { error, isPending, refetch } = list;
  const { many } = kindScreens[kind];
  const [state, change] = useListState(kind);
  const drafts = usePart(loadDrafts, useDraftsHere(), sayUnreachable);
  const saved = useSaved();
  const isRoomy = useMediaQuery(roomForPaper);
  const [isBeside, toggleBeside] = useKeptSwitch("paper-beside");
  const [sending, setSending] = useSending();
  return (
    <>
      <ListHead
        kind={kind}
        transfer={transfer}
        state={state}
        onChange={change}
        found={list.data ?? none}
        isSplit={isRoomy && isBeside}
        beside={isRoomy && <PaperSwitch isOn={isBeside} onToggle={toggleBeside} />}
      />
      {error && !list.data && (
        <ListError words={messageOfError(error, `${many} could not be loaded.`)} onRetry={refetch} />
      )}
      {isPending && <SkeletonRows count={skeletonRows} label={loadingText(many)} />}
      {drafts && <drafts.UnsavedDrafts kind={kind} state={state} documents={list.data ?? none} />}
      <ReadingOn list={list} many={many.toLowerCase()} />
      <Found
        kind={kind}
        list={list}
        state={state}
        onChange={change}
        exportOf={transfer.selected}
        isSplit={isRoomy && isBeside}
      />
      {saved && sending && (
        <LoadedSending kind={kind} id={saved} about={sending} onClose={() => setSending(null)} />
      )}
      <SearchEverything words={state.search} />
    </>
  );
}

interface FoundProps<K extends DocumentKind> {
  kind: K;
  list: RecordsResult<SummaryOf<K>>;
  state: SearchedView;
  onChange: (state: Partial<SearchedView>) => void;
  exportOf: ListTransfer["selected"];
  isSplit: boolean;
}

/** The rows that match the search and the filter. */
function Found<K extends DocumentKind>({ kind, list, state, onChange, exportOf, isSplit }: FoundProps<K>) {
  const { data, isPartial } = list;
  const { search, status, sort } = state;
  const changeSort = useStable((next: Sort | null) => onChange({ sort: next }));
  const day = today();
  useLoadedWhenIdle(loadTable);
  useFoldedAhead<Opened<Summary>>(data ?? none, documentText);
  const found = useMemo(
    () => filterDocuments<SummaryOf<K>>(data ?? [], { search, status, today: day }),
    [data, search, status, day],
  );
  const hidden = useMemo(
    () => hiddenConverted<SummaryOf<K>>(data ?? [], { search, status, today: day }),
    [data, search, status, day],
  );
  useShownList<SummaryOf<K>>(kind, (whole) => filterDocuments(whole, { search, status, today: day }));
  const { many } = kindScreens[kind];
  const showConverted = () => onChange({ status: converted });
  const alsoConverted = hidden > 0 && (
    <ConvertedNotice count={hidden} isSearch={search.trim() !== ""} onShow={showConverted} />
  );
  const { ListTable } = usePart(loadTable, found.length > 0, sayUnreachable) ?? table ?? {};
  if (found.length > 0) {
    return (
      <>
        {alsoConverted}
        {ListTable ? (
          <ListTable
            kind={kind}
            found={found}
            sort={sort}
            onSortChange={changeSort}
            exportOf={exportOf}
            isSplit={isSplit}
          />
        ) : (
          <SkeletonRows count={skeletonRows} label={loadingText(many)} />
        )}
      </>
    );
  }
  if (data === undefined) return null;
  if (isPartial) {
    return <SkeletonRows count={skeletonRows} label={messages().lists.stillLooking(many.toLowerCase())} />;
  }
  if (data.length === 0) return <NothingYet kind={kind} />;
  if (search.trim() === "" && status === "all") {
    return <AllConverted onShow={showConverted} />;
  }
  return (
    <>
      {alsoConverted}
      <NothingFound
        many={many}
        bySearch={search.trim() !== ""}
        byStatus={status !== "all"}
        onClear={() => onChange({ search: "", status: "all" })}
      />
    </>
  );
}

const none: readonly Opened<Summary>[] = [];

/** The status of a quote that has become an invoice. Such quotes are hidden under "All statuses". */
const converted = "invoice" satisfies DocumentStatus;

function loadingText(many: string): string {
  return `Loading ${many.toLowerCase()}...`;
}

function ListError({ words, onRetry }: { words: string; onRetry: () => void }) {
  const again = (
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Alert variant="danger" actions={again} live>
      {words}
    </Alert>
  );
}

const firstSteps: Record<DocumentKind, string> = {
  quote: "Price a job and send it in minutes.",
  invoice: "Convert an accepted quote, or write an invoice from scratch.",
};

function NothingYet({ kind }: { kind: DocumentKind }) {
  const { one, many, newHref } = kindScreens[kind];
  return (
    <div className={surfaceStyles}>
      <EmptyState
        icon={nouns[kind].icon}
        title={`No ${many.toLowerCase()} yet`}
        action={<LinkButton href={newHref}>{`Create your first ${one.toLowerCase()}`}</LinkButton>}
      >
        {firstSteps[kind]}
      </EmptyState>
    </div>
  );
}

/** Shown when no filter is set and the list is empty, because every quote has become an invoice. */
function AllConverted({ onShow }: { onShow: () => void }) {
  const show = (
    <Button variant="secondary" onClick={onShow}>
      Show converted quotes
    </Button>
  );
  return (
    <div className={surfaceStyles}>
      <EmptyState icon={FileText} title="No open quotes" action={show}>
        All your quotes have become invoices.
      </EmptyState>
    </div>
  );
}

interface ConvertedNoticeProps {
  count: number;
  isSearch: boolean;
  onShow: () => void;
}

/** Links to the converted quotes, for a person who searches for one among those shown. */
function ConvertedNotice({ count, isSearch, onShow }: ConvertedNoticeProps) {
  const { convertedMatch, convertedApart, showConverted } = messages().quote;
  const show = (
    <Button variant="secondary" size="small" onClick={onShow}>
      {showConverted(count)}
    </Button>
  );
  return (
    <Alert actions={show} live>
      {isSearch ? convertedMatch(count) : convertedApart(count)}
    </Alert>
  );
}

interface NothingFoundProps {
  many: string;
  bySearch: boolean;
  byStatus: boolean;
  onClear: () => void;
}

function NothingFound({ many, bySearch, byStatus, onClear }: NothingFoundProps) {
  const sought = [bySearch && "the search", byStatus && "the status chosen"].filter(Boolean).join(" and ");
  const clear = (
    <Button variant="secondary" onClick={onClear}>
      Clear search and filter
    </Button>
  );
  return (
    <div className={surfaceStyles}>
      <EmptyState icon={SearchX} title={`No ${many.toLowerCase()} found`} action={clear}>
        {`Nothing matches ${sought}.`}
      </EmptyState>
    </div>
  );
}
