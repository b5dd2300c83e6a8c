import { useRef } from "react";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import { loadTotalsSheet, OpenedTotalsSheet, type TotalsInSheet } from "#web/quoting/amount-button.tsx";
import { EditorRow, RowProblems } from "#web/quoting/editor-row.tsx";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { percentWords } from "#web/quoting/percent-words.ts";
import { taxInSentence } from "#words/labels/tax-in-sentence.ts";

/** The percentages of a document on a phone, as a row that opens them beside the sums. */
export function TotalsRow(props: TotalsInSheet) {
  const { draft, supplier, errorOf, opened, setOpened } = props;
  const row = useRef<HTMLButtonElement>(null);
  useLoadedWhenIdle(loadTotalsSheet);
  const open = (fieldId: string) => setOpened({ opener: row.current, fieldId });
  const { markupPercent, discountPercent, taxPercent } = draft.terms;
  const tax = taxInSentence(supplier.language);
  const parts = [
    percentWords(markupPercent, "markup"),
    Number(discountPercent) !== 0 && `${discountPercent}% discount`,
    supplier.chargeVat && percentWords(taxPercent, tax),
  ];
  return (
    <div data-tour="document-pricing">
      <EditorRow
        rowRef={row}
        label={supplier.chargeVat ? `Markup, discount and ${tax}` : "Markup and discount"}
        text={parts.filter(Boolean).join(" · ")}
        onOpen={() => open("")}
      />
      {opened === null && <RowProblems fieldIds={percentIds} errorOf={errorOf} onOpen={open} />}
      <OpenedTotalsSheet {...props} hasFields />
    </div>
  );
}

const percentIds = [fieldIds.markupPercent, fieldIds.discountPercent, fieldIds.taxPercent];
