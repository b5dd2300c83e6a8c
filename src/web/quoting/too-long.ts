import { lineNameLimit } from "#domain/pricing/line-item.ts";
import { messages } from "#web/base/messages.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";

/** The message for words that the server would refuse because of their length. */
export function tooLong(itemType: DraftLine["itemType"]): string {
  return messages().values.longest(lineNameLimit(itemType));
}
