import { mainActsOf } from "#domain/documents/main-act.ts";
import { today } from "#web/base/today.ts";
import { actLook } from "#web/documents/act-look.ts";
import { useActs } from "#web/documents/use-acts.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { numberOf } from "#web/records/document-kinds.ts";

/**
 * What the key S does with a document: its main act ([Note: The main act]). One that marks the document asks first, as one
 * that makes a number does, because no single key does either.
 */
export function useKeyAct(props: Parameters<typeof useActs>[0]): () => Promise<void> {
  const { document } = props;
  const acts = useActs(props);
  const confirm = useConfirm();
  return async () => {
    const { main } = mainActsOf(document, today());
    const look = actLook(main, document);
    if (main === null || !look) return;
    const title = `Mark ${numberOf(document)} as paid?`;
    const isWanted = main !== "markPaid" || (await confirm({ title, confirmLabel: look.text }));
    if (isWanted) acts[main]?.onSelect();
  };
}
