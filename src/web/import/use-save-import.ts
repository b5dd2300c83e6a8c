import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isRefusal } from "#web/base/call-error.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import type { ImportDraft, Review } from "#web/import/import-draft.ts";
import { summaryParts } from "#web/import/import-summary.ts";
import { saveImport, TooMuchText } from "#web/import/save-import.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { listNames } from "#web/records/list-names.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import { nounRecords } from "#web/records/noun-records.ts";

/** How far the save is, or why it failed; both are null before it starts. */
export interface SavingState {
  /** Records sealed so far; null while nothing is being saved. */
  sealed: number | null;
  failure: string | null;
}

const idle: SavingState = { sealed: null, failure: null };

/** Saves what was reviewed, shows a notice, and has the lists read again. */
export function useSaveImport(onSaved: () => void) {
  const client = useQueryClient();
  const [state, setState] = useState(idle);

  async function save<K extends ImportableKind>(
    { kind, language }: ImportDraft<K>,
    { rows, categories }: Review<K>,
  ) {
    setState({ sealed: 0, failure: null });
    try {
      await saveImport({ kind, rows, categories }, (sealed) => setState({ sealed, failure: null }));
      const { title } = listNames(kind, language);
      const summary = summaryParts({ rows, categories }).join(", ");
      toast({ title: messages().notice.success, message: `${title} imported: ${summary}` });
      onSaved();
    } catch (error) {
      setState({ sealed: null, failure: failureMessage(error) });
    } finally {
      const keys = [nounRecords[kind].resource.key, nounRecords[kind].categories?.key, "stats"];
      for (const key of keys) if (key) void client.invalidateQueries({ queryKey: [key] });
    }
  }
  return { ...state, save, reset: () => setState(idle) };
}

function failureMessage(error: unknown): string {
  if (error instanceof TooMuchText) return error.message;
  if (isRefusal(error, "VERSION_CONFLICT")) return laterMessages().import.save.changedMeanwhile;
  return isRefusal(error, "TOO_LARGE")
    ? laterMessages().import.save.tooMuch
    : messageOfError(error, messages().notice.pleaseTryAgain);
}
