import { useMemo } from "react";
import type { PrintOrder } from "#pdf/paper.ts";
import { savesData } from "#web/base/saves-data.ts";
import { DocumentView } from "#web/paper/document-view.tsx";
import { followBeginning } from "#web/paper/follow-beginning.ts";
import { PaperPage, sheetOf } from "#web/paper/paper-page.tsx";
import { UnreadTexts } from "#web/paper/unread-texts.tsx";
import { useDrawnPages } from "#web/paper/use-drawn-pages.ts";
import { useWithQuoteTexts } from "#web/paper/use-paper-orders.ts";
import { wordsFor } from "#web/paper/words-for.ts";

/** A sheet without pages: as wide as its place, with smaller words, and no higher than a page of A4. */
const sheetStyle = { zoom: 0.55, aspectRatio: Math.SQRT1_2, minHeight: 0 };
/** More than a page has room for. All lines of a long document would be laid out again with each key. */
const rowsOfPage = 40;

export interface SmallPreviewProps {
  /** The draft as the customer will see it. */
  order: PrintOrder;
  /** "Quote", as in "Quote preview". */
  one: string;
  onOpen: () => void;
}

/**
 * The small preview: the first page; the others are in the large one, which a press opens. It follows the typing.
 */
export function PaperThumbnail({ order: paper, one, onOpen }: SmallPreviewProps) {
  const order = useWithQuoteTexts(paper);
  const drawn = useDrawnPages(order, 1);
  const doc = useMemo(() => wordsFor(order), [order]);
  if (doc === null) return null;
  return (
    <div ref={followBeginning} className="beside-form">
      <UnreadTexts order={order} />
      <div className="relative overflow-clip rounded-xl">
        {drawn === "none" ? (
          <div aria-hidden inert className="overflow-clip" style={sheetStyle}>
            <DocumentView doc={doc} rowsAtMost={rowsOfPage} />
          </div>
        ) : (
          <PaperPage page={drawn?.[0] ?? null} {...sheetOf(doc)} />
        )}
        <button
          ref={savesData() ? takeLostFocus : undefined}
          type="button"
          aria-label={`Open ${one.toLowerCase()} preview`}
          onClick={onOpen}
          className="absolute inset-0 rounded-xl -outline-offset-3!"
        />
      </div>
    </div>
  );
}

/**
 * Where data is saved, a button asks for the page, which takes its place and its focus. Focus that has gone on to another
 * control stays there.
 */
function takeLostFocus(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}
