import { mainActsOf } from "#domain/documents/main-act.ts";
import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { isHeldByHand } from "#web/base/file-delivery.ts";
import { today } from "#web/base/today.ts";
import { undoEntries } from "#web/documents/recent-undo.ts";
import { type ActsProps, useActs } from "#web/documents/use-acts.ts";
import { useDelete } from "#web/documents/use-delete.ts";
import { useKeyAct } from "#web/documents/use-key-act.ts";
import { useRecordSent } from "#web/documents/use-sendings.ts";
import { useShareEntries } from "#web/documents/use-share-entries.ts";
import { Ellipsis } from "#web/icons/ellipsis.ts";
import { FileDown } from "#web/icons/file-down.ts";
import { LoaderCircle } from "#web/icons/loader-circle.ts";
import { Pencil } from "#web/icons/pencil.ts";
import { Share2 } from "#web/icons/share-2.ts";
import { Trash } from "#web/icons/trash.ts";
import { useScreenActs } from "#web/keys/screen-acts.ts";
import { ButtonMenu } from "#web/overlays/button-menu.tsx";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { usePdf } from "#web/paper/use-pdf.ts";
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
  const record = useRecordSent(kind, document.id);
  const pdf = usePdf((order, message) => {
    const recipient = order.document.customerName;
    void record({ channel: "share", about: "document", mode: order.mode, recipient, text: null }, message);
  });
  const share = useShareEntries(kind, (each) => void pdf.share(orderOf(each)));
  const remove = useDelete(kind);
  const number = numberOf(document);
  const take = async () => {
    if (await remove({ ...document, number, quoteId: quoteIdOf(document) })) await navigate(listHref);
  };
  const { main, beside } = mainActsOf(document, today());
  const unless = (act: "send" | "duplicate" | "convert", entry: MenuEntry) =>
    act === main || act === beside ? [] : [entry];
  const isConverted = document.status === "invoice";
  const convert = {
    ...acts.convert,
    text: isConverted ? "Invoice" : acts.convert.text,
    isDisabled: isConverted,
  };
  const entries = (): MenuEntry[] => [
    ...undoEntries(document.id),
    { text: "Edit", icon: Pencil, href: editHrefOf(document.id) },
    ...(document.status === "cancelled" ? [] : unless("send", acts.send)),
    ...unless("duplicate", acts.duplicate),
    ...(kind === "quote" ? unless("convert", convert) : []),
    { text: "Share", icon: Share2, isApart: true, entries: share },
    {
      text: isHeldByHand() ? "Open PDF" : "Download PDF",
      icon: FileDown,
      isApart: true,
      onSelect: () => void pdf.save(orderOf(mode)),
    },
    { text: "Delete", icon: Trash, onSelect: () => void take() },
  ];
  const invoice = "invoices" in document ? document.invoices.at(-1) : undefined;
  const act = useKeyAct(props, invoice ? kindScreens.invoice.hrefOf(invoice.id) : listHref);
  useScreenActs({
    commands: () => [
      // As by the key S, which asks before it marks: Enter in an empty search may run the first.
      ...(main === null || main === "viewInvoice" ? [] : [{ ...acts[main], onSelect: () => void act() }]),
      ...(beside === null || beside === "viewInvoice" ? [] : [acts[beside]]),
      ...entries(),
    ],
    edit: () => void navigate(editHrefOf(document.id)),
    main: () => void act(),
  });
  const label = `More for ${number}`;
  return (
    <ButtonMenu
      label={label}
      entries={entries}
      button={(given) => (
        <IconButton variant="secondary" tooltip={false} aria-label={label} aria-busy={pdf.isBusy} {...given}>
          {pdf.isBusy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Ellipsis aria-hidden />}
        </IconButton>
      )}
    />
  );
}
