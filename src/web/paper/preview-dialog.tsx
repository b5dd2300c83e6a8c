import { Dialog } from "#web/overlays/dialog.tsx";
import type { SmallPreviewProps } from "#web/paper/paper-thumbnail.tsx";
import { PaperView } from "#web/paper/paper-view.tsx";
import { UnreadTexts } from "#web/paper/unread-texts.tsx";
import { useWithQuoteTexts } from "#web/paper/use-paper-orders.ts";

interface PreviewDialogProps extends Omit<SmallPreviewProps, "onOpen"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The large preview, as the customer will see the document. */
export function PreviewDialog({ order, one, open, onOpenChange }: PreviewDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`${one} preview`} size="large">
      {open && <PreviewPaper order={order} />}
    </Dialog>
  );
}

function PreviewPaper({ order }: Pick<SmallPreviewProps, "order">) {
  const whole = useWithQuoteTexts(order);
  return (
    // Focusable, because keys scroll only what has the focus, and a page has no control.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys scroll it
    <section aria-label="Page" tabIndex={0} className="flex flex-col gap-4">
      <UnreadTexts order={whole} />
      <PaperView order={whole} />
    </section>
  );
}
