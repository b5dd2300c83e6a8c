import type { DocumentAct } from "#domain/documents/main-act.ts";
import { sendLook } from "#web/documents/send-look.ts";
import { Bell } from "#web/icons/bell.ts";
import { CircleCheck } from "#web/icons/circle-check.ts";
import { Copy } from "#web/icons/copy.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";

/** An act that does something at once; to view an invoice is a link. */
export type InstantAct = Exclude<DocumentAct, "viewInvoice">;

export interface ActLook {
  text: string;
  icon: IconComponent;
}

/** The word and the icon of each act that does something; the one that views an invoice names it. */
export const actLooks: Record<InstantAct, ActLook> = {
  send: sendLook,
  remind: { text: "Remind", icon: Bell },
  convert: { text: "Convert to Invoice", icon: ReceiptText },
  duplicate: { text: "Duplicate", icon: Copy },
  markPaid: { text: "Mark as paid", icon: CircleCheck },
};
