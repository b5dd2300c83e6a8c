import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { documentEntries, mainEntries } from "#web/documents/document-entries.ts";
import { type ActsProps, useActs } from "#web/documents/use-acts.ts";
import { useDelete } from "#web/documents/use-delete.ts";
import { useDocumentPdf } from "#web/documents/use-document-pdf.ts";
import { useKeyAct } from "#web/documents/use-key-act.ts";
import { usePaperEntries } from "#web/documents/use-paper-entries.ts";
import { useUndoEntries } from "#web/documents/use-undo-entries.ts";
import { Ellipsis } from "#web/icons/ellipsis.ts";
import { LoaderCircle } from "#web/icons/loader-circle.ts";
import { useScreenActs } from "#web/keys/screen-acts.ts";
import { ButtonMenu } from "#web/overlays/button-menu.tsx";
import { kindScreens, numberOf, quoteIdOf } from "#web/records/document-kinds.ts";
import { navigate } from "#web/routing/navigation.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

interface DocumentMenuProps extends ActsProps {
  orderOf: (mode: ViewMode) => PrintOrder;
  /** The view that is shown, which a download prints. */
  mode: ViewMode;
}

/** Everything that can be done with a document besides its main acts ([Note: The main act]), behind "...". */
export function DocumentMenu({ orderOf, mode, ...props }: DocumentMenuProps) {
  const { kind, document } = props;
  const { listHref, editHrefOf } = kindScreens[kind];
  const acts = useActs(props);
  const { pdf, question } = useDocumentPdf(kind, document.id);
  const paper = usePaperEntries(kind, mode, (act) => void pdf[act.how](orderOf(act.mode)));
  const remove = useDelete(kind);
  const number = numberOf(document);
  const undoOf = useUndoEntries(kind);
  const take = async () => {
    if (await remove({ ...document, number, quoteId: quoteIdOf(document) }))
      await navigate(listHref, { returns: true });
  };
  const entries = () =>
    documentEntries({
      kind,
      document,
      acts,
      undo: undoOf(document),
      last: paper,
      onDelete: () => void take(),
    });
  const act = useKeyAct(props);
  useScreenActs({
    commands: () => {
      // As by the key S, which asks before it marks: Enter in an empty search may run the first.
      const [main, ...beside] = mainEntries({ document, acts });
      return [...(main ? [{ ...main, onSelect: () => void act() }] : []), ...beside, ...entries()];
    },
    edit: () => void navigate(editHrefOf(document.id)),
    main: () => void act(),
  });
  const label = `More for ${number}`;
  return (
    <>
      <ButtonMenu
        label={label}
        entries={entries}
        button={(given) => (
          <IconButton
            variant="secondary"
            tooltip={false}
            aria-label={label}
            aria-busy={pdf.isBusy}
            {...given}
          >
            {pdf.isBusy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Ellipsis aria-hidden />}
          </IconButton>
        )}
      />
      {question}
    </>
  );
}
