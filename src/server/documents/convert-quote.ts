import { isDeepStrictEqual } from "node:util";
import { addDays, type LocalDate } from "#domain/calendar/local-date.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { Id } from "#domain/ids/id.ts";
import { refuseTooLarge } from "#domain/pricing/document-too-large.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import { convertedTerms, type SentTicks } from "#domain/tax/document-terms.ts";
import { newId } from "#server/base/new-id.ts";
import { Refusal } from "#server/base/refusal.ts";
import { type Firm, findFirm } from "#server/company-profile/store.ts";
import { type PartColumns, partColumns, takeOwnParts, wholeWords } from "#server/documents/document-parts.ts";
import type { DocumentRow, NewDocumentRow } from "#server/documents/document-row.ts";
import { findInvoiceOfQuote, findRepeated, insertDocument } from "#server/documents/document-store.ts";
import { sumColumns, termColumns, termsOfRow } from "#server/documents/document-writing.ts";
import { followInvoice } from "#server/documents/invoiced-quotes.ts";
import {
  copiedFirmWords,
  type ProfileOfNew,
  refuseOtherProfile,
  snapshotSupplier,
} from "#server/documents/supplier.ts";
import { todayOf } from "#server/documents/today.ts";
import { takeNextNumber } from "#server/numbers/document-number.ts";
import type { Write } from "#server/writes/write-records.ts";

/** The fields of the invoice that a client may send (decision W11); all of them may be absent. */
export interface Conversion extends SentTicks, ProfileOfNew {
  id?: Id<"Invoice"> | undefined;
  dueDate?: LocalDate | null | undefined;
}

/**
 * Makes a quote's invoice, or finds the existing one, whatever is sent: conversion is idempotent (decision S3). The
 * invoice takes the quote's lines and price, including the base of its discount, so that an accepted price never
 * changes. Envelopes in the request are the invoice's own. Without them the quote's words are copied, both parts
 * together, and copied envelopes stay bound to the quote, which the invoice names in `quote_id`; its figures are then
 * those that the quote's head names.
 *
 * @param quote locked by the caller, so that two conversions cannot race
 * @throws Refusal VALIDATION_FAILED if the id belongs to another document, ID_IN_USE if the write has a key;
 * PROFILE_CHANGED;
 * ENCRYPTION_PASSPHRASE_REQUIRED for ticks that the copied head does not name; as takeOwnParts
 */
export async function convertQuote(
  write: Write,
  quote: DocumentRow<"quote">,
  body: Conversion,
): Promise<DocumentRow<"invoice">> {
  const { trx, userId, now } = write;
  const existing = await findInvoiceOfQuote(trx, quote.id);
  if (existing) return existing;
  const id = body.id ?? newId<"Invoice">();
  await refuseUsedId(write, body.id);
  // Read under the lock of the keyset; a copy may contain plain words ([Note: The keyset row is a lock]).
  const firm = await findFirm(trx);
  refuseOtherProfile(firm, body);
  const own = takeOwnParts({ kind: "invoice", id, quote_id: quote.id }, body, write.sealing);
  const profile = firm?.terms ?? null;
  const region = profile && { ...profile, language: quote.language };
  const terms = convertedTerms(termsOfRow(quote), body, region);
  if (!own && quote.lines_sealed !== null && (terms.cisApplied || terms.reverseChargeVat)) {
    throw new Refusal("ENCRYPTION_PASSPHRASE_REQUIRED");
  }
  const today = todayOf(profile, now);
  const days = profile?.paymentTermsDays ?? null;
  const moment = now.toISOString();
  const { version: _, ...copied } = quote;
  const row: NewDocumentRow<"invoice"> = {
    ...copied,
    ...(own ?? copiedParts(quote, firm)),
    ...snapshotSupplier(firm),
    ...figureColumns(quote, terms),
    id,
    kind: "invoice",
    number: await takeNextNumber(trx, { userId, kind: "invoice", id, now }),
    status: kindRules.invoice.firstStatus,
    former_status: null,
    quote_id: quote.id,
    sent_at: null,
    status_at: null,
    issue_date: today,
    valid_until: null,
    due_date: body.dueDate !== undefined ? body.dueDate : days === null ? null : addDays(today, days),
    created_at: moment,
    updated_at: moment,
  };
  const invoice = await insertDocument(write, row);
  await followInvoice(write, quote, { isInvoiced: true });
  return invoice;
}

async function refuseUsedId(write: Write, id: Id<"Invoice"> | undefined): Promise<void> {
  if ((await findRepeated(write, "invoice", id)) === null) return;
  throw new Refusal("VALIDATION_FAILED", [{ path: "id", reason: "answers.idTaken" }]);
}

/** The quote's words, and in an account without encryption what an invoice says about the firm. */
function copiedParts(quote: DocumentRow<"quote">, firm: Firm | null): PartColumns {
  const { plain, sealed } = wholeWords(quote);
  const words = { plain: plain && { ...plain, ...copiedFirmWords(firm, {}) }, sealed };
  return partColumns("invoice", words, quote.lines_sealed);
}

/** Terms and sums. With the quote's terms, the sums are those that were agreed (decision M16). */
function figureColumns(quote: DocumentRow<"quote">, terms: PriceTerms) {
  const totals = documentTotals("invoice", quote.lines, terms);
  const columns = sumColumns("invoice", totals);
  if (isDeepStrictEqual(terms, termsOfRow(quote))) {
    return { material_cost: columns.material_cost, labor_cost: columns.labor_cost };
  }
  refuseTooLarge(totals);
  return { ...termColumns(terms), ...columns };
}
