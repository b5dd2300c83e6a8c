import { type ReactNode, useState } from "react";
import { formatCount } from "#domain/money/format-count.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { today } from "#web/base/today.ts";
import { actLooks } from "#web/documents/act-looks.ts";
import { toPay, toRemind } from "#web/documents/selection.ts";
import type { Summary } from "#web/documents/shown-status.ts";
import { sumsByCurrency } from "#web/documents/sums-by-currency.ts";
import { useMarkPaid } from "#web/documents/use-mark-paid.ts";
import { useScreenActs } from "#web/keys/screen-acts.ts";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
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
  const [reminding, setReminding] = useState<readonly Summary[] | null>(null);
  const late = toRemind(rows, today());
  const paying = useMarkPaid(toPay(rows) as Opened<InvoiceSummary>[], onDeselect);
  const remind = () => setReminding(late.map(({ record }) => record));
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
              heads={reminding}
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
