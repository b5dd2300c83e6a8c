import { useMemo } from "react";
import type { PrintOrder } from "#pdf/paper.ts";
import { DocumentView } from "#web/paper/document-view.tsx";
import { PaperPage, sheetOf } from "#web/paper/paper-page.tsx";
import { UnreadTexts } from "#web/paper/unread-texts.tsx";
import { useDrawnPages } from "#web/paper/use-drawn-pages.ts";
import { useWithQuoteTexts } from "#web/paper/use-paper-orders.ts";
import { wordsFor } from "#web/paper/words-for.ts";

/** The width in CSS pixels of a sheet without pages, before it is scaled down for the small preview. */
const sheetWidth = 760;
const scale = 0.505;
/** One page of A4. What is below is in the large preview. */
const pageHeight = sheetWidth * Math.SQRT2 * scale;
/** More than a page has room for. All lines of a long document would be laid out again with each key. */
const rowsOfPage = 40;

export interface SmallPreviewProps {
  /** The draft as the customer will see it. */
  order: PrintOrder;
  /** "Quote", as in "Quote preview". */
  one: string;
  onOpen: () => void;
}

/** The small preview: the first page. It follows the typing, and opens the large preview when pressed. */
export function PaperThumbnail({ order: paper, one, onOpen }: SmallPreviewProps) {
  const order = useWithQuoteTexts(paper);
  const drawn = useDrawnPages(order, 1);
  const doc = useMemo(() => wordsFor(order), [order]);
  if (doc === null) return null;
  return (
    <>
      <UnreadTexts order={order} />
      <div
        className="relative overflow-clip rounded-xl border-line border-b"
        style={{ maxHeight: pageHeight }}
      >
        {drawn === "none" ? (
          <div aria-hidden inert style={{ width: sheetWidth, zoom: scale }}>
            <DocumentView doc={doc} rowsAtMost={rowsOfPage} />
          </div>
        ) : (
          <PaperPage page={drawn?.[0] ?? null} {...sheetOf(doc)} />
        )}
        <button
          type="button"
          aria-label={`Open ${one.toLowerCase()} preview`}
          onClick={onOpen}
          className="absolute inset-0 rounded-xl -outline-offset-3!"
        />
      </div>
    </>
  );
}
