import type { QueryClient } from "@tanstack/react-query";
import { formatCount } from "#domain/money/format-count.ts";
import type { Language } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import { downloadCsv } from "#web/export/download-csv.ts";
import { exportName } from "#web/export/export-name.ts";
import { listRows } from "#web/export/list-rows.ts";
import { readList } from "#web/export/read-list.ts";
import type { ConfirmRequest } from "#web/overlays/confirm-request.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { countedRecords, type ListNames, listNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";

interface ListExport {
  client: QueryClient;
  kind: ListKind;
  /** The ids of those that are saved; without it, the whole list. */
  only?: ReadonlySet<string> | undefined;
  language: Language;
  /** Asks whether to export the rest when some records cannot be read. */
  confirm: (request: ConfirmRequest) => Promise<boolean>;
}

/**
 * Saves a list to a CSV file on the device.
 *
 * @throws CallError
 */
export async function saveList({ client, kind, only, language, confirm }: ListExport): Promise<void> {
  const words = listNames(kind, language);
  const { records, closed, categories } = await readList(client, kind, { fresh: false, only });
  if (records.length === 0) {
    toast(nothingToExport(words, closed));
    return;
  }
  if (closed > 0 && !(await confirm(leftOutQuestion(words, records.length, closed)))) return;
  const day = today();
  downloadCsv(exportName(words, day), listRows(kind, records, { language, today: day, categories }));
  toast({ title: messages().notice.success, message: `${countedRecords(records.length, words)} exported` });
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
    confirmLabel: `Export the other ${formatCount(open)}`,
  };
}
