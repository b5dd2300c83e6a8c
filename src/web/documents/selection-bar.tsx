import { type ReactNode, useState } from "react";
import { formatCount } from "#domain/money/format-count.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { today } from "#web/base/today.ts";
import { actLooks } from "#web/documents/act-looks.ts";
import { someOf, toPay, toRemind } from "#web/documents/selection.ts";
import type { Summary } from "#web/documents/shown-status.ts";
import { sumsByCurrency } from "#web/documents/sums-by-currency.ts";
import { useSetStatusOfEach } from "#web/documents/use-set-status-of-each.ts";
import { useScreenActs } from "#web/keys/screen-acts.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import { numberOf } from "#web/records/document-kinds.ts";
import type { InvoiceSummary } from "#web/records/resources.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { amountsText } from "#web/ui/amounts.tsx";
import { Button } from "#web/ui/button.tsx";
import { FooterBar } from "#web/ui/footer-bar.tsx";

const loadReminding = () => import("#web/documents/remind-each.tsx");

interface SelectionBarProps {
  kind: DocumentKind;
  /** The selected documents, in the order of the list. */
  rows: readonly Opened<Summary>[];
  exportButton: ReactNode;
  onDeselect: (ids: readonly string[]) => void;
  onClear: () => void;
}

/** What is selected in a list, what it comes to, and what can be done with all of it. */
export function SelectionBar({ kind, rows, exportButton, onDeselect, onClear }: SelectionBarProps) {
  useLoadedWhenIdle(loadReminding);
  const language = useLanguage();
  const [reminding, setReminding] = useState<readonly string[] | null>(null);
  const late = toRemind(rows, today());
  const paying = useMarkPaid(toPay(rows) as Opened<InvoiceSummary>[], onDeselect);
  const remind = () => setReminding(late.map(({ record }) => record.id));
  const acts = [
    ...(late.length > 0 ? [{ ...actLooks.remind, count: late.length, isBusy: false, onSelect: remind }] : []),
    ...(paying.count > 0 ? [{ ...actLooks.markPaid, ...paying, onSelect: () => void paying.run() }] : []),
  ];
  useScreenActs({
    commands: () =>
      acts.map(({ text, icon, count, onSelect }) => ({ text: `${text}: ${counted(count)}`, icon, onSelect })),
  });
  return (
    <>
      <FooterBar
        label="Selection"
        phoneOnly={false}
        actions={
          <>
            {acts.map(({ text, icon: Icon, count, isBusy, onSelect }) => (
              <Button key={text} variant="secondary" loading={isBusy} onClick={onSelect}>
                <Icon aria-hidden />
                {count === rows.length ? text : `${text} (${formatCount(count)})`}
              </Button>
            ))}
            {exportButton}
            <Button variant="ghost" onClick={onClear}>
              Clear
            </Button>
          </>
        }
      >
        <p className="tabular font-medium">{`${counted(rows.length)}, ${amountsText(sumsByCurrency(rows.map(({ record }) => record)), language)}`}</p>
      </FooterBar>
      {reminding && (
        <LoadedPart load={loadReminding} onFailed={() => setReminding(null)}>
          {({ RemindEach }) => (
            <RemindEach
              kind={kind}
              ids={reminding}
              onSent={(id) => onDeselect([id])}
              onDone={() => setReminding(null)}
            />
          )}
        </LoadedPart>
      )}
    </>
  );
}

function counted(count: number): string {
  return `${formatCount(count)} selected`;
}

/** Marks the selected invoices that are still to be paid. It asks once, and those that fail stay selected. */
function useMarkPaid(
  invoices: readonly Opened<InvoiceSummary>[],
  onDeselect: SelectionBarProps["onDeselect"],
) {
  const language = useLanguage();
  const confirm = useConfirm();
  const setStatus = useSetStatusOfEach("invoice");
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    const records = invoices.map(({ record }) => record);
    const count =
      records.length === 1
        ? numberOf(records[0] as InvoiceSummary)
        : `${formatCount(records.length)} invoices`;
    const sum = amountsText(sumsByCurrency(records), language);
    const isSure = await confirm({
      title: `Mark ${count} as paid?`,
      description: `${records.length === 1 ? "It comes" : "They come"} to ${sum}.`,
      confirmLabel: actLooks.markPaid.text,
    });
    if (!isSure || isBusy) return;
    setBusy(true);
    const failed = await setStatus(
      records.map(({ id }) => id),
      "paid",
    );
    setBusy(false);
    onDeselect(records.flatMap(({ id }) => (failed.has(id) ? [] : [id])));
    if (failed.size === 0) {
      toast({ title: messages().notice.success, message: `${count} marked as paid` });
      return;
    }
    const numbers = records.filter(({ id }) => failed.has(id)).map(numberOf);
    const why = messageOfError([...failed.values()][0], messages().notice.pleaseTryAgain);
    toast({
      variant: "destructive",
      title: `${formatCount(failed.size)} of ${formatCount(records.length)} not marked as paid`,
      message: `${someOf(numbers)}. ${why}`,
    });
  };
  return { count: invoices.length, isBusy, run };
}
