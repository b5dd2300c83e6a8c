import { isFixed } from "#web/drafts/document-draft.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { usePart } from "#web/overlays/use-part.ts";
import { AddItems } from "#web/quoting/add-items.tsx";
import { CustomerFields } from "#web/quoting/customer-fields.tsx";
import { DeskTotals } from "#web/quoting/desk-totals.tsx";
import { InvoiceDetails, QuoteDetails } from "#web/quoting/details-fields.tsx";
import type { DocumentFormProps } from "#web/quoting/document-form.ts";
import { DraftItems } from "#web/quoting/draft-items.tsx";
import { entryIds } from "#web/quoting/entry-fields.ts";
import { offersCis } from "#web/quoting/offers-cis.ts";
import { sectionTitles } from "#web/quoting/section-titles.ts";
import { useFirstFocus } from "#web/quoting/use-first-focus.ts";
import { Card, surfaceStyles } from "#web/ui/card.tsx";

/** The settings of CIS, of which few firms have need. */
const loadCis = () => import("#web/quoting/cis-fields.tsx");

interface DeskFormProps extends DocumentFormProps {
  /** The screen begins with the customer. */
  isFirst: boolean;
}

/**
 * The form of a document from 768 px on. What adds a line stands under the lines, where the next one will be, and then
 * the sums. The details are folded: a quote's under its customer, an invoice's to a title of their own.
 */
export function DeskForm({ isFirst, customer, adding, totals, lines, children, ...form }: DeskFormProps) {
  const { kind, draft, language, supplier, nextNumber, errorOf, dispatch } = form;
  const details = { draft, language, supplier, nextNumber, errorOf, dispatch };
  const cis = usePart(loadCis, offersCis(kind, supplier), sayUnreachable);
  const titles = sectionTitles[kind];
  const fixed = isFixed(draft);
  const awaitsLines = draft.words.customerName !== "" && lines.length === 0;
  useFirstFocus(isFirst, () => (awaitsLines ? document.getElementById(entryIds.item) : null));
  return (
    <div className={pageStyles}>
      <Card label={titles.customer} title={titles.customer}>
        <div className={besideWhileClosed}>
          <CustomerFields {...customer} isFirst={isFirst} isStored={draft.version !== null} />
          {kind === "quote" && <QuoteDetails {...details} />}
        </div>
      </Card>
      {kind === "invoice" && (
        <InvoiceDetails {...details} title={titles.details}>
          {cis && <cis.CisFields {...{ draft, lines, supplier, dispatch }} />}
        </InvoiceDetails>
      )}
      <Card label={titles.items} title={titles.items}>
        <DraftItems {...{ kind, lines, dispatch }} isFixed={fixed} error={adding.error}>
          {children}
        </DraftItems>
      </Card>
      {!fixed && (
        <Card label={titles.add} title={titles.add}>
          <AddItems {...adding} />
        </Card>
      )}
      <DeskTotals {...totals} />
    </div>
  );
}

/** One page, with a line between its parts. */
const pageStyles = `${surfaceStyles} overflow-clip [&>section]:rounded-none [&>section]:border-0 [&>section+section]:border-t`;

/** What is folded stands side by side, so that the row that adds a line is in sight. */
const besideWhileClosed =
  "flex flex-wrap gap-4 *:w-full [&>details:not([open])]:w-auto [&>details:not([open])]:flex-auto";
