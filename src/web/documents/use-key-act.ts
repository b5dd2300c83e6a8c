import { mainActsOf } from "#domain/documents/main-act.ts";
import { today } from "#web/base/today.ts";
import { actLooks } from "#web/documents/act-looks.ts";
import { useActs } from "#web/documents/use-acts.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { numberOf } from "#web/records/document-kinds.ts";
import { navigate } from "#web/routing/navigation.ts";

/**
 * What the key S does with a document: its main act ([Note: The main act]). One that marks the document asks first, as one
 * that makes a number does, because no single key does either.
 *
 * @param invoiceHref where "View invoice" leads
 */
export function useKeyAct(props: Parameters<typeof useActs>[0], invoiceHref: string): () => Promise<void> {
  const { document } = props;
  const acts = useActs(props);
  const confirm = useConfirm();
  return async () => {
    const { main } = mainActsOf(document, today());
    if (main === null) return;
    if (main === "viewInvoice") return navigate(invoiceHref);
    const { text: confirmLabel } = actLooks[main];
    const title = `Mark ${numberOf(document)} as paid?`;
    if (main !== "markPaid" || (await confirm({ title, confirmLabel }))) acts[main].onSelect();
  };
}
