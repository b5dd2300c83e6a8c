import { isDeepStrictEqual } from "node:util";
import type { WireLine } from "#contract/documents.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PricedLine } from "#domain/pricing/line.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import type { DocumentTotals } from "#domain/pricing/totals.ts";
import type { Language } from "#domain/region/region.ts";
import { changedTerms, newTerms, type SentTerms, sendsTerms, termNames } from "#domain/tax/document-terms.ts";
import { findRegisteredLanguage } from "#server/accounts/store.ts";
import { Refusal } from "#server/base/refusal.ts";
import { findFirm } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { checkedTotals, refuseOtherSums, type StatedSums } from "#server/documents/checked-totals.ts";
import { type SentEnvelopes, takeChangedParts, takeNewParts } from "#server/documents/document-parts.ts";
import type {
  DocumentColumns,
  DocumentId,
  DocumentRow,
  DocumentSummaryRow,
} from "#server/documents/document-row.ts";
import {
  type IdentifiedLine,
  identifyLines,
  type StoredLine,
  storedLines,
} from "#server/documents/stored-lines.ts";
import { copiedFirmWords, refuseOtherProfile, termsProfile } from "#server/documents/supplier.ts";
import { sentColumns } from "#server/records/columns.ts";
import type { Write } from "#server/writes/write-records.ts";

/** The fields that the bodies of quotes and invoices share. */
export type DocumentBody = SentTerms &
  StatedSums &
  Record<string, unknown> &
  SentEnvelopes & { customerId?: Id<"Customer"> | null | undefined };
export type NewDocumentBody<K extends DocumentKind = DocumentKind> = DocumentBody & {
  id?: DocumentId<K> | undefined;
  language?: Language | undefined;
  supplierVersion?: number | null | undefined;
  lineItems: WireLine[];
};
/** What quotes and invoices change alike; the status belongs to the kind. */
type SharedChange = Omit<DocumentColumns, "status">;

export type ChangedDocumentBody = DocumentBody & {
  version?: number | undefined;
  lineItems?: WireLine[] | undefined;
};

/**
 * The columns that quotes and invoices share, for a new document; the server works out the totals (decision M11). The
 * firm is read after the keyset was locked, so that its words are as sealed as the document's.
 */
export async function newDocumentColumns<K extends DocumentKind>(
  { trx, userId, sealing, now }: Write,
  kind: K,
  { id, body }: { id: DocumentId<K>; body: NewDocumentBody<K> },
) {
  const lines = identifyLines(body.lineItems);
  const firm = await findFirm(trx);
  const { asksForPayment } = kindRules[kind];
  if (asksForPayment) refuseOtherProfile(firm, body);
  const own = asksForPayment && sealing.kid === null ? copiedFirmWords(firm, body) : {};
  const named = { kind, id, quote_id: null };
  const words = takeNewParts(named, Object.assign({}, body, own, { lineItems: lines }), sealing);
  if (sealing.kid !== null) requireLineIds(body.lineItems);
  const profile = firm?.terms ?? null;
  const language = body.language ?? profile?.language ?? (await findRegisteredLanguage(trx, userId));
  const terms = newTerms(kind, body, { profile, language });
  const totals = checkedTotals(kind, { lines, terms }, body);
  const moment = now.toISOString();
  const columns = Object.assign(words, termColumns(terms), sumColumns(kind, totals), {
    user_id: userId,
    id,
    kind,
    language,
    customer_id: body.customerId ?? null,
    lines: storedLines(lines),
    sent_at: null,
    status_at: null,
    created_at: moment,
    updated_at: moment,
  });
  return { columns, firm };
}

/** The shared columns that a body changes: words, lines, terms, and the sums that result from them. */
export async function changedDocumentColumns(
  { trx, sealing }: Write,
  row: DocumentRow,
  body: ChangedDocumentBody,
): Promise<SharedChange> {
  const lines = body.lineItems && identifyLines(body.lineItems);
  const words = takeChangedParts(row, { ...body, lineItems: lines }, sealing);
  if (sealing.kid !== null && body.lineItems) {
    requireLineIds(body.lineItems);
    if (!body.sealed) requireSameLines(row.lines, body.lineItems);
  }
  const figures = await changedFigureColumns(trx, row, { body, lines });
  if (row.lines_sealed !== null && !body.sealed) requireSameFigures(row, figures);
  return { ...words, ...figures, ...sentColumns({ customer_id: body.customerId }) };
}

/**
 * Lines, terms and the resulting sums. If a change affects neither lines nor terms, no sum is worked out again: what
 * was agreed stays, even if the engine has changed since (decision M16).
 */
async function changedFigureColumns(
  trx: OwnedTransaction,
  row: DocumentRow,
  { body, lines }: { body: ChangedDocumentBody; lines: IdentifiedLine[] | undefined },
): Promise<SharedChange> {
  const old = termsOfRow(row);
  // A converted quote keeps even terms that the firm could not choose any more; a change of them was refused (decision
  // S7).
  const keepsTerms = row.status === "invoice" || !sendsTerms(body);
  const terms = keepsTerms
    ? old
    : changedTerms(row.kind, old, { sent: body, profile: await termsProfile(trx, row) });
  const stored = lines && storedLines(lines);
  if (pricesAsBefore(row.lines, stored ?? row.lines) && isDeepStrictEqual(terms, old)) {
    refuseOtherSums(row, body);
    return stored ? { lines: stored } : {};
  }
  const totals = checkedTotals(row.kind, { lines: stored ?? row.lines, terms }, body);
  return {
    ...termColumns(terms),
    ...sumColumns(row.kind, totals),
    ...(stored ? { lines: stored } : {}),
  };
}

/**
 * [Note: Lines and their envelope]
 * The words of sealed lines are in the document's envelope, by line id. If a line's id is missing there, or the words
 * of an id have no line, the app reports tampering; so lines and envelope are written together or not at all.
 */
function requireLineIds(lines: readonly WireLine[]): void {
  if (lines.every(({ id }) => id !== null)) return;
  throw new Refusal("VALIDATION_FAILED", [{ path: "lineItems", reason: "answers.lineWithoutId" }]);
}

/** Without a new envelope, the numbers of lines may change, but not which lines there are. */
function requireSameLines(old: readonly StoredLine[], sent: readonly WireLine[]): void {
  const known = new Set<string>(old.map(({ id }) => id));
  const same = sent.length === old.length && sent.every(({ id }) => id !== null && known.has(id));
  if (!same) throw new Refusal("ENCRYPTION_PASSPHRASE_REQUIRED");
}

/**
 * The head of a document in two envelopes names the digest of the figures, so none of them changes without a head.
 *
 * @throws Refusal ENCRYPTION_PASSPHRASE_REQUIRED
 */
function requireSameFigures(row: DocumentRow, changed: SharedChange): void {
  const same =
    isDeepStrictEqual((changed.lines ?? row.lines).map(figuresOf), row.lines.map(figuresOf)) &&
    isDeepStrictEqual(termsOfRow({ ...row, ...changed }), termsOfRow(row));
  if (!same) throw new Refusal("ENCRYPTION_PASSPHRASE_REQUIRED");
}

function figuresOf(line: StoredLine) {
  return [line.id, ...priceOf(line), line.hoursEstimate];
}

/** Whether a body would change a document's sums or which lines it has; its words do not matter. */
export function changesFigures(row: DocumentRow, body: ChangedDocumentBody): boolean {
  const old = termsOfRow(row);
  const isOther = (term: keyof PriceTerms) => (body[term] ?? old[term]) !== old[term];
  if (termNames.some(isOther)) return true;
  const known = new Map<string, StoredLine>(row.lines.map((line) => [line.id, line]));
  const sent = body.lineItems ?? [...known.values()];
  if (sent.length !== row.lines.length) return true;
  return sent.some((line) => {
    const before = known.get(line.id ?? "");
    return before === undefined || !isDeepStrictEqual(priceOf(before), priceOf(line));
  });
}

/** Whether two sets of lines have the same prices and quantities. */
function pricesAsBefore(old: readonly StoredLine[], sent: readonly StoredLine[]): boolean {
  return isDeepStrictEqual(old.map(priceOf), sent.map(priceOf));
}

function priceOf({ itemType, customType, quantity, unitPrice }: PricedLine) {
  return [itemType, customType, quantity, unitPrice];
}

export function termsOfRow(row: DocumentSummaryRow): PriceTerms {
  return {
    markupPercent: row.markup_percent,
    markupScope: row.markup_scope,
    discountPercent: row.discount_percent,
    discountBase: row.discount_base,
    taxPercent: row.tax_percent,
    cisApplied: row.cis_applied,
    cisMethod: row.cis_method,
    cisRatePercent: row.cis_rate_percent,
    reverseChargeVat: row.reverse_charge,
  };
}

export function termColumns(terms: PriceTerms) {
  return {
    markup_percent: terms.markupPercent,
    markup_scope: terms.markupScope,
    discount_percent: terms.discountPercent,
    discount_base: terms.discountBase,
    tax_percent: terms.taxPercent,
    cis_applied: terms.cisApplied,
    cis_method: terms.cisMethod,
    cis_rate_percent: terms.cisRatePercent,
    reverse_charge: terms.reverseChargeVat,
  };
}

/** The stored columns of a document's sums, with its costs by class if it asks for payment. */
export function sumColumns(kind: DocumentKind, totals: DocumentTotals) {
  const { asksForPayment } = kindRules[kind];
  return {
    subtotal: totals.subtotal,
    total: totals.total,
    discount_amount: totals.discount,
    net_amount: totals.net,
    tax_amount: totals.tax,
    cis_deduction: totals.cis,
    material_cost: asksForPayment ? totals.materialsSubtotal : null,
    labor_cost: asksForPayment ? totals.labourSubtotal : null,
  };
}
