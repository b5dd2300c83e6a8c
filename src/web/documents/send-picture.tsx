import type { PrintOrder } from "#pdf/paper.ts";
import { onReach, useOpening } from "#web/overlays/use-part.ts";
import { PaperPage, sheetOf } from "#web/paper/paper-page.tsx";
import { loadPreview } from "#web/paper/paper-preview.tsx";
import { useDrawnPages } from "#web/paper/use-drawn-pages.ts";
import { wordsFor } from "#web/paper/words-for.ts";
import { kindScreens } from "#web/records/document-kinds.ts";

/** The first page of what is sent, small. A press opens all of it; where pages cannot be drawn, nothing is shown. */
export function SendPicture({ order }: { order: PrintOrder }) {
  const drawn = useDrawnPages(order, 1);
  const doc = wordsFor(order);
  const { isOpen, setOpen, part } = useOpening(loadPreview);
  const { one } = kindScreens[order.kind];
  if (drawn === "none" || doc === null) return null;
  return (
    <>
      <button
        type="button"
        aria-label={`Open ${one.toLowerCase()} preview`}
        aria-haspopup="dialog"
        {...onReach(loadPreview)}
        onClick={() => setOpen(true)}
        className="w-16 self-start rounded-xl md:w-36"
      >
        <PaperPage page={drawn?.[0] ?? null} {...sheetOf(doc)} />
      </button>
      {part && <part.PreviewDialog {...{ order, one }} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
