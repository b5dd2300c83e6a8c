import type { PrintOrder } from "#pdf/paper.ts";
import { messages } from "#web/base/messages.ts";
import { printedText } from "#web/paper/printed-text.ts";
import { useMissingGlyphs } from "#web/paper/use-missing-glyphs.ts";
import { Alert } from "#web/ui/alert.tsx";

/** Says above a document which of its characters the PDF cannot print. */
export function MissingNotice({ order }: { order: PrintOrder }) {
  const missing = useMissingGlyphs(printedText(order));
  if (missing.length === 0) return null;
  return (
    <div className="print:hidden">
      <Alert variant="warning">{messages().pdf.missing(missing)}</Alert>
    </div>
  );
}
