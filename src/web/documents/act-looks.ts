import { Bell, CircleCheck, Copy, type LucideIcon, ReceiptText, Send } from "lucide-react";
import type { DocumentAct } from "#domain/documents/main-act.ts";

/** An act that does something at once; to view an invoice is a link. */
export type InstantAct = Exclude<DocumentAct, "viewInvoice">;

/** The word and the icon of each act. */
export const actLooks: Record<InstantAct, { text: string; icon: LucideIcon }> = {
  send: { text: "Send", icon: Send },
  remind: { text: "Remind", icon: Bell },
  convert: { text: "Convert to Invoice", icon: ReceiptText },
  duplicate: { text: "Duplicate", icon: Copy },
  markPaid: { text: "Mark as paid", icon: CircleCheck },
};
