import { useState } from "react";
import { formatCount } from "#domain/money/format-count.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { SendFromList } from "#web/documents/send-from-list.tsx";
import { Button } from "#web/ui/button.tsx";

interface RemindEachProps {
  kind: DocumentKind;
  /** The documents, in the order in which they are reminded of. */
  ids: readonly string[];
  /** Called with each one that was sent. */
  onSent: (id: string) => void;
  /** Called after the last one, and when the person stops. */
  onDone: () => void;
}

/** The sheet that reminds, for one document after the other. One that is skipped was not sent. */
export function RemindEach({ kind, ids, onSent, onDone }: RemindEachProps) {
  const [at, setAt] = useState(0);
  const id = ids[at];
  const next = () => (at + 1 < ids.length ? setAt(at + 1) : onDone());
  if (id === undefined) return null;
  const lead = ids.length > 1 && (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="tabular mr-auto font-medium">
        {`${formatCount(at + 1)} of ${formatCount(ids.length)}`}
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
      key={id}
      kind={kind}
      id={id}
      about="reminder"
      lead={lead}
      onSent={() => {
        onSent(id);
        next();
      }}
      onClose={onDone}
    />
  );
}
