import { toBase64url } from "#formats/bytes/base64url.ts";
import { sha256 } from "#formats/bytes/digest.ts";
import { statementBytes } from "#formats/statements/statement.ts";

/**
 * [Note: What a head names]
 * The sealed head of a document names digests of what is stored beside it: the envelope of its lines, the readable
 * figures, and the letterhead that an invoice keeps. So none of them can be changed or exchanged unnoticed. Labels,
 * order and spelling are part of the format and never change.
 */
export interface DocumentFigures {
  /** "quote" or "invoice": the kind that the head was sealed as. */
  kind: string;
  /** Percentages are in thousandths of a percent. */
  markup: number;
  markupScope: string;
  discount: number;
  discountBase: string;
  tax: number;
  /** This and the next three are null on a quote. */
  cisApplied: boolean | null;
  cisMethod: string | null;
  cisRate: number | null;
  reverseCharge: boolean | null;
  language: string;
  /** Of the letterhead that an invoice keeps; null on a quote, and without a letterhead. */
  chargeVat: boolean | null;
  vatApplied?: LaterFigure;
  taxAdjustment?: LaterFigure;
  /** In their order. */
  lines: readonly LineFigures[];
}

export interface LineFigures {
  id: string;
  itemType: string;
  customType: string | null;
  /** In thousandths. */
  quantity: number;
  /** In pence. */
  unitPrice: number;
  /** In thousandths. */
  hoursEstimate: number | null;
  sectionId?: LaterFigure;
  choice?: LaterFigure;
  groupId?: LaterFigure;
  selected?: LaterFigure;
}

/**
 * A figure that documents did not have from the beginning. Where a document has none (null, or absent), nothing is
 * written for it, so that digests from before stay as they are.
 */
type LaterFigure = string | number | boolean | null | undefined;

/** The digest of the envelope of a document's lines, as it is stored. Null for a text that is not an envelope. */
export function linesDigest(linesSealed: string): Promise<string | null> {
  return digest("quotewright/v1/lines-digest", [linesSealed]);
}

/** The digest of the envelope of an invoice's letterhead, as it is stored. Null for a text that is not an envelope. */
export function supplierDigest(supplierSealed: string): Promise<string | null> {
  return digest("quotewright/v1/supplier-digest", [supplierSealed]);
}

/** The digest of all readable figures of a document. Null for a figure that is not visible ASCII. */
export function figuresDigest(figures: DocumentFigures): Promise<string | null> {
  const { vatApplied, taxAdjustment } = figures;
  return digest("quotewright/v1/figures", [
    figures.kind,
    figures.markup,
    figures.markupScope,
    figures.discount,
    figures.discountBase,
    figures.tax,
    orDash(figures.cisApplied),
    orDash(figures.cisMethod),
    orDash(figures.cisRate),
    orDash(figures.reverseCharge),
    figures.language,
    orDash(figures.chargeVat),
    ...laterFigures({ vatApplied, taxAdjustment }),
    ...figures.lines.flatMap(lineValues),
  ]);
}

function lineValues(line: LineFigures): (string | number)[] {
  const { sectionId, choice, groupId, selected } = line;
  return [
    line.id,
    line.itemType,
    orDash(line.customType),
    line.quantity,
    line.unitPrice,
    orDash(line.hoursEstimate),
    ...laterFigures({ sectionId, choice, groupId, selected }),
  ];
}

/** "name:value", in the order of the names given. */
function laterFigures(figures: Readonly<Record<string, LaterFigure>>): string[] {
  return Object.entries(figures).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}:${value}`],
  );
}

function orDash(value: string | number | boolean | null): string | number {
  if (value === null) return "-";
  return typeof value === "boolean" ? String(value) : value;
}

async function digest(label: string, values: readonly (string | number)[]): Promise<string | null> {
  const bytes = statementBytes(label, values);
  return bytes && toBase64url(await sha256(bytes));
}
