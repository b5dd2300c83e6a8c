import type { ReactNode } from "react";

/** A question that asks a person to confirm an action. */
export interface ConfirmRequest {
  /** The question: "Delete this quote?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  /** A name that the description begins with; it may be read from right to left. */
  name?: string;
  description?: ReactNode;
  /** The verb of the action: "Delete quote". Never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
}
