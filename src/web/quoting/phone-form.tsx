import { useState } from "react";
import { isFixed } from "#web/drafts/document-draft.ts";
import { AddItemsButton } from "#web/quoting/add-items-button.tsx";
import { CustomerRow } from "#web/quoting/customer-row.tsx";
import { DetailsRows } from "#web/quoting/details-rows.tsx";
import type { DocumentFormProps } from "#web/quoting/document-form.ts";
import { ItemsCard } from "#web/quoting/items-card.tsx";
import type { RestPart } from "#web/quoting/load-editor-rest.ts";
import { OfRest } from "#web/quoting/of-rest.tsx";
import { sectionTitles } from "#web/quoting/section-titles.ts";
import { TotalsRow } from "#web/quoting/totals-row.tsx";
import { Card } from "#web/ui/card.tsx";

interface PhoneFormProps extends DocumentFormProps {
  editorRest: RestPart;
  /** A new document asks by itself for what it begins with: its customer, then its items. */
  isGuided: boolean;
}

/** The form of a document on a phone: rows, which open their boxes in sheets. */
export function PhoneForm({
  isGuided,
  customer,
  adding,
  customerPays,
  editorRest,
  totals,
  ...props
}: PhoneFormProps) {
  const { kind, draft, language, currencySign, errorOf, dispatch } = props;
  const titles = sectionTitles[kind];
  const fixed = isFixed(draft);
  const { lines } = draft;
  const isForNobody = customer.words.customerName === "";
  const [isAdding, setAdding] = useState(false);
  const [wasGuided, setWasGuided] = useState(false);
  if (isGuided && !wasGuided) {
    setWasGuided(true);
    // Somebody who came along with the document was chosen already.
    if (!isForNobody && lines.length === 0) setAdding(true);
  }
  return (
    <>
      <Card title={titles.customer}>
        <div className={rowsStyles}>
          <CustomerRow
            {...customer}
            opensItself={isGuided && isForNobody && lines.length === 0}
            onChosen={() => setAdding(lines.length === 0)}
          />
          {kind === "quote" && <DetailsRows {...props} />}
        </div>
      </Card>
      {kind === "invoice" && (
        <Card title={titles.details}>
          <div className={rowsStyles}>
            <DetailsRows {...props} />
          </div>
        </Card>
      )}
      <ItemsCard
        title={titles.items}
        {...{ kind, lines, dispatch }}
        after={
          !fixed && (
            <AddItemsButton
              {...adding}
              title={titles.add}
              count={lines.length}
              isOpen={isAdding}
              onOpenChange={setAdding}
            />
          )
        }
      >
        <OfRest editorRest={editorRest} height="h-32">
          {({ ItemRows }) =>
            ItemRows && (
              <ItemRows
                {...{ lines, language, currencySign, errorOf, dispatch, customerPays }}
                isFixed={fixed}
              />
            )
          }
        </OfRest>
      </ItemsCard>
      <Card title={titles.totals}>
        <TotalsRow {...totals} />
      </Card>
    </>
  );
}

const rowsStyles = "divide-y divide-line *:py-1";
