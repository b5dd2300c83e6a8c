import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import { exportName } from "#web/export/export-name.ts";
import { listRows } from "#web/export/list-rows.ts";
import { readList } from "#web/export/read-list.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { countedRecords, type ListNames, listNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { useLanguage } from "#web/records/use-language.ts";

/**
 * Exports a whole list to a CSV file on the device. When some records cannot be read, the person is asked first whether
 * to export the rest.
 */
export function useExportCsv(kind: ListKind): { exportCsv: () => Promise<void>; exporting: boolean } {
  const client = useQueryClient();
  const confirm = useConfirm();
  const language = useLanguage();
  const [exporting, setExporting] = useState(false);
  const words = listNames(kind, language);

  async function write() {
    const { records, closed, categories } = await readList(client, kind, { fresh: false });
    if (records.length === 0) {
      toast(nothingToExport(words, closed));
      return;
    }
    if (closed > 0 && !(await confirm(leftOutQuestion(words, records.length, closed)))) return;
    const day = today();
    const { downloadCsv } = await import("#web/export/download-csv.ts");
    downloadCsv(exportName(words, day), listRows(kind, records, { language, today: day, categories }));
    toast({ title: messages().notice.success, message: `${countedRecords(records.length, words)} exported` });
  }

  async function exportCsv() {
    setExporting(true);
    try {
      await write();
    } catch (error) {
      const message = messageOfError(error, `Your ${words.many} could not be exported. Please try again.`);
      toast({ title: messages().notice.error, message, variant: "destructive" });
    } finally {
      setExporting(false);
    }
  }
  return { exportCsv, exporting };
}

function nothingToExport({ many }: ListNames, closed: number) {
  if (closed === 0) return { title: "Nothing to export", message: `There are no ${many} yet.` };
  const message = messages().unlock.needed;
  return { title: "Nothing to export", message, variant: "destructive" as const };
}

function leftOutQuestion(words: ListNames, open: number, closed: number) {
  return {
    title: `${countedRecords(closed, words)} cannot be read`,
    description:
      "What is locked, or was changed outside of Quotewright, is left out of the file. Enter your passphrase first if you have not.",
    confirmLabel: `Export the other ${open.toLocaleString("en-GB")}`,
  };
}
