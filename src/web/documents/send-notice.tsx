import { useState } from "react";
import { formatLocalDate, type LocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import { renewedValidUntil } from "#domain/documents/default-dates.ts";
import type { Sending } from "#domain/documents/sending.ts";
import type { Quote } from "#domain/documents/trade-document.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import { useChangeFields } from "#web/documents/document-changes.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { DateBox } from "#web/ui/date-box.tsx";
import { longDay } from "#words/labels/long-day.ts";

interface SendNoticeProps {
  order: PrintOrder;
  about: Sending["about"];
  /** The message is somebody's own, which no new day changes. */
  isTyped: boolean;
}

/** Asks before a quote is sent that is no longer valid until when it is valid now. It can be sent without an answer. */
export function SendNotice({ order, about, isTyped }: SendNoticeProps) {
  const [isKept, setKept] = useState(false);
  if (order.kind !== "quote" || about !== "document") return null;
  const { validUntil, language, status } = order.document;
  if (validUntil === null) return null;
  if (validUntil < today()) {
    if (!["draft", "sent"].includes(status)) return null;
    return <NewEnd quote={order.document} ended={validUntil} onKept={() => setKept(true)} />;
  }
  return (
    isKept && (
      // The button that had the focus is gone.
      <p ref={takeFocus} tabIndex={-1} className="font-medium">
        {`Valid until ${longDay(validUntil, language)}.${isTyped ? " Your message may still have the old day." : ""}`}
      </p>
    )
  );
}

/** The same at each render, or React would call it each time. */
function takeFocus(words: HTMLElement | null): void {
  words?.focus();
}

interface NewEndProps {
  quote: Quote;
  /** Its last day. */
  ended: LocalDate;
  onKept: () => void;
}

function NewEnd({ quote, ended, onKept }: NewEndProps) {
  const { language, quoteDate } = quote;
  const now = today();
  const [typed, setTyped] = useState<string>(() => renewedValidUntil(now, { quoteDate, validUntil: ended }));
  const day = parseLocalDate(typed);
  const isLater = day !== null && day >= now;
  const keeping = useChangeFields("quote");
  const keep = () => keeping.mutate({ document: quote, changed: { validUntil: day } }, { onSuccess: onKept });
  return (
    <Alert variant="warning">
      <p>{`This quote was valid until ${formatLocalDate(ended, language)}.`}</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <DateBox label="New last day" value={typed} language={language} onValueChange={setTyped} />
        <Button
          variant="secondary"
          size="small"
          disabled={!isLater}
          loading={keeping.isPending}
          onClick={keep}
        >
          {isLater ? `Keep until ${longDay(day, language)}` : "Keep"}
        </Button>
      </div>
      {keeping.isError && (
        <p role="alert" className="mt-2">
          {messageOfError(keeping.error, messages().quote.updateFailed)}
        </p>
      )}
    </Alert>
  );
}
