import { useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { counted } from "#domain/money/counted.ts";
import type { Language } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import { CustomerContact } from "#web/customers/customer-contact.tsx";
import { customerDialog } from "#web/customers/customer-dialog.ts";
import { CustomerDocumentList } from "#web/customers/customer-document-list.tsx";
import { CustomerEvents } from "#web/customers/customer-events.tsx";
import {
  type CustomerDocuments,
  owedInvoices,
  useCustomerDocuments,
} from "#web/customers/use-customer-documents.ts";
import { sumsByCurrency } from "#web/documents/sums-by-currency.ts";
import { openSameAsLast } from "#web/documents/use-duplicate.ts";
import { beginFor } from "#web/drafts/begin-for.ts";
import { Copy } from "#web/icons/copy.ts";
import { FileText } from "#web/icons/file-text.ts";
import { Pencil } from "#web/icons/pencil.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { Trash } from "#web/icons/trash.ts";
import { useScreenActs } from "#web/keys/screen-acts.ts";
import { useLoadedWhenIdle } from "#web/overlays/use-part.ts";
import { listPaths } from "#web/records/list-paths.ts";
import { textsOf } from "#web/records/list-texts.ts";
import { useOpenedLately } from "#web/records/opened-lately.ts";
import { wordResources } from "#web/records/resources.ts";
import { useDeleteRecord } from "#web/records/use-delete-record.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { postalLines } from "#web/records/ways-to-reach.ts";
import { navigate } from "#web/routing/navigation.ts";
import { Amounts } from "#web/ui/amounts.tsx";
import { Button } from "#web/ui/button.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { FooterBar } from "#web/ui/footer-bar.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Section } from "#web/ui/section.tsx";
import { SkeletonRows } from "#web/ui/skeleton.tsx";

/** The letters of a name that are whole in the two lines of a phone's head, however it wraps. */
const mostInHead = 20;

/** The page of a customer whose record is open. */
export function CustomerPage({ customer }: { customer: Customer }) {
  useLoadedWhenIdle(customerDialog.load);
  useOpenedLately(customer.id);
  const language = useLanguage();
  const found = useCustomerDocuments(customer);
  const { latest } = found;
  useScreenActs({
    commands: () => [
      {
        text: `New quote for ${customer.name}`,
        icon: FileText,
        onSelect: () => beginFor(customer, "/quotes/new"),
      },
      {
        text: `New invoice for ${customer.name}`,
        icon: ReceiptText,
        onSelect: () => beginFor(customer, "/invoices/new"),
      },
      ...(latest
        ? [{ text: "Same as last time", icon: Copy, onSelect: () => openSameAsLast(latest.record) }]
        : []),
    ],
  });
  const begin = (
    <>
      <Button variant="secondary" onClick={() => beginFor(customer, "/invoices/new")}>
        <ReceiptText aria-hidden />
        New invoice
      </Button>
      <Button onClick={() => beginFor(customer, "/quotes/new")}>
        <FileText aria-hidden />
        New quote
      </Button>
    </>
  );
  return (
    <>
      {customer.name.length > mostInHead && (
        // The heading has it for screen readers.
        <p aria-hidden className="-mb-4 wrap-anywhere font-semibold text-xl md:hidden">
          <bdi>{customer.name}</bdi>
        </p>
      )}
      <PageHeader
        back={{ href: listPaths.customer, label: "Customers" }}
        title={customer.companyName && <bdi>{customer.companyName}</bdi>}
        actions={begin}
        actionsClass="compact:hidden"
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Owed found={found} />
          <CustomerContact customer={customer} />
          <Section
            title="Documents"
            description={countText(found)}
            actions={
              latest && (
                <Button variant="secondary" size="small" onClick={() => openSameAsLast(latest.record)}>
                  <Copy aria-hidden />
                  Same as last time
                </Button>
              )
            }
          >
            <Documents found={found} language={language} />
          </Section>
          {found.documents.length > 0 && !found.isPending && !found.isFailed && (
            <CustomerEvents customer={customer} found={found} language={language} />
          )}
        </div>
        {/* On a narrow screen they stand below the documents, whose number is not known yet. */}
        <div className={found.isPending ? "max-lg:hidden" : ""}>
          <Particulars customer={customer} />
        </div>
      </div>
      <FooterBar label="New for this customer" actions={begin} />
    </>
  );
}

/** What is owed. Until that is known its place is kept, so that nothing below it moves. */
function Owed({ found }: { found: CustomerDocuments }) {
  const language = useLanguage();
  const isPending = found.invoicesAre === "pending";
  if (found.invoicesAre === "failed") {
    return (
      <div>
        <p className="text-ink-soft text-sm">Owed</p>
        <p className="font-semibold text-2xl">Not known</p>
        <div className="mt-1 flex flex-wrap items-center gap-3 text-ink-soft text-sm">
          The invoices could not be loaded.
          {/* Where nothing is shown of the documents, that says so and has the button. */}
          {!found.isFailed && (
            <Button variant="secondary" size="small" onClick={found.retry}>
              Try again
            </Button>
          )}
        </div>
      </div>
    );
  }
  const invoices = owedInvoices(found.documents);
  const count = invoices.length;
  return (
    <div inert={isPending} className={isPending ? "invisible" : ""}>
      <p className="text-ink-soft text-sm">Owed</p>
      <p className="font-semibold text-2xl">
        {count > 0 ? <Amounts amounts={sumsByCurrency(invoices)} language={language} /> : "Nothing"}
      </p>
      <p className="mt-1 text-ink-soft text-sm">
        {count === 0 ? "No unpaid invoices" : counted(count, "unpaid invoice")}
      </p>
    </div>
  );
}

/** "12 documents and 2 by name", "2 documents by name": those are found by their words, because they were made before customers had pages. */
function countText({ documents, byName, isPending }: CustomerDocuments): string | undefined {
  if (isPending || documents.length === 0) return undefined;
  const named = documents.length - byName;
  if (named === 0) return `${counted(byName, "document")} by name`;
  return byName === 0 ? counted(named, "document") : `${counted(named, "document")} and ${byName} by name`;
}

function Documents({ found, language }: { found: CustomerDocuments; language: Language }) {
  if (found.isPending) return <SkeletonRows count={3} label="Loading documents..." />;
  if (found.isFailed) {
    return (
      <LoadFailed
        title="The documents could not be loaded"
        detail={messages().notice.pleaseTryAgain}
        onRetry={found.retry}
        retrying={false}
      />
    );
  }
  if (found.documents.length === 0) {
    return <p className={`${surfaceStyles} p-4 text-ink-soft`}>No quotes and no invoices yet.</p>;
  }
  return <CustomerDocumentList documents={found.documents} language={language} />;
}

/** Address and notes, and what can be done with the record itself. */
function Particulars({ customer }: { customer: Customer }) {
  const [isEdited, setEdited] = useState(false);
  const remove = useDeleteRecord(
    wordResources.customers,
    messages().customers.remove,
    textsOf("customer", useLanguage()).removeHint,
  );
  const take = async () => {
    if (await remove(customer)) await navigate(listPaths.customer);
  };
  const lines = postalLines(customer);
  const edit = () => setEdited(true);
  useScreenActs({ commands: () => [{ text: "Edit", icon: Pencil, onSelect: edit }], edit });
  return (
    <div className={`${surfaceStyles} flex min-w-0 flex-col gap-6 p-4 md:p-5`}>
      <dl className="flex flex-col gap-4">
        {customer.phone && <Fact term="Phone">{customer.phone}</Fact>}
        {customer.email && <Fact term="E-mail">{customer.email}</Fact>}
        {lines.length > 0 && <Fact term="Address">{lines.join("\n")}</Fact>}
        {customer.notes && <Fact term="Notes">{customer.notes}</Fact>}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={edit}>
          <Pencil aria-hidden />
          Edit
        </Button>
        <Button variant="secondary" size="small" onClick={() => void take()}>
          <Trash aria-hidden />
          Delete
        </Button>
      </div>
      {isEdited && <customerDialog.Dialog record={customer} onClose={() => setEdited(false)} />}
    </div>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
