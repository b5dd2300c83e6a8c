import type { Sending } from "#domain/documents/sending.ts";

/** The last reminder in a row that has words of its own; those after it are counted as it. */
const lastStep = 5;

/** Which reminder in a row the next one is, after all that was sent of a document and not taken back. */
export function nextReminder(sent: readonly Pick<Sending, "about">[]): number {
  return Math.min(1 + sent.filter(({ about }) => about === "reminder").length, lastStep);
}
