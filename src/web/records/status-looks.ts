import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import { spelled } from "#domain/region/spelling.ts";
import { spokenLanguage } from "#web/base/messages.ts";
import type { BadgeVariant } from "#web/ui/badge.tsx";

export type DocumentStatus = QuoteStatus | InvoiceStatus;

interface StatusLook {
  label: string;
  badge: BadgeVariant;
}

/** The British label and the colour of each status. */
const statusLooks: Record<DocumentStatus, StatusLook> = {
  draft: { label: "Draft", badge: "grey" },
  sent: { label: "Sent", badge: "blue" },
  accepted: { label: "Accepted", badge: "green" },
  declined: { label: "Declined", badge: "red" },
  invoiced: { label: "Invoiced", badge: "secondary" },
  invoice: { label: "Converted", badge: "secondary" },
  pending: { label: "Pending", badge: "blue" },
  paid: { label: "Paid", badge: "green" },
  overdue: { label: "Overdue", badge: "red" },
  outstanding: { label: "Outstanding", badge: "yellow" },
  cancelled: { label: "Cancelled", badge: "grey" },
};

/** A status in the spelling of the screens' language. */
export function statusLabel(status: DocumentStatus): string {
  return spelled(statusLooks[status].label, spokenLanguage());
}

export function statusBadge(status: DocumentStatus): BadgeVariant {
  return statusLooks[status].badge;
}
