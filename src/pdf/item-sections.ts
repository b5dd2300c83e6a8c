import type { LineSection } from "#domain/documents/line-section.ts";
import { lineSections, sectionOf } from "#domain/documents/line-section.ts";
import { formatMoney, unknownFigure } from "#domain/money/format-money.ts";
import type { Pence } from "#domain/money/pence.ts";
import { sumPence, zeroPence } from "#domain/money/pence.ts";
import { formatPercentShort } from "#domain/money/percent.ts";
import { customerUnitPrice, type UnitPrice, unitPriceOf } from "#domain/pricing/customer-lines.ts";
import { descriptionQuantity, lineTotal } from "#domain/pricing/line.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import type { Cell, ItemColumn, ItemSection, ItemsBlock, TextBlock } from "#pdf/doc.ts";
import type { Paper } from "#pdf/paper.ts";
import { filled, isVatInvoice } from "#pdf/paper.ts";
import { sectionHeadings } from "#words/labels/section-headings.ts";
import { paperText } from "#words/paper/paper-text.ts";
import { printedUnit } from "#words/paper/printed-unit.ts";

/** A line with the amounts that its reader sees. */
interface PrintedLine {
  readonly line: LineItem;
  readonly unitPrice: UnitPrice;
  readonly amount: Pence;
}

/** A column: its head, its alignment, and its text for a line. */
interface ColumnPlan extends ItemColumn {
  readonly cell: (printed: PrintedLine) => Cell;
}

/**
 * The lines in their sections; null when the mode shows none or there are none. A description that costs nothing is
 * not among them: see notesBlock.
 */
export function itemsBlock(paper: Paper): ItemsBlock | null {
  const { mode, document } = paper.order;
  if (mode === "customer-simple") return null;
  const lines = mode === "business" ? costLines(document.lineItems) : customerLines(paper);
  const items = lines.filter(({ line }) => !isNote(line) || isUnread(line, paper));
  if (items.length === 0) return null;
  const sections = lineSections.map((section) => itemsSection(section)).filter(({ rows }) => rows.length > 0);
  return {
    kind: "items",
    // The total of the only section is the first of the sums.
    sections: sections.length > 1 ? sections : sections.map((section) => ({ ...section, total: null })),
  };

  function itemsSection(section: LineSection): ItemSection {
    const own = items.filter(({ line }) => sectionOf(line) === section);
    const plan = columnPlan(
      paper,
      own.map(({ line }) => line),
    );
    const heading = sectionHeadings[section];
    const value = paper.money(sumPence(own.map(({ amount }) => amount)));
    return {
      heading,
      columns: plan.map(({ head, align, isWide }) => ({ head, align, isWide })),
      rows: own.map((item) => plan.map(({ cell }) => cell(item))),
      total: { label: paperText.items.total(heading), value },
    };
  }
}

/** Descriptions that cost nothing, as running text; null when there are none or the mode shows no lines. */
export function notesBlock(paper: Paper): TextBlock | null {
  const { order } = paper;
  if (order.mode === "customer-simple") return null;
  const notes = order.document.lineItems
    .filter((line) => isNote(line) && !isUnread(line, paper))
    .map((line) => {
      const { text, detail } = lineWords(line);
      return detail ? `${text}\n${detail}` : text;
    });
  const written = notes.filter((note) => note !== "");
  // Notes of one line each make a list. If one of them has several lines, each note is a paragraph.
  const between = written.some((note) => /[\r\n]/.test(note)) ? "\n\n" : "\n";
  const text = written.join(between);
  return text === "" ? null : { kind: "text", heading: paperText.notes, text, isSmall: false };
}

function isNote({ itemType, unitPrice }: LineItem): boolean {
  return itemType === "description" && unitPrice <= 0;
}

function isUnread({ id }: LineItem, { order }: Paper): boolean {
  return order.unread?.lines.includes(id) ?? false;
}

function costLines(lines: readonly LineItem[]): PrintedLine[] {
  return lines.map((line) => ({ line, unitPrice: unitPriceOf(line.unitPrice), amount: lineTotal(line) }));
}

/** Lines with their markup. The line total is fixed, and the unit price follows from it. */
function customerLines({ order, totals }: Paper): PrintedLine[] {
  return order.document.lineItems.map((line, index) => {
    const amount = totals.customerLines[index] ?? zeroPence;
    return { line, amount, unitPrice: customerUnitPrice(amount, countOf(line)) };
  });
}

function countOf(line: LineItem) {
  return line.itemType === "description" ? descriptionQuantity(line.unitPrice) : line.quantity;
}

/** The columns of a section in a mode, without those that would be empty in each of its lines. */
function columnPlan(paper: Paper, lines: readonly LineItem[]): ColumnPlan[] {
  const { unitMoney, quantity, region, language } = paper;
  const known = (line: LineItem, text: string): Cell => ({
    text: isUnread(line, paper) ? unknownFigure : text,
  });
  const isBusiness = paper.order.mode === "business";
  const left = { align: "left", isWide: false } as const;
  const right = { align: "right", isWide: false } as const;
  const sku: ColumnPlan = {
    ...left,
    head: paperText.items.sku,
    cell: ({ line }) => ({ text: line.materialSku ?? "" }),
  };
  const unit: ColumnPlan = {
    ...left,
    head: paperText.items.unit,
    cell: ({ line }) => ({ text: printedUnit(line.unit) }),
  };
  return [
    ...(isBusiness && lines.some((line) => filled(line.materialSku) !== null) ? [sku] : []),
    { head: paperText.items.description, align: "left", isWide: true, cell: ({ line }) => lineWords(line) },
    { ...right, head: paperText.items.quantity, cell: ({ line }) => known(line, quantity(countOf(line))) },
    ...(lines.some(saysUnit) ? [unit] : []),
    {
      ...right,
      head: isBusiness ? paperText.items.unitCost : paperText.items.unitPrice,
      cell: ({ line, unitPrice }) => known(line, unitMoney(unitPrice)),
    },
    {
      ...right,
      head: amountHead(paper),
      cell: ({ line, amount }) => known(line, formatMoney(amount, region.currency, language)),
    },
  ];
}

/** A VAT invoice names the rate of each line (VAT Regulations 1995 reg 14(1)(g)): once, since all lines have one rate. */
function amountHead(paper: Paper): string {
  const { cost, amount, amountBeforeVat } = paperText.items;
  if (paper.order.mode === "business") return cost;
  return isVatInvoice(paper) ? amountBeforeVat(`${formatPercentShort(paper.terms.taxPercent)}%`) : amount;
}

function saysUnit({ unit }: LineItem): boolean {
  return printedUnit(unit) !== "";
}

function lineWords({ name, description }: LineItem): Cell {
  const [title, detail] = [filled(name), filled(description)];
  if (title === null) return { text: detail ?? "" };
  return { text: title, detail: detail === title ? null : detail };
}
