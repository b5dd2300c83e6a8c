import type { Dispatch, SetStateAction } from "react";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import type { DocumentDraft, DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftProblem } from "#web/quoting/draft-validation.ts";

/** What an editor does with its draft, and what keeps that from being saved. */
export interface DocumentEditing {
  draft: DocumentDraft;
  dispatch: Dispatch<DraftAction>;
  problems: readonly DraftProblem[];
  /** The number of attempts to save. */
  attempt: number;
  /** The boxes that were left with an error. */
  left: readonly string[];
  setLeft: Dispatch<SetStateAction<readonly string[]>>;
  refused: Refused | null;
  isSaving: boolean;
  /** Saves it, and then shows it or, to send it, opens the send sheet. */
  save: (how?: SaveOptions) => Promise<void>;
  /** Forgets why it was refused. */
  forgive: () => void;
}

export interface SaveOptions {
  /** The version to overwrite, when the person's own words are to win a conflict; otherwise the draft's. */
  version?: DocumentDraft["version"];
  isToSend?: boolean;
}

/** Why a save failed: a conflict to be resolved, a field to be corrected, or a message. */
export interface Refused {
  isConflict: boolean;
  problem: DraftProblem | null;
  /** Why it was not saved, "" where no more is known than that; null where the form says it otherwise. */
  message: string | null;
  error: unknown;
  /** The invoices that fix the figures of a quote; empty when the save failed for any other reason. */
  invoices: readonly InvoiceOfQuote[];
  /** Whether it was to be sent once it was saved. */
  isToSend: boolean;
}
