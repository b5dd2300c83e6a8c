import type { PrintOrder } from "#pdf/paper.ts";
import { lacksQuoteTexts } from "#web/paper/printed-text.ts";
import { Alert } from "#web/ui/alert.tsx";
import { printing } from "#words/en-gb/printing.ts";

/** Says above a quote that the firm's own words could not be read, and may be missing on it. */
export function UnreadTexts({ order }: { order: PrintOrder }) {
  return lacksQuoteTexts(order) && <Alert variant="warning">{printing.textsUnread}</Alert>;
}
