import type { PrintOrder } from "#pdf/paper.ts";
import { printedText } from "#web/paper/printed-text.ts";
import { usePrintWarning } from "#web/paper/use-print-warning.ts";
import { Alert } from "#web/ui/alert.tsx";
import { printing } from "#words/en-gb/printing.ts";

/** Says above a document which of its characters the PDF cannot print, or that this is not known. */
export function MissingNotice({ order }: { order: PrintOrder }) {
  const checked = usePrintWarning(printedText(order));
  const warning = checked === null ? printing.unknown : checked.warning;
  if (warning === null) return null;
  return (
    <div className="print:hidden">
      <Alert variant="warning">{warning}</Alert>
    </div>
  );
}
