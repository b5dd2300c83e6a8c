import { formatLocalDate } from "#domain/calendar/local-date.ts";
import type { Sending } from "#domain/documents/sending.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { today } from "#web/base/today.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { Alert } from "#web/ui/alert.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/** Says before a quote is sent that it is no longer valid, and leads to its date. */
export function SendNotice({ order, about }: { order: PrintOrder; about: Sending["about"] }) {
  if (order.kind !== "quote" || about !== "document") return null;
  const { id, validUntil, language, status } = order.document;
  if (validUntil === null || validUntil >= today() || !["draft", "sent"].includes(status)) return null;
  const change = (
    <LinkButton variant="secondary" size="small" href={kindScreens.quote.editHrefOf(id)}>
      Change the date
    </LinkButton>
  );
  return (
    <Alert variant="warning" actions={change}>
      {`This quote was valid until ${formatLocalDate(validUntil, language)}.`}
    </Alert>
  );
}
