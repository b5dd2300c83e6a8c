import { Dialog } from "#web/overlays/dialog.tsx";
import { DocumentView } from "#web/paper/document-view.tsx";
import type { SmallPreviewProps } from "#web/paper/paper-thumbnail.tsx";

interface PreviewDialogProps extends Omit<SmallPreviewProps, "onOpen"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The large preview, as the customer will see the document. */
export function PreviewDialog({ order, one, open, onOpenChange }: PreviewDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`${one} preview`} size="large">
      {open && <DocumentView order={order} />}
    </Dialog>
  );
}
