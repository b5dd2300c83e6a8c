import { FileText, Plus, Receipt, SearchX } from "lucide-react";
import { useState } from "react";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import type { Opened } from "#vault/records.ts";
import { wordsOf } from "#web/app/call-error.ts";
import { ListTransferButtons, ListTransferMenu } from "#web/app/list-transfer.tsx";
import { messages } from "#web/app/messages.ts";
import { useLanguage } from "#web/app/use-language.ts";
import { useRemembered } from "#web/app/use-remembered.ts";
import { documentKinds, type SummaryOf } from "#web/documents/document-kinds.ts";
import { useDocuments, useSetStatus } from "#web/documents/document-queries.ts";
import { ListActions } from "#web/documents/list-actions.tsx";
import { listColumns } from "#web/documents/list-columns.tsx";
import { filterDocuments } from "#web/documents/list-filter.ts";
import { chosenStatuses, type DocumentStatus, statusLooks } from "#web/documents/status-words.ts";
import { today } from "#web/documents/today.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { type Sort, sortRows } from "#web/ui/data-table-sort.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { SearchInput } from "#web/ui/search-input.tsx";
import { Select } from "#web/ui/select.tsx";
import { SkeletonRows } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** As many rows as are drawn at first, and with each press for more. */
const rowsAtOnce = 100;
const skeletonRows = 5;

interface ListState {
  search: string;
  status: DocumentStatus | "all";
}

/** The list of quotes or of invoices, newest first: searched, filtered, and each changed in its place. */
export function DocumentsList<K extends DocumentKind>({ kind }: { kind: K }) {
  const { data, error, isPending, refetch } = useDocuments(kind);
  const { one, many, newHref } = documentKinds[kind];
  const [{ search, status }, remember] = useRemembered<ListState>(kind, { search: "", status: "all" });
  const found = data ? filterDocuments<SummaryOf<K>>(data, { search, status, today: today() }) : [];
  const isEmpty = data !== undefined && filterDocuments<SummaryOf<K>>(data, everything).length === 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex w-full gap-3 md:w-auto md:max-w-sm md:flex-1">
          <SearchInput
            aria-label={`Search ${many.toLowerCase()}`}
            value={search}
            onValueChange={(text) => remember({ search: text })}
          />
          <ListTransferMenu kind={`${kind}s`} />
        </div>
        <Select
          aria-label="Filter by status"
          className="flex-1 md:w-40 md:flex-none"
          options={statusOptions(kind)}
          value={status}
          onValueChange={(chosen) => remember({ status: chosen })}
        />
        <div className="contents md:ml-auto md:flex md:gap-3">
          <ListTransferButtons kind={`${kind}s`} />
          <LinkButton href={newHref}>
            <Plus aria-hidden />
            {`New ${one.toLowerCase()}`}
          </LinkButton>
        </div>
      </div>
      {error && <ListError words={wordsOf(error, `${many} could not be loaded.`)} onRetry={refetch} />}
      {isPending && <SkeletonRows count={skeletonRows} label={`Loading ${many.toLowerCase()}...`} />}
      {isEmpty && <NothingYet kind={kind} />}
      {data && !isEmpty && found.length === 0 && (
        <NothingFound many={many} onClear={() => remember({ search: "", status: "all" })} />
      )}
      {found.length > 0 && <Rows kind={kind} found={found} />}
    </>
  );
}

const everything = { search: "", status: "all", today: today() } as const;

function Rows<K extends DocumentKind>({ kind, found }: { kind: K; found: Opened<SummaryOf<K>>[] }) {
  const language = useLanguage();
  const setStatus = useSetStatus(kind);
  const [sort, setSort] = useState<Sort | null>(null);
  const [shown, setShown] = useState(rowsAtOnce);
  const changeStatus = (id: SummaryOf<K>["id"], status: DocumentStatus) => {
    setStatus.mutate(
      { id, status: status as SummaryOf<K>["status"] },
      {
        onSuccess: () => toast({ title: messages().notice.success, message: messages()[kind].statusUpdated }),
        onError: (error) =>
          toast({
            variant: "destructive",
            title: messages().notice.error,
            message: wordsOf(error, messages()[kind].statusFailed),
          }),
      },
    );
  };
  const columns = listColumns(kind, { language, today: today(), onStatusChange: changeStatus });
  const rows = sortRows(found, columns, sort).slice(0, shown);
  return (
    <>
      <DataTable
        caption={documentKinds[kind].many}
        columns={columns}
        rows={rows}
        keyOf={({ record }) => record.id}
        hrefOf={({ record }) => documentKinds[kind].hrefOf(record.id)}
        actions={(row) => <ListActions kind={kind} opened={row} />}
        sort={sort}
        onSortChange={setSort}
      />
      {rows.length < found.length && (
        <Button variant="secondary" className="self-center" onClick={() => setShown(shown + rowsAtOnce)}>
          {`Show more (${found.length - rows.length} left)`}
        </Button>
      )}
    </>
  );
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

function NothingYet({ kind }: { kind: DocumentKind }) {
  const { one, many, newHref } = documentKinds[kind];
  const next =
    kind === "quote"
      ? "Price a job in a few taps and send it from your phone."
      : "Convert an accepted quote, or write an invoice from scratch.";
  return (
    <div className={surfaceStyles}>
      <EmptyState
        icon={kind === "quote" ? FileText : Receipt}
        title={`No ${many.toLowerCase()} yet`}
        action={<LinkButton href={newHref}>{`Create your first ${one.toLowerCase()}`}</LinkButton>}
      >
        {next}
      </EmptyState>
    </div>
  );
}

function NothingFound({ many, onClear }: { many: string; onClear: () => void }) {
  const clear = (
    <Button variant="secondary" onClick={onClear}>
      Clear search and filter
    </Button>
  );
  return (
    <div className={surfaceStyles}>
      <EmptyState icon={SearchX} title={`No ${many.toLowerCase()} found`} action={clear}>
        Nothing matches the search and the status chosen.
      </EmptyState>
    </div>
  );
}

function statusOptions(kind: DocumentKind) {
  const each = chosenStatuses[kind].map((status) => ({ value: status, label: statusLooks[status].label }));
  return [{ value: "all" as const, label: "All statuses" }, ...each];
}
