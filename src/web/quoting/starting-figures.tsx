import type { Letterhead } from "#domain/company/company-profile.ts";
import type { DraftHead } from "#web/drafts/document-draft.ts";
import { percentWords } from "#web/quoting/percent-words.ts";
import { textLinkStyles } from "#web/ui/app-link.tsx";
import { taxInSentence } from "#words/labels/tax-in-sentence.ts";

export interface StartingFiguresProps {
  draft: DraftHead;
  supplier: Pick<Letterhead, "language">;
  /** Asks for the figures of a firm that has none of its own; absent for a firm that has. */
  onOwnFigures: (() => void) | undefined;
}

/** "25% markup, 20% VAT: our starting figures.", and a press that asks for the firm's own. */
export function StartingFigures({ draft: { terms }, supplier, onOwnFigures }: StartingFiguresProps) {
  if (!onOwnFigures) return null;
  const figures = [
    percentWords(terms.markupPercent, "markup"),
    percentWords(terms.taxPercent, taxInSentence(supplier.language)),
  ];
  return (
    <p className="mb-1 text-ink-soft text-xs">
      {`${figures.join(", ")}: our starting figures. `}
      <button type="button" className={changeStyles} onClick={onOwnFigures}>
        Change
      </button>
    </p>
  );
}

/** A press meets it above and below its words too, in a bar that is no higher for it. */
const changeStyles = `${textLinkStyles} inline -my-2 py-2`;
