import { useRef } from "react";
import type { PrintOrder } from "#pdf/paper.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import { EditorRow, RowProblems } from "#web/quoting/editor-row.tsx";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { StartingFigures } from "#web/quoting/starting-figures.tsx";
import type { TotalsFieldsProps } from "#web/quoting/totals-fields.tsx";
import { regionLabels } from "#words/labels/region-labels.ts";

/** What opened the sheet of sums and has the focus afterwards, and the field in it, "" for none in particular. */
export interface OpenedTotals {
  opener: HTMLElement | null;
  fieldId: string;
}

/** The sums of a document on a phone, which its row and the amount in the bar open. */
export interface TotalsOnPhone extends TotalsFieldsProps {
  /** "Quote Summary", "Pricing" */
  title: string;
  /** The draft as a document, as the firm sees it. It may be a moment older than the draft. */
  order: PrintOrder;
  /** Null while the sheet is closed. */
  opened: OpenedTotals | null;
  setOpened: (opened: OpenedTotals | null) => void;
  onPreview: () => void;
  /** Asks for the figures of a firm that has none of its own. */
  onOwnFigures: (() => void) | undefined;
}

const loadSheet = () => import("#web/quoting/totals-sheet.tsx");

/** The percentages of a document on a phone, as a row that opens them beside the sums. */
export function TotalsRow({ opened, setOpened, onPreview, onOwnFigures, ...props }: TotalsOnPhone) {
  const { draft, supplier, errorOf } = props;
  const row = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(null);
  useLoadedWhenIdle(loadSheet);
  const sheet = usePart(loadSheet, opened !== null, () => {
    close();
    sayUnreachable();
  });
  const isOpen = sheet !== null && opened !== null;
  const open = (fieldId: string) => setOpened({ opener: row.current, fieldId });
  const { markupPercent, discountPercent, taxPercent } = draft.terms;
  const tax = regionLabels(supplier.language).tax;
  const parts = [
    `${markupPercent}% markup`,
    Number(discountPercent) !== 0 && `${discountPercent}% discount`,
    supplier.chargeVat && `${taxPercent}% ${tax}`,
  ];
  return (
    <div data-tour="document-pricing">
      <EditorRow
        rowRef={row}
        label={supplier.chargeVat ? `Markup, discount and ${tax}` : "Markup and discount"}
        text={parts.filter(Boolean).join(" · ")}
        onOpen={() => open("")}
      />
      {!isOpen && <RowProblems fieldIds={percentIds} errorOf={errorOf} onOpen={open} />}
      <StartingFigures {...{ draft, supplier, onOwnFigures }} />
      {isOpen && (
        <sheet.TotalsSheet
          {...props}
          fieldId={opened.fieldId}
          finalFocus={() => opened.opener}
          onClose={close}
          onPreview={() => {
            close();
            onPreview();
          }}
        />
      )}
    </div>
  );
}

const percentIds = [fieldIds.markupPercent, fieldIds.discountPercent, fieldIds.taxPercent];
