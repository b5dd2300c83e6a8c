import { addDays, type LocalDate } from "#domain/calendar/local-date.ts";
import type { Id } from "#domain/ids/id.ts";
import { refuseTooLarge } from "#domain/pricing/document-too-large.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import { newId } from "#server/base/new-id.ts";
import { Refusal } from "#server/base/refusal.ts";
import { type Firm, findFirm } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import {
  type DocumentRow,
  findInvoiceOfQuote,
  findRepeated,
  insertDocument,
  type NewDocumentRow,
} from "#server/documents/document-store.ts";
import { convertedTerms, type SentTicks } from "#server/documents/document-terms.ts";
import { sumColumns, termColumns, termsOfRow } from "#server/documents/document-writing.ts";
import { followInvoice } from "#server/documents/invoiced-quotes.ts";
import { companyWords, snapshotSupplier } from "#server/documents/supplier.ts";
import { todayOf } from "#server/documents/today.ts";
import { takeNextNumber } from "#server/numbers/document-number.ts";
import { takeWords, type Words } from "#server/sealing/words.ts";
import type { Write } from "#server/writes/write-records.ts";

/** The fields of the invoice that a client may send (decision W11); all of them may be absent. */
export interface Conversion extends SentTicks {
  id?: Id<"Invoice"> | undefined;
  sealed?: string | null | undefined;
  dueDate?: LocalDate | null | undefined;
}

/**
 * Makes a quote's invoice, or finds the existing one, whatever is sent: conversion is idempotent (decision S3). The
 * invoice takes the quote's lines and price, including the base of its discount, so that an accepted price never
 * changes. An envelope in the request is the invoice's own. Without one the quote's words are copied, and a copied
 * envelope stays bound to the quote, which the invoice names in `quote_id`.
 *
 * @param quote locked by the caller, so that two conversions cannot race
 * @throws Refusal VALIDATION_FAILED if the id belongs to another document; as takeWords
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
  await refuseUsedId(trx, body.id);
  const { words, firm } = await wordsOfInvoice(write, quote, { id, sealed: body.sealed });
  const profile = firm?.terms ?? null;
  const today = todayOf(profile, now);
  const days = profile?.paymentTermsDays ?? null;
  const moment = now.toISOString();
  const { version: _, ...copied } = quote;
  const row: NewDocumentRow<"invoice"> = {
    ...copied,
    ...words,
    ...snapshotSupplier(firm),
    ...figureColumns(
      quote,
      convertedTerms(termsOfRow(quote), body, profile && { ...profile, language: quote.language }),
    ),
    id,
    kind: "invoice",
    number: await takeNextNumber(trx, { userId, kind: "invoice", id, now }),
    status: "pending",
    former_status: null,
    quote_id: quote.id,
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

async function refuseUsedId(trx: OwnedTransaction, id: Id<"Invoice"> | undefined): Promise<void> {
  if ((await findRepeated({ trx, isKeyed: false }, "invoice", id)) === null) return;
  throw new Refusal("VALIDATION_FAILED", [{ path: "id", reason: "answers.idTaken" }]);
}

/** The words, and the firm read under the lock of the keyset. A copy may contain plain words, so it counts as a write of plain words ([Note: The keyset row is a lock]). */
async function wordsOfInvoice(
  { trx, sealing }: Write,
  quote: DocumentRow<"quote">,
  { id, sealed }: { id: string; sealed: string | null | undefined },
): Promise<{ words: Words; firm: Firm | null }> {
  const firm = await findFirm(trx);
  const { plain, sealed: copied } = quote;
  const sent = takeWords("invoice", id, { sealed }, sealing);
  const words = sent ?? { plain: plain && { ...plain, ...companyWords(firm, {}) }, sealed: copied };
  return { words, firm };
}

function figureColumns(quote: DocumentRow<"quote">, terms: PriceTerms) {
  const totals = documentTotals("invoice", quote.lines, terms);
  refuseTooLarge(totals);
  return { ...termColumns(terms), ...sumColumns("invoice", totals) };
}
