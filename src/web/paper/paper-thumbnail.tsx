import { useDeferredValue } from "react";
import type { PrintOrder } from "#pdf/paper.ts";
import { DocumentView } from "#web/paper/document-view.tsx";

/** The sheet's full width in CSS pixels, before it is scaled down for the small preview. */
const sheetWidth = 760;
const scale = 0.505;

export interface SmallPreviewProps {
  /** The draft as the customer will see it. */
  order: PrintOrder;
  /** "Quote", as in "Quote preview". */
  one: string;
  onOpen: () => void;
}

/** The small preview. It follows the typing without slowing it down, and opens the large preview when pressed. */
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
