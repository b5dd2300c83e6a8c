import { closingBlocks } from "#pdf/closing-blocks.ts";
import { readColour } from "#pdf/colour.ts";
import type { Block, Doc, TextBlock } from "#pdf/doc.ts";
import { itemsBlock, notesBlock } from "#pdf/item-sections.ts";
import { letterhead } from "#pdf/letterhead.ts";
import type { Paper, PrintOrder } from "#pdf/paper.ts";
import { filled, paperDate, paperNumber, paperOf, paperTitle } from "#pdf/paper.ts";
import { partiesBlock } from "#pdf/parties.ts";
import { totalsBlock } from "#pdf/totals-block.ts";
import { isolated } from "#words/paper/isolated.ts";
import { paperText } from "#words/paper/paper-text.ts";
import { defaultWorkSummary } from "#words/paper/work-summary.ts";

/**
 * Puts a quote or an invoice into words, in one of its three modes: the firm's own view with costs and markup, the
 * customer's with a breakdown, and the customer's without. Every string is in the document's language. All figures
 * come from the totals engine.
 * @throws DocumentTooLarge when a figure is beyond exact arithmetic.
 */
export function paperDoc(order: PrintOrder): Doc {
  const paper = paperOf(order);
  const name = filled(paper.supplier?.companyName);
  const number = filled(paperNumber(order));
  const title = number === null ? paperTitle(paper) : `${paperTitle(paper)} ${number}`;
  const named = number === null ? title : `${paperTitle(paper)} ${isolated(number)}`;
  return {
    language: paper.language,
    title,
    author: name,
    date: paperDate(order),
    size: paper.region.region === "US" ? "letter" : "A4",
    accent: readColour(paper.supplier?.brandColor),
    foot: name === null ? named : `${named}  ·  ${isolated(name)}`,
    band: order.mode === "business" ? paperText.businessRemark : null,
    running: runningHead(order, [name === null ? null : isolated(name), named]),
    continued: paperText.continued,
    pageLabel: paperText.pageLabel,
    opening: opening(paper),
    closing: [totalsBlock(paper), ...closingBlocks(paper)],
  };
}

function runningHead({ document }: PrintOrder, parts: readonly (string | null)[]): string {
  const customer = filled(document.customerName);
  const named = customer === null ? null : paperText.runningFor(isolated(customer));
  return [...parts, named].filter((part) => part !== null).join("  ·  ");
}

function opening(paper: Paper): Block[] {
  return [
    letterhead(paper),
    { kind: "title" as const, text: paperTitle(paper) },
    partiesBlock(paper),
    workSummary(paper),
    itemsBlock(paper),
    notesBlock(paper),
  ].filter((block) => block !== null);
}

function workSummary({ order, language }: Paper): TextBlock | null {
  const own = filled(order.document.projectDescription);
  if (own === null && order.mode !== "customer-simple") return null;
  const text = own ?? defaultWorkSummary(order.kind, language);
  return { kind: "text", heading: paperText.workSummary, text, isSmall: false };
}
