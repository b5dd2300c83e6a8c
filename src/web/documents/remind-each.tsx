import { useState } from "react";
import { formatCount } from "#domain/money/format-count.ts";
import { SendFromList, type SendFromListProps } from "#web/documents/send-from-list.tsx";
import type { Summary } from "#web/documents/shown-status.ts";
import { Button } from "#web/ui/button.tsx";

interface RemindEachProps extends Pick<SendFromListProps, "kind" | "failure"> {
  /** What is known of the documents, in the order in which they are reminded of; null while they are not known. */
  heads: readonly Summary[] | null;
  /** Called with each one that was sent. */
  onSent: (id: string) => void;
  /** Called after the last one, and when the person stops. */
  onDone: () => void;
}

/** The sheet that reminds, for one document after the other. One that is skipped was not sent. */
export function RemindEach({ heads, onSent, onDone, ...sheet }: RemindEachProps) {
  const [at, setAt] = useState(0);
  const head = heads?.[at];
  const id = head?.id ?? null;
  const count = heads?.length ?? 0;
  const next = () => (at + 1 < count ? setAt(at + 1) : onDone());
  const lead = count > 1 && (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="tabular mr-auto font-medium">
        {`${formatCount(at + 1)} of ${formatCount(count)}`}
      </p>
      <Button variant="secondary" size="small" onClick={next}>
        Skip
      </Button>
      <Button variant="secondary" size="small" onClick={onDone}>
        Stop
      </Button>
    </div>
  );
  return (
    <SendFromList
      {...sheet}
      {...{ id, head }}
      about="reminder"
      lead={lead}
      onSent={() => {
        if (id !== null) onSent(id);
        next();
      }}
      onClose={onDone}
    />
  );
}
