import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { type DocumentOf, kindScreens, numberOf, quoteIdOf } from "#web/records/document-kinds.ts";
import { AppLink } from "#web/ui/app-link.tsx";

/** Links from a quote to the invoices made from it, and from an invoice to its quote (decision S7). */
export function LinkedDocuments({ document }: { document: DocumentOf<DocumentKind> }) {
  if ("invoices" in document) {
    return document.invoices.map(({ id, number }) => (
      <DocumentLink key={id} kind="invoice" id={id} number={number} />
    ));
  }
  const quoteId = quoteIdOf(document);
  return quoteId && <QuoteLink id={quoteId} />;
}

/** Shows nothing when the quote has been deleted; its invoice stays. */
function QuoteLink({ id }: { id: string }) {
  const { data } = useDocument("quote", id);
  return data ? <DocumentLink kind="quote" id={id} number={numberOf(data.record)} /> : null;
}

function DocumentLink({ kind, id, number }: { kind: DocumentKind; id: string; number: string }) {
  const { one, hrefOf } = kindScreens[kind];
  return (
    <AppLink href={hrefOf(id)} className="inline-flex min-h-11 items-center underline pointer-fine:min-h-9">
      {`${one} ${number}`}
    </AppLink>
  );
}
