import { boxedWords } from "#domain/documents/document-words.ts";
import { type DraftHead, isFixed } from "#web/drafts/document-draft.ts";
import { datesOf } from "#web/quoting/dates-of.ts";
import { DetailsRow } from "#web/quoting/details-row.tsx";
import type { SheetDetails } from "#web/quoting/details-sheet.tsx";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { offersCis } from "#web/quoting/offers-cis.ts";
import { statusLabel } from "#web/records/status-looks.ts";

/** The details of a document besides its customer and items on a phone, a row for what is changed together. */
export function DetailsRows(props: SheetDetails) {
  const { draft, language, supplier, nextNumber } = props;
  const { kind, words } = draft;
  const isQuote = kind === "quote";
  const wordsOf = (part: "number" | "work") => boxedWords(kind, part).map((word) => words[word].trim());
  const numbers = [draft.number ?? nextNumber, ...wordsOf("number"), ...datesOf(draft, language)];
  return (
    <>
      <DetailsRow
        {...props}
        part="dates"
        label={isQuote ? "Dates" : "Number and dates"}
        text={(isQuote ? datesOf(draft, language) : numbers).filter(Boolean).join(" · ")}
        fieldIds={dateIds}
      />
      <DetailsRow
        {...props}
        part="work"
        label="Site and work"
        text={wordsOf("work").filter(Boolean).join(" · ")}
        empty="Where it is, and what is done"
      />
      {!isFixed(draft) && (
        <DetailsRow {...props} part="status" label="Status" text={statusLabel(draft.status)} />
      )}
      {offersCis(kind, supplier) && (
        <DetailsRow {...props} part="cis" label="CIS and reverse charge" text={cisText(draft) || "Neither"} />
      )}
    </>
  );
}

const dateIds = [fieldIds.number, fieldIds.date, fieldIds.until];

/** "CIS deduction · reverse charge"; empty where neither applies. */
function cisText({ terms }: DraftHead): string {
  const applied = [terms.cisApplied && "CIS deduction", terms.reverseChargeVat && "reverse charge"];
  return applied.filter(Boolean).join(" · ");
}
