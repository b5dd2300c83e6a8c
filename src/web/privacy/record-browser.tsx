import { useEffect, useEffectEvent, useState } from "react";
import { spelled } from "#domain/region/spelling.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { ChevronLeft } from "#web/icons/chevron-left.ts";
import { ChevronRight } from "#web/icons/chevron-right.ts";
import { ScanEye } from "#web/icons/scan-eye.ts";
import { type ListedRow, newest, useRawRecord, useRawRows } from "#web/privacy/raw-records.ts";
import { SeenAndStored } from "#web/privacy/seen-and-stored.tsx";
import type { SeenKind } from "#web/privacy/seen-kinds.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { surfaceStyles } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface RecordBrowserProps {
  kind: SeenKind;
  /** Called when the records were read, or could not be. */
  onRead: () => void;
}

/** The records of a kind, one at a time. */
export function RecordBrowser({ kind, onRead }: RecordBrowserProps) {
  const rows = useRawRows(kind);
  const tellRead = useEffectEvent(onRead);
  useEffect(() => {
    if (!rows.isPending) tellRead();
  }, [rows.isPending]);
  const [index, setIndex] = useState(0);
  const one = spelled(kind.one, useLanguage());
  if (rows.error) return <NotRead query={rows} />;
  if (!rows.data) return <PairSkeleton />;
  const row = rows.data[Math.min(index, rows.data.length - 1)];
  if (!row) {
    return (
      <div className={surfaceStyles}>
        <EmptyState icon={ScanEye} title={`No ${one} yet`}>
          Once there is one, you can look at it here from both sides.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {rows.data.length > 1 && <Pager count={rows.data.length} index={index} onChange={setIndex} one={one} />}
      <OneRecord key={String(row.row.id)} row={row} />
    </div>
  );
}

function OneRecord({ row }: { row: ListedRow }) {
  const record = useRawRecord(row);
  if (record.error) return <NotRead query={record} />;
  return record.data ? <SeenAndStored record={record.data} /> : <PairSkeleton />;
}

interface PagerProps {
  count: number;
  index: number;
  onChange: (index: number) => void;
  /** "customer" */
  one: string;
}

function Pager({ count, index, onChange, one }: PagerProps) {
  const all = count < newest ? `${count}` : `the newest ${count}`;
  return (
    <div className="flex items-center justify-between gap-3">
      <p role="status" className="text-ink-soft">
        {`${one.charAt(0).toUpperCase()}${one.slice(1)} ${index + 1} of ${all}`}
      </p>
      <div className="flex gap-1">
        <IconButton aria-label={`Previous ${one}`} disabled={index === 0} onClick={() => onChange(index - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton
          aria-label={`Next ${one}`}
          disabled={index === count - 1}
          onClick={() => onChange(index + 1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

function NotRead({ query }: { query: { error: unknown; refetch: () => unknown; isFetching: boolean } }) {
  const words = laterMessages().privacy;
  return (
    <LoadFailed
      title={words.notReadTitle}
      detail={messageOfError(query.error, messages().notice.pleaseTryAgain)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

function PairSkeleton() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">{messages().notice.loading}</span>
      {["yours", "theirs"].map((side) => (
        <div key={side} className={`${surfaceStyles} flex flex-col gap-4 p-4 md:p-6`}>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-32 w-full" />
        </div>
      ))}
    </div>
  );
}
