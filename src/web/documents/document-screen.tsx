import { Copy, FileDown, Pencil, ReceiptText, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { Invoice, ViewMode } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { isHeldByHand } from "#web/base/file-delivery.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useScreenName } from "#web/base/screen-name.ts";
import { today } from "#web/base/today.ts";
import { useDocument, useSetStatus } from "#web/documents/document-queries.ts";
import { DocumentSkeleton, DocumentState, documentName } from "#web/documents/document-states.tsx";
import { InvoiceNumber } from "#web/documents/invoice-number.tsx";
import { LinkedDocuments } from "#web/documents/linked-documents.tsx";
import { shownStatus } from "#web/documents/list-filter.ts";
import { StatusMenu } from "#web/documents/status-menu.tsx";
import { useConvert } from "#web/documents/use-convert.ts";
import { useDuplicate } from "#web/documents/use-duplicate.ts";
import { views } from "#web/documents/view-modes.ts";
import { WorkSummaryCard } from "#web/documents/work-summary-card.tsx";
import { ButtonMenu } from "#web/overlays/button-menu.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { DocumentView } from "#web/paper/document-view.tsx";
import { letterheadProfile } from "#web/paper/letterhead.ts";
import { MissingNotice } from "#web/paper/missing-notice.tsx";
import { usePdf } from "#web/paper/use-pdf.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { type DocumentOf, kindScreens, numberOf } from "#web/records/document-kinds.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";
import { tamperMessage } from "#web/records/tamper-message.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

interface DocumentScreenProps {
  kind: DocumentKind;
  id: string;
  /** The view that the address asks for, and whether to print at once. */
  asked: { mode: ViewMode; print: boolean };
}

/** One quote or invoice: its views and its actions. */
export function DocumentScreen({ kind, id, asked }: DocumentScreenProps) {
  const query = useDocument(kind, id);
  useScreenName(kindScreens[kind].hrefOf(id), documentName(kind, query));
  return (
    <DocumentState kind={kind} query={query}>
      {(document) => <OpenDocument kind={kind} document={document} asked={asked} />}
    </DocumentState>
  );
}

interface OpenDocumentProps {
  kind: DocumentKind;
  document: DocumentOf<DocumentKind>;
  asked: DocumentScreenProps["asked"];
}

function OpenDocument({ kind, document, asked }: OpenDocumentProps) {
  const profile = useCompanyProfile();
  const language = useLanguage();
  const [mode, setMode] = useState(asked.mode);
  usePrintOnce(asked.print && !profile.isPending);
  if (profile.isPending) return <DocumentSkeleton label="Loading..." />;
  if (profile.data && profile.data.state !== "open") {
    return (
      <Alert variant="danger" title="Your letterhead cannot be read" live>
        Without it this document is neither shown, printed nor shared.{" "}
        {profile.data.state === "tampered" && tamperMessage(profile.data.reason)}
      </Alert>
    );
  }
  const orderOf = (each: ViewMode) =>
    ({ kind, mode: each, document, profile: letterheadProfile(profile.data, language) }) as PrintOrder;
  const tabs = views[kind].map((view) => ({
    value: view.mode,
    label: view.label,
    content: (
      <div className="mx-auto flex max-w-4xl flex-col gap-4">
        {view.mode === "customer-simple" && <WorkSummaryCard {...{ kind, document }} />}
        <MissingNotice order={orderOf(view.mode)} />
        <DocumentView order={orderOf(view.mode)} />
      </div>
    ),
  }));
  const { one } = kindScreens[kind];
  return (
    <>
      <DocumentHead kind={kind} document={document} orderOf={orderOf} mode={mode} />
      <Tabs label={`Views of this ${one.toLowerCase()}`} tabs={tabs} value={mode} onValueChange={setMode} />
    </>
  );
}

interface DocumentHeadProps {
  kind: DocumentKind;
  document: DocumentOf<DocumentKind>;
  orderOf: (mode: ViewMode) => PrintOrder;
  mode: ViewMode;
}

function DocumentHead({ kind, document, orderOf, mode }: DocumentHeadProps) {
  const { listHref, many, editHrefOf } = kindScreens[kind];
  const setStatus = useStatusChange(kind, document.id);
  const convert = useConvert();
  const duplicate = useDuplicate(kind);
  const pdf = usePdf(() => {
    if (document.status === "draft") setStatus("sent", "quietly");
  });
  const isConverted = document.status === "invoice";
  const actions = (
    <>
      <LinkButton variant="secondary" href={editHrefOf(document.id)}>
        <Pencil aria-hidden />
        Edit
      </LinkButton>
      <Button variant="secondary" onClick={() => duplicate(document.id)}>
        <Copy aria-hidden />
        Duplicate
      </Button>
      {kind === "quote" && (
        <Button
          variant="secondary"
          disabled={isConverted}
          loading={convert.isPending}
          onClick={() => "quoteNumber" in document && void convert.run(document)}
        >
          <ReceiptText aria-hidden />
          {isConverted ? "Invoice" : "Convert to Invoice"}
        </Button>
      )}
      <ShareMenu kind={kind} onShare={(each) => void pdf.share(orderOf(each))} />
      <Button loading={pdf.isBusy} onClick={() => void pdf.save(orderOf(mode))}>
        <FileDown aria-hidden />
        {isHeldByHand() ? "Open PDF" : "Download PDF"}
      </Button>
    </>
  );
  const number = numberOf(document);
  return (
    // Only the sheet is printed. It has the number already, and the status does not concern the customer.
    <div className="print:hidden">
      <PageHeader
        back={{ href: listHref, label: many }}
        title={document.customerName}
        marks={
          <>
            {kind === "invoice" && <InvoiceNumber invoice={document as Invoice} />}
            <StatusMenu
              kind={kind}
              number={number}
              status={shownStatus(document, today())}
              onStatusChange={setStatus}
            />
            <LinkedDocuments document={document} />
          </>
        }
        actions={actions}
      />
    </div>
  );
}

function ShareMenu({ kind, onShare }: { kind: DocumentKind; onShare: (mode: ViewMode) => void }) {
  const entries = () =>
    views[kind].map(({ mode, shareLabel }) => ({ text: shareLabel, onSelect: () => onShare(mode) }));
  return (
    <ButtonMenu
      label="Share"
      entries={entries}
      button={(props) => (
        <Button variant="secondary" {...props}>
          <Share2 aria-hidden />
          Share
        </Button>
      )}
    />
  );
}

function useStatusChange(kind: DocumentKind, id: DocumentOf<DocumentKind>["id"]) {
  const { mutate } = useSetStatus(kind);
  const { statusUpdated, statusFailed } = messages()[kind];
  return (status: DocumentStatus, how?: "quietly") =>
    mutate(
      { id, status },
      {
        onSuccess: () =>
          how !== "quietly" && toast({ title: messages().notice.success, message: statusUpdated }),
        onError: (error) =>
          toast({
            variant: "destructive",
            title: messages().notice.error,
            message: messageOfError(error, statusFailed),
          }),
      },
    );
}

/** Prints once, when everything to be printed has loaded. */
function usePrintOnce(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const frame = requestAnimationFrame(() => window.print());
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
}
