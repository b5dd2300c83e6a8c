import { useEffect, useEffectEvent } from "react";
import type { PrintOrder } from "#pdf/paper.ts";
import { messages } from "#web/base/messages.ts";
import { DocumentView } from "#web/paper/document-view.tsx";
import { PaperPage, sheetOf } from "#web/paper/paper-page.tsx";
import { useDrawnPages } from "#web/paper/use-drawn-pages.ts";
import { wordsFor } from "#web/paper/words-for.ts";

interface PaperViewProps {
  order: PrintOrder;
  /** Called when the paper can be printed: its pages are drawn, or cannot be. */
  onReady?: () => void;
}

/**
 * A document on paper: the pages of its PDF, on screen from 560 px on and in print. On a narrower screen they would be
 * too small to read, so it is set for the width of the screen there. Where there are pages, the same words stand beside
 * them for screen readers, for finding and for copying.
 */
export function PaperView({ order, onReady }: PaperViewProps) {
  const drawn = useDrawnPages(order, Number.POSITIVE_INFINITY);
  const doc = wordsFor(order);
  const ready = useEffectEvent(() => onReady?.());
  const isReady = drawn !== null || doc === null;
  useEffect(() => {
    if (isReady) ready();
  }, [isReady]);
  if (doc === null) return <p className="font-medium text-danger">{messages().documents.tooLarge}</p>;
  if (drawn === "none") return <DocumentView doc={doc} />;
  return (
    <div className="@container relative">
      <div className="@min-[560px]:flex hidden flex-col gap-6 print:block print:[page:paper]">
        {(drawn ?? [null]).map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no names, so the order identifies them
          <PaperPage key={index} page={page} {...sheetOf(doc)} />
        ))}
      </div>
      <div className="@min-[560px]:sr-only print:sr-only">
        <DocumentView doc={doc} />
      </div>
    </div>
  );
}
