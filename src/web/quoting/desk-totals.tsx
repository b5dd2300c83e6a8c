import type { PrintOrder } from "#pdf/paper.ts";
import { Expand } from "#web/icons/expand.ts";
import { onReach } from "#web/overlays/use-part.ts";
import { loadPreview, SmallPreview } from "#web/paper/paper-preview.tsx";
import { StartingFigures } from "#web/quoting/starting-figures.tsx";
import { TotalsFields, type TotalsFieldsProps } from "#web/quoting/totals-fields.tsx";
import { TotalsRows } from "#web/quoting/totals-rows.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

interface BesideFormProps extends TotalsFieldsProps {
  /** "Quote Summary", "Pricing" */
  title: string;
  /** The draft as a document, as the firm sees it. It may be a moment older than the draft. */
  order: PrintOrder;
  /** Asks for the figures of a firm that has none of its own. */
  onOwnFigures: (() => void) | undefined;
  /** The draft as the customer sees it. */
  paper: PrintOrder;
  /** "Quote", "Invoice" */
  one: string;
  isChanged: boolean;
  onPreview: () => void;
}

/**
 * From 768 px on: markup, discount and tax, the resulting sums, and the page where there is room for it; below the form
 * where the window is narrow.
 */
export function BesideForm(props: BesideFormProps) {
  const { title, order, onOwnFigures, paper, one, isChanged, onPreview, ...fields } = props;
  const { draft, supplier } = fields;
  const open = (
    <Button variant="secondary" full {...onReach(loadPreview)} onClick={onPreview}>
      <Expand aria-hidden />
      Preview
    </Button>
  );
  return (
    <div className="beside-form">
      <Card title={title} footer={open}>
        <TotalsFields {...fields} />
        <StartingFigures {...{ draft, supplier, onOwnFigures }} />
        <TotalsRows order={order} />
      </Card>
      <SmallPreview isChanged={isChanged} order={paper} one={one} onOpen={onPreview} />
    </div>
  );
}
