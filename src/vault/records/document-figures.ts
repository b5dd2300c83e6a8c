import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { DocumentFigures, LineFigures } from "#formats/statements/document-digests.ts";
import type { Wire } from "#vault/records/record-fields.ts";

/**
 * The readable figures of a document, for their digest. A row is what the server answered, so a figure that is not
 * there, or is of another kind than it should be, is one that no digest was made of.
 *
 * @param sealedAs the kind that its head was sealed as
 */
export function figuresOf(sealedAs: DocumentKind, document: Wire): DocumentFigures {
  const { asksForPayment } = kindRules[sealedAs];
  const { supplier } = document;
  const { chargeVat, vatRegistration } = (supplier ?? {}) as Wire;
  const lines = Array.isArray(document.lineItems) ? document.lineItems : [];
  return {
    kind: sealedAs,
    markup: number(document.markupPercent),
    markupScope: text(document.markupScope),
    discount: number(document.discountPercent),
    discountBase: text(document.discountBase),
    tax: number(document.taxPercent),
    cisApplied: asksForPayment ? flag(document.cisApplied) : null,
    cisMethod: asksForPayment ? text(document.cisMethod) : null,
    cisRate: asksForPayment ? number(document.cisRatePercent) : null,
    reverseCharge: asksForPayment ? flag(document.reverseChargeVat) : null,
    language: text(document.language),
    chargeVat: asksForPayment && supplier ? flag(chargeVat) : null,
    vatApplied: asksForPayment && vatRegistration === "applied" ? true : null,
    lines: lines.map(lineFigures),
  };
}

/** Whether every figure is there, so that a row with the same ones will be found to have them. */
export function areWhole(kind: DocumentKind, figures: DocumentFigures): boolean {
  const { lines, cisApplied, reverseCharge } = figures;
  const values: unknown[] = [figures, ...lines].flatMap((part) => Object.values(part));
  const hasTerms = !kindRules[kind].asksForPayment || (cisApplied !== null && reverseCharge !== null);
  return hasTerms && !values.some((value) => value === absent || Number.isNaN(value));
}

function lineFigures(line: Wire): LineFigures {
  const { customType, hoursEstimate } = line;
  return {
    id: text(line.id),
    itemType: text(line.itemType),
    customType: customType === null ? null : text(customType),
    quantity: number(line.quantity),
    unitPrice: number(line.unitPrice),
    hoursEstimate: hoursEstimate === null ? null : number(hoursEstimate),
  };
}

/** No figure of a document is spelled so. */
const absent = "?";

function text(value: unknown): string {
  return typeof value === "string" ? value : absent;
}

function number(value: unknown): number {
  return typeof value === "number" ? value : Number.NaN;
}

function flag(value: unknown): boolean | null {
  return typeof value === "boolean" ? value : null;
}
