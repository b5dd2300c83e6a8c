import type { Letterhead } from "#domain/company/company-profile.ts";
import type { DraftHead } from "#web/drafts/document-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { regionLabels } from "#words/labels/region-labels.ts";

interface StartingFiguresProps {
  draft: DraftHead;
  supplier: Pick<Letterhead, "language">;
  /** Asks for the figures of a firm that has none of its own; absent for a firm that has. */
  onOwnFigures: (() => void) | undefined;
}

/** "25% markup, 20% VAT: our starting figures.", and a press that asks for the firm's own. */
export function StartingFigures({ draft: { terms }, supplier, onOwnFigures }: StartingFiguresProps) {
  if (!onOwnFigures) return null;
  const { tax } = regionLabels(supplier.language);
  return (
    <p className="text-ink-soft text-sm">
      {`${terms.markupPercent}% markup, ${terms.taxPercent}% ${tax}: our starting figures.`}
      <Button variant="ghost" size="small" onClick={onOwnFigures}>
        Change
      </Button>
    </p>
  );
}
