import { wordsOf } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import type { RecordsResult } from "#web/app/record-queries.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";

interface ReadingOnProps {
  list: Pick<RecordsResult<unknown>, "data" | "isPartial" | "isError" | "error" | "isFetching" | "refetch">;
  /** "quotes" */
  many: string;
}

/**
 * Stands between a list's controls and its rows while the rest of it is read, in the gap that is there anyway, so that
 * nothing moves when it goes; or says that the rest could not be read.
 */
export function ReadingOn({ list, many }: ReadingOnProps) {
  const { data, isPartial, isError, error, isFetching, refetch } = list;
  if (data === undefined || !isPartial) return null;
  if (isError) {
    return (
      <LoadFailed
        title={messages().lists.broken(data.length, many)}
        detail={wordsOf(error, "Please try again.")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <p data-reading className="-my-3 flex h-0 items-center text-ink-soft text-sm max-sm:text-xs">
      <span>
        {messages().lists.soFar(data.length, many)}{" "}
        <span className="max-sm:hidden">{messages().lists.coverage}</span>
      </span>
    </p>
  );
}
