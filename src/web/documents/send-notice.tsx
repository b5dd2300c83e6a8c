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

/** The quote that is about to be sent after its last day, and that day; null where there is nothing to ask. */
export function endedQuote(
  order: PrintOrder,
  about: Sending["about"],
): { quote: Quote; ended: LocalDate } | null {
  if (order.kind !== "quote" || about !== "document") return null;
  const { validUntil, status } = order.document;
  const isOver = validUntil !== null && validUntil < today() && ["draft", "sent"].includes(status);
  return isOver ? { quote: order.document, ended: validUntil } : null;
}

interface SendNoticeProps {
  order: PrintOrder;
  about: Sending["about"];
  /** The question is answered: there is a new last day, or the old one is meant. */
  isAnswered: boolean;
  onAnswered: () => void;
  /** The message is somebody's own, which no new day changes. */
  isTyped: boolean;
}

/** Asks before a quote is sent that is no longer valid until when it is valid now. */
export function SendNotice({ order, about, isAnswered, onAnswered, isTyped }: SendNoticeProps) {
  const asked = endedQuote(order, about);
  if (asked && !isAnswered) return <NewEnd {...asked} onAnswered={onAnswered} />;
  if (!isAnswered || order.kind !== "quote" || order.document.validUntil === null) return null;
  const { validUntil, language } = order.document;
  const mayDiffer = isTyped && !asked ? " Your message may still have the old day." : "";
  return (
    // The button that had the focus is gone.
    <p ref={takeFocus} tabIndex={-1} className="font-medium">
      {`Valid until ${longDay(validUntil, language)}${asked ? ", as before" : ""}.${mayDiffer}`}
    </p>
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
  onAnswered: () => void;
}

function NewEnd({ quote, ended, onAnswered }: NewEndProps) {
  const { language, quoteDate } = quote;
  const now = today();
  const [typed, setTyped] = useState<string>(() => renewedValidUntil(now, { quoteDate, validUntil: ended }));
  const day = parseLocalDate(typed);
  const isLater = day !== null && day >= now;
  const keeping = useChangeFields("quote");
  const keep = () =>
    keeping.mutate({ document: quote, changed: { validUntil: day } }, { onSuccess: onAnswered });
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
        <Button variant="secondary" size="small" disabled={keeping.isPending} onClick={onAnswered}>
          {`Leave ${longDay(ended, language)}`}
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
