import { messageOfError } from "#web/base/message-of-error.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";

interface LoadAgainProps {
  title: string;
  /** The query without an answer. */
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Shown in place of a part of the dashboard that could not be read. */
export function LoadAgain({ title, query: { error, isFetching, refetch } }: LoadAgainProps) {
  return (
    <LoadFailed
      title={title}
      detail={messageOfError(error, "Please try again. Nothing is lost.")}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
