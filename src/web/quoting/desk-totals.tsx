import { Expand } from "#web/icons/expand.ts";
import { onReach } from "#web/overlays/use-part.ts";
import { loadPreview } from "#web/paper/paper-preview.tsx";
import type { TotalsInSheet } from "#web/quoting/amount-button.tsx";
import { StartingFigures } from "#web/quoting/starting-figures.tsx";
import { TotalsFields } from "#web/quoting/totals-fields.tsx";
import { TotalsRows } from "#web/quoting/totals-rows.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

export interface DeskTotalsProps extends TotalsInSheet {
  /** Asks for the figures of a firm that has none of its own. */
  onOwnFigures: (() => void) | undefined;
}

/** From 768 px on, under the lines: markup, discount and tax, and beside them the resulting sums. */
export function DeskTotals({ title, order, onOwnFigures, onPreview, ...fields }: DeskTotalsProps) {
  const { draft, supplier, errorOf, dispatch } = fields;
  const open = (
    <Button variant="secondary" size="small" {...onReach(loadPreview)} onClick={onPreview}>
      <Expand aria-hidden />
      Preview
    </Button>
  );
  return (
    <Card label={title} title={title} actions={open}>
      <div className="grid grid-cols-2 items-start gap-6">
        <div className="flex flex-col gap-4">
          <TotalsFields {...{ draft, supplier, errorOf, dispatch }} />
          <StartingFigures {...{ draft, supplier, onOwnFigures }} />
        </div>
        <TotalsRows order={order} />
      </div>
    </Card>
  );
}
