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
import type { Stored } from "#web/records/resources.ts";
import { shownOf } from "#web/records/shown-list.ts";

interface ListExport {
  client: QueryClient;
  kind: ListKind;
  /** The ids of those that are saved; without it, those that the list on the screen shows, or all without such a list. */
  only?: ReadonlySet<string> | undefined;
  /** The whole list is saved, whatever the one on the screen shows. */
  isWhole: boolean;
  /** Exports the whole list in the same way; called when a person accepts the offer of it. */
  onWhole: () => void;
  language: Language;
  /** Asks whether to export the rest when some records cannot be read. */
  confirm: (request: ConfirmRequest) => Promise<boolean>;
}

/**
 * Saves a list to a CSV file on the device.
 *
 * @throws CallError
 */
export async function saveList(order: ListExport): Promise<void> {
  const { client, kind, only, isWhole, language, confirm, onWhole } = order;
  const words = listNames(kind, language);
  const shown = only || isWhole ? undefined : shownOf<Stored>(kind);
  const choice = only ? () => [...only].map((id) => ({ id })) : shown;
  const read = await readList(client, kind, { fresh: false, choice });
  const { records, closed, categories, total } = read;
  const isNarrowed = shown !== undefined && records.length + closed < total;
  const all = isNarrowed && { label: `Export all ${formatCount(total)}`, onSelect: onWhole };
  if (records.length === 0) {
    toast({
      ...nothingToExport(words, { closed, isNarrowed }),
      ...(all && { action: all }),
    });
    return;
  }
  if (closed > 0 && !(await confirm(leftOutQuestion(words, records.length, closed)))) return;
  const day = today();
  downloadCsv(exportName(words, day), listRows(kind, records, { language, today: day, categories }));
  const exported = `${countedRecords(records.length, words)} exported`;
  toast({
    title: messages().notice.success,
    message: all ? `${exported}, as the list shows` : exported,
    ...(all && { action: all }),
  });
}

function nothingToExport(
  { many }: ListNames,
  { closed, isNarrowed }: { closed: number; isNarrowed: boolean },
) {
  const none = isNarrowed ? `The list shows no ${many}.` : `There are no ${many} yet.`;
  if (closed === 0) return { title: "Nothing to export", message: none };
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
