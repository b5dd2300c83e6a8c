import { useState } from "react";
import { isFixed } from "#web/drafts/document-draft.ts";
import { CustomerRow } from "#web/quoting/customer-row.tsx";
import { DetailsFold } from "#web/quoting/details-fold.tsx";
import type { DocumentFormProps } from "#web/quoting/document-form.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { ItemsCard } from "#web/quoting/items-card.tsx";
import { sectionTitles } from "#web/quoting/section-titles.ts";
import { TotalsRow } from "#web/quoting/totals-row.tsx";
import { Card } from "#web/ui/card.tsx";

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
  return (
    <>
      {/* The details of a quote bear the name that a desk has over its customer as well. */}
      <Card title={titles.customer !== titles.details && titles.customer}>
        <CustomerRow
          {...customer}
          opensItself={isGuided && isForNobody && isNew}
          onChosen={() => isNew && onAdd()}
        />
      </Card>
      <ItemsCard
        title={titles.items}
        {...{ kind, lines, dispatch }}
        isFixed={fixed}
        error={props.errorOf(fieldIds.items)}
      >
        {children}
      </ItemsCard>
      <DetailsFold {...props} lines={lines} title={titles.details} />
      <Card title={titles.totals}>
        <TotalsRow {...totals} />
      </Card>
    </>
  );
}
