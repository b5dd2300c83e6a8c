import { useState } from "react";
import { counted, plural } from "#domain/money/counted.ts";
import { formatCount } from "#domain/money/format-count.ts";
import type { Opened } from "#vault/records/records.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { actLooks } from "#web/documents/act-looks.ts";
import type { StatusChange } from "#web/documents/document-gateway.ts";
import { forgetUndo } from "#web/documents/recent-undo.ts";
import { someOf } from "#web/documents/selection.ts";
import { sumsByCurrency } from "#web/documents/sums-by-currency.ts";
import { useSetStatusOfEach } from "#web/documents/use-set-status-of-each.ts";
import { keepStatusUndo } from "#web/documents/use-status-change.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { type ToastAction, toast } from "#web/overlays/toast-store.ts";
import { numberOf } from "#web/records/document-kinds.ts";
import type { InvoiceSummary } from "#web/records/resources.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { amountsText } from "#web/ui/amounts.tsx";

/**
 * Marks selected invoices that are still to be paid. It asks once, those that fail stay selected, and it offers to take
 * all of it back.
 */
export function useMarkPaid(
  invoices: readonly Opened<InvoiceSummary>[],
  onDeselect: (ids: readonly string[]) => void,
) {
  const language = useLanguage();
  const confirm = useConfirm();
  const setStatus = useSetStatusOfEach("invoice");
  const [isBusy, setBusy] = useState(false);
  const takeBack = async (marked: readonly InvoiceSummary[], undos: readonly StatusChange<"invoice">[]) => {
    const records = marked.filter(({ id }) => undos.some((undo) => undo.id === id));
    const { changed, failed } = await setStatus(undos);
    for (const id of changed.keys()) forgetUndo(id);
    if (failed.size > 0) sayFailed(records, failed, { what: "taken back" });
    else toast({ title: "Taken back", message: `${named(records)} as before` });
  };
  const run = async () => {
    const records = invoices.map(({ record }) => record);
    const sum = amountsText(sumsByCurrency(records), language);
    const isSure = await confirm({
      title: `Mark ${named(records)} as paid?`,
      description: `${plural(records.length, "It comes", "They come")} to ${sum}.`,
      confirmLabel: actLooks.markPaid.text,
    });
    if (!isSure || isBusy) return;
    setBusy(true);
    const { changed, failed } = await setStatus(records.map(({ id }) => ({ id, status: "paid" })));
    setBusy(false);
    onDeselect([...changed.keys()]);
    const undos = records.flatMap((record) => {
      const after = changed.get(record.id);
      const undo = after && keepStatusUndo(record, after);
      return undo ? [{ id: record.id, status: record.status, version: undo.version }] : [];
    });
    const undo = undos.length > 0 && {
      action: { label: messages().notice.undo, onSelect: () => void takeBack(records, undos) },
    };
    if (failed.size > 0) return sayFailed(records, failed, { what: "marked as paid", ...undo });
    toast({
      title: messages().notice.success,
      message: `${named(records)} marked as paid`,
      ...undo,
    });
  };
  return { count: invoices.length, isBusy, run };
}

function named(records: readonly InvoiceSummary[]): string {
  const [first] = records;
  return first && records.length === 1 ? numberOf(first) : counted(records.length, "invoice");
}

function sayFailed(
  records: readonly InvoiceSummary[],
  failed: ReadonlyMap<InvoiceSummary["id"], unknown>,
  { what, ...action }: { what: string; action?: ToastAction },
): void {
  const numbers = records.filter(({ id }) => failed.has(id)).map(numberOf);
  const why = messageOfError([...failed.values()][0], messages().notice.pleaseTryAgain);
  toast({
    variant: "destructive",
    title: `${formatCount(failed.size)} of ${formatCount(records.length)} not ${what}`,
    message: `${someOf(numbers)}. ${why}`,
    ...action,
  });
}
