import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import { spelled } from "#domain/region/spelling.ts";
import { spokenLanguage } from "#web/base/messages.ts";
import type { BadgeVariant } from "#web/ui/badge.tsx";
import type { DotColour, DotShape } from "#web/ui/status-dot.tsx";

export type DocumentStatus = QuoteStatus | InvoiceStatus;

interface StatusLook {
  label: string;
  badge: BadgeVariant;
  /** The shape and the colour of its mark in rows. */
  dot: DotShape;
  colour: DotColour;
}

/** The British label of each status, and how it is drawn as a badge and as a mark. */
const statusLooks: Record<DocumentStatus, StatusLook> = {
  draft: { label: "Draft", badge: "grey", dot: "ring", colour: "grey" },
  sent: { label: "Sent", badge: "blue", dot: "half", colour: "blue" },
  accepted: { label: "Accepted", badge: "green", dot: "full", colour: "green" },
  declined: { label: "Declined", badge: "red", dot: "square", colour: "red" },
  invoiced: { label: "Invoiced", badge: "secondary", dot: "full", colour: "accent" },
  invoice: { label: "Converted", badge: "secondary", dot: "full", colour: "accent" },
  pending: { label: "Pending", badge: "blue", dot: "half", colour: "blue" },
  paid: { label: "Paid", badge: "green", dot: "full", colour: "green" },
  overdue: { label: "Overdue", badge: "red", dot: "square", colour: "red" },
  outstanding: { label: "Outstanding", badge: "yellow", dot: "half", colour: "yellow" },
  cancelled: { label: "Cancelled", badge: "grey", dot: "bar", colour: "grey" },
};

/** A status in the spelling of the screens' language. */
export function statusLabel(status: DocumentStatus): string {
  return spelled(statusLooks[status].label, spokenLanguage());
}

export function statusBadge(status: DocumentStatus): BadgeVariant {
  return statusLooks[status].badge;
}

/** How a status is drawn as a mark. */
export function statusDot(status: DocumentStatus): { shape: DotShape; colour: DotColour } {
  const { dot, colour } = statusLooks[status];
  return { shape: dot, colour };
}
