import { useEffect } from "react";
import { formatPercentShort } from "#domain/money/percent.ts";
import { marginOf } from "#domain/pricing/margin.ts";
import type { TotalRow } from "#pdf/doc.ts";
import type { Paper, PrintOrder } from "#pdf/paper.ts";
import { Expand } from "#web/icons/expand.ts";
import { PhoneSheet } from "#web/overlays/phone-sheet.tsx";
import { SumRow } from "#web/paper/sum-row.tsx";
import { paperWithin } from "#web/quoting/amount-due.ts";
import { TotalsFields, type TotalsFieldsProps } from "#web/quoting/totals-fields.tsx";
import { TotalsRows } from "#web/quoting/totals-rows.tsx";
import { Button } from "#web/ui/button.tsx";
import { sectionHeadings } from "#words/labels/section-headings.ts";

interface TotalsSheetProps extends TotalsFieldsProps {
  hasFields: boolean;
  /** "Quote Summary", "Pricing" */
  title: string;
  /** The draft as a document, as the firm sees it. It may be a moment older than the draft. */
  order: PrintOrder;
  /** The field that gets the focus, "" for none in particular. */
  fieldId: string;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
  onPreview: () => void;
}

/** How the amount of a document adds up, from what its lines cost to what is left of it for the firm. */
export function TotalsSheet(props: TotalsSheetProps) {
  const { title, order, hasFields, fieldId, finalFocus, onClose, onPreview, ...fields } = props;
  useEffect(() => {
    if (fieldId !== "") document.getElementById(fieldId)?.focus();
  }, [fieldId]);
  const paper = paperWithin(order);
  return (
    <PhoneSheet
      title={title}
      description="How it adds up"
      onClose={onClose}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="secondary" onClick={onPreview}>
            <Expand aria-hidden />
            Preview
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      {hasFields && <TotalsFields {...fields} />}
      <Sums rows={paper ? sectionRows(paper) : []} />
      <TotalsRows order={order} />
      <Sums rows={paper ? marginRows(paper) : []} />
    </PhoneSheet>
  );
}

function Sums({ rows }: { rows: readonly TotalRow[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1.5">
      {rows.map((row) => (
        <SumRow key={row.label} row={row} dueStyles="" />
      ))}
    </dl>
  );
}

/** What the lines of each section come to before markup, where there are lines of both. */
function sectionRows({ totals, money }: Paper): TotalRow[] {
  const { materialsSubtotal, labourSubtotal } = totals;
  if (materialsSubtotal === 0 || labourSubtotal === 0) return [];
  return [
    { label: sectionHeadings.materials, value: money(materialsSubtotal), weight: "plain" },
    { label: sectionHeadings.services, value: money(labourSubtotal), weight: "plain" },
  ];
}

/** What a marked-up document leaves for the firm; no paper for the customer says this. */
function marginRows({ order, totals, money }: Paper): TotalRow[] {
  if (totals.markup === 0) return [];
  const { amount, share } = marginOf(totals);
  const label =
    share === null || order.unread?.sums ? "Your margin" : `Your margin (${formatPercentShort(share)}%)`;
  return [{ label, value: money(amount), weight: "plain", note: "Above your costs, before tax" }];
}
