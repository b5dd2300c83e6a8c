import { type DocumentAct, mainActsOf } from "#domain/documents/main-act.ts";
import { today } from "#web/base/today.ts";
import { type ActsProps, useActs } from "#web/documents/use-acts.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { kindScreens, numberOf } from "#web/records/document-kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { FooterBar } from "#web/ui/footer-bar.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/** The acts that a document asks for now, as buttons: the one beside, then the main one ([Note: The main act]). */
export function MainActButtons(props: ActsProps) {
  const acts = useActs(props);
  const { main, beside } = mainActsOf(props.document, today());
  const button = (act: DocumentAct | null, variant: "primary" | "secondary") => {
    if (act === null) return null;
    if (act === "viewInvoice") return <ViewInvoice document={props.document} />;
    const { icon: Icon, text, isBusy, onSelect } = acts[act];
    return (
      <Button variant={variant} loading={isBusy ?? false} onClick={onSelect}>
        <Icon aria-hidden />
        {text}
      </Button>
    );
  };
  return (
    <>
      {button(beside, "secondary")}
      {button(main, "primary")}
    </>
  );
}

/** Leads to the invoice that a quote became. */
function ViewInvoice({ document }: Pick<ActsProps, "document">) {
  const invoice = lastInvoiceOf(document);
  return (
    invoice && (
      <LinkButton href={kindScreens.invoice.hrefOf(invoice.id)}>
        <ReceiptText aria-hidden />
        {`View ${invoice.number}`}
      </LinkButton>
    )
  );
}

function lastInvoiceOf(document: ActsProps["document"]) {
  return "invoices" in document ? document.invoices.at(-1) : undefined;
}

/** The bar at the foot of a phone with a document's acts; no bar for a document that asks for nothing. */
export function DocumentBar(props: ActsProps) {
  const { main } = mainActsOf(props.document, today());
  const isEmpty = main === null || (main === "viewInvoice" && !lastInvoiceOf(props.document));
  if (isEmpty) return null;
  return (
    <FooterBar
      label={`What to do with ${numberOf(props.document)}`}
      actions={<MainActButtons {...props} />}
    />
  );
}
