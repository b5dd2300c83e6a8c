import type { RefObject } from "react";
import type { PrintOrder } from "#pdf/paper.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { usePart } from "#web/overlays/use-part.ts";
import type { TotalsFieldsProps } from "#web/quoting/totals-fields.tsx";
import { FigureText } from "#web/ui/figure-text.tsx";

/** What opened the sheet of sums and has the focus afterwards, and the field in it, "" for none in particular. */
export interface OpenedTotals {
  opener: HTMLElement | null;
  fieldId: string;
}

/** The sums of a document in a sheet. */
export interface TotalsInSheet extends TotalsFieldsProps {
  /** "Quote Summary", "Pricing" */
  title: string;
  /** The draft as a document, as the firm sees it. It may be a moment older than the draft. */
  order: PrintOrder;
  /** Null while the sheet is closed. */
  opened: OpenedTotals | null;
  setOpened: (opened: OpenedTotals | null) => void;
  onPreview: () => void;
}

export const loadTotalsSheet = () => import("#web/quoting/totals-sheet.tsx");

/** @param props.hasFields the percentages are changed in the sheet, because they have no place on the screen itself */
export function OpenedTotalsSheet({
  opened,
  setOpened,
  onPreview,
  ...props
}: TotalsInSheet & { hasFields: boolean }) {
  const close = () => setOpened(null);
  const sheet = usePart(loadTotalsSheet, opened !== null, () => {
    close();
    sayUnreachable();
  });
  if (sheet === null || opened === null) return null;
  return (
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
  );
}

interface AmountButtonProps {
  label: string;
  value: string;
  /** The element of the value. */
  figure: RefObject<HTMLElement | null>;
  onOpen: (opened: OpenedTotals) => void;
}

/** The amount in the bar, which opens what it adds up from. */
export function AmountButton({ label, value, figure, onOpen }: AmountButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onOpen({ opener: currentTarget, fieldId: "" })}
      className="block min-h-11 rounded-md text-left"
    >
      <span className="block text-ink-soft text-sm">{label}</span>
      <span
        ref={figure}
        className="tabular block font-semibold text-xl underline decoration-1 underline-offset-4"
      >
        <FigureText text={value} />
      </span>
    </button>
  );
}
