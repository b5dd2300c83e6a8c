import { useDeferredValue } from "react";
import type { PrintOrder } from "#pdf/paper.ts";
import { DocumentView } from "#web/documents/document-view.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** The sheet's width in the small preview, and how much of it there is room for. */
const sheetWidth = 760;
const scale = 0.505;

export interface SmallPreviewProps {
  /** The draft as the customer will see it. */
  order: PrintOrder;
  /** "Quote", as in "Quote preview". */
  one: string;
  onOpen: () => void;
}

/** The paper, small. It follows the typing without holding it up; pressed, it opens large. */
export function PaperThumbnail({ order, one, onOpen }: SmallPreviewProps) {
  const shown = useDeferredValue(order);
  return (
    <div className="relative overflow-clip rounded-xl">
      <div aria-hidden inert style={{ width: sheetWidth, zoom: scale }}>
        <DocumentView order={shown} />
      </div>
      <button
        type="button"
        aria-label={`Open ${one.toLowerCase()} preview`}
        onClick={onOpen}
        className="absolute inset-0 rounded-xl -outline-offset-3!"
      />
    </div>
  );
}

interface PreviewDialogProps extends Omit<SmallPreviewProps, "onOpen"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The paper as the customer will see it, large. */
export function PreviewDialog({ order, one, open, onOpenChange }: PreviewDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`${one} preview`} size="large">
      {open && <DocumentView order={order} />}
    </Dialog>
  );
}
