import { lineSections, sectionOf } from "#domain/documents/line-section.ts";
import { counted } from "#domain/money/counted.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { shortName } from "#web/quoting/line-name.ts";
import { isolated } from "#words/paper/isolated.ts";

/** What is announced about a document. */
export interface AnnouncedDocument {
  lines: readonly DraftLine[];
  /** "Total incl. VAT £120.00" */
  amount: string;
}

/**
 * What happened to a document since the last announcement, in one message; empty where nothing did. A removed line is in
 * the notice that offers to undo it.
 */
export function newsOfLines(before: AnnouncedDocument, present: AnnouncedDocument): string {
  const known = new Set(before.lines.map(({ id }) => id));
  const shown = lineSections.flatMap((section) =>
    present.lines.filter((line) => sectionOf(line) === section),
  );
  const added = shown.filter(({ id }) => !known.has(id));
  const [first] = added;
  const news = [];
  if (first && added.length === 1)
    news.push(`${isolated(shortName(first))} added, line ${shown.indexOf(first) + 1}.`);
  else if (first) news.push(`${counted(added.length, "item")} added.`);
  if (present.amount !== before.amount) news.push(`${present.amount}.`);
  return news.join(" ");
}
