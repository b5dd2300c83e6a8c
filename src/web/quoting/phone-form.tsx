import { useState } from "react";
import { isFixed } from "#web/drafts/document-draft.ts";
import { CustomerRow } from "#web/quoting/customer-row.tsx";
import { DetailsFold } from "#web/quoting/details-fold.tsx";
import type { DocumentFormProps } from "#web/quoting/document-form.ts";
import { DraftItems } from "#web/quoting/draft-items.tsx";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { sectionTitles } from "#web/quoting/section-titles.ts";
import { TotalsRow } from "#web/quoting/totals-row.tsx";
import { rowListStyles } from "#web/ui/row-list-styles.ts";
import { Section } from "#web/ui/section.tsx";

interface PhoneFormProps extends DocumentFormProps {
  /** A new document asks by itself for what it begins with: its customer, then its items. */
  isGuided: boolean;
  /** Opens the sheet that adds items. */
  onAdd: () => void;
}

/**
 * The form of a document on a phone: its customer, its lines, and then the rest, as rows that open their boxes in sheets.
 * What adds a line is in the bar at the foot.
 */
export function PhoneForm({ isGuided, onAdd, customer, totals, lines, children, ...props }: PhoneFormProps) {
  const { kind, draft, dispatch } = props;
  const titles = sectionTitles[kind];
  const fixed = isFixed(draft);
  const isNew = lines.length === 0;
  const isForNobody = customer.words.customerName === "";
  const [wasGuided, setWasGuided] = useState(false);
  if (isGuided && !wasGuided) {
    setWasGuided(true);
    // Somebody who came along with the document was chosen already.
    if (!isForNobody && isNew) onAdd();
  }
  const customerRow = (
    <CustomerRow
      {...customer}
      opensItself={isGuided && isForNobody && isNew}
      onChosen={() => isNew && onAdd()}
    />
  );
  return (
    <div className={pageStyles}>
      {/* The details of a quote bear the name that a desk has over its customer as well. */}
      {titles.customer === titles.details ? (
        <div className={partStyles}>{customerRow}</div>
      ) : (
        <Section title={titles.customer} className={partStyles}>
          {customerRow}
        </Section>
      )}
      <Section title={titles.items} className={partStyles}>
        <DraftItems {...{ kind, lines, dispatch }} isFixed={fixed} error={props.errorOf(fieldIds.items)}>
          {children}
        </DraftItems>
      </Section>
      <section aria-label={titles.details} className={partStyles}>
        <DetailsFold {...props} lines={lines} title={titles.details} />
      </section>
      <Section title={titles.totals} className={partStyles}>
        <TotalsRow {...totals} />
      </Section>
    </div>
  );
}

/** One page from edge to edge, with a line between its parts. */
const pageStyles = `-mx-4 md:-mx-6 ${rowListStyles}`;

const partStyles = "p-4 md:px-6";
