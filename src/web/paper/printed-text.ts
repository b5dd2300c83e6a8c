import type { PrintOrder } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import { printedTexts } from "#pdf/setting/printed-texts.ts";
import type { Checked } from "#web/paper/use-print-warning.ts";
import { checkedNow, loadCheck } from "#web/paper/use-print-warning.ts";
import { printing } from "#words/en-gb/printing.ts";

/** Every text of a document as it is printed, one beneath the other: what ends one is no part of the next. */
export function printedText(order: PrintOrder): string {
  try {
    return printedTexts(
      paperDoc({ ...order, profile: order.profile && { ...order.profile, logoUrl: null } }),
    ).join("\n");
  } catch {
    // A document that is too large is not printed; its view says so.
    return "";
  }
}

/** What is said of the characters of a document that cannot be printed; null where the check cannot be loaded. */
export async function checkedPaper(order: PrintOrder): Promise<Checked | null> {
  const text = printedText(order);
  const checked = checkedNow(text);
  if (checked !== null) return checked;
  return await loadCheck().then(
    (check) => ({ warning: check(text) }),
    () => null,
  );
}

/** Whether the firm's own words for its quotes could not be read, and may be missing on this one. */
export function lacksQuoteTexts(order: PrintOrder): boolean {
  return order.kind === "quote" && order.quoteTexts === null;
}

/** What is said before a document with characters that cannot be printed leaves this browser. */
export interface PrintWarning {
  readonly title: string;
  readonly message: string;
}

/**
 * Passes the warning about a document on, null where all of it is there and can be printed: at once where it is known, so
 * that a press stays valid for a new tab and for the share sheet. Where the check cannot be loaded, the warning says so.
 */
export function withPrintWarning<Result>(
  order: PrintOrder,
  use: (warning: PrintWarning | null) => Promise<Result>,
): Promise<Result> {
  const pass = (checked: Checked | null) => use(joined(textsWarning(order), warningOf(checked)));
  const checked = checkedNow(printedText(order));
  return checked === null ? checkedPaper(order).then(pass) : pass(checked);
}

function textsWarning(order: PrintOrder): PrintWarning | null {
  return lacksQuoteTexts(order) ? { title: printing.textsUnreadTitle, message: printing.textsUnread } : null;
}

function joined(first: PrintWarning | null, second: PrintWarning | null): PrintWarning | null {
  if (first === null || second === null) return first ?? second;
  return { title: first.title, message: `${first.message} ${second.message}` };
}

function warningOf(checked: Checked | null): PrintWarning | null {
  if (checked === null) return { title: printing.unknownTitle, message: printing.unknown };
  return checked.warning === null ? null : { title: printing.missingTitle, message: checked.warning };
}
