import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import type { RecordsResult } from "#web/records/queries.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";

interface ReadingOnProps {
  list: Pick<RecordsResult<unknown>, "data" | "isPartial" | "isError" | "error" | "isFetching" | "refetch">;
  /** The plural of the noun: "quotes". */
  many: string;
}

/**
 * Shown between a list's controls and its rows while the rest of the list is read, or when the rest could not be read.
 * It is in a gap that is always there, so that nothing moves when it goes.
 */
export function ReadingOn({ list, many }: ReadingOnProps) {
  const { data, isPartial, isError, error, isFetching, refetch } = list;
  if (data === undefined || !isPartial) return null;
  if (isError) {
    return (
      <LoadFailed
        title={messages().lists.broken(data.length, many)}
        detail={messageOfError(error, "Please try again.")}
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
