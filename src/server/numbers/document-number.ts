import { type RawBuilder, sql } from "kysely";
import {
  firstPatterns,
  type NumberPattern,
  numberOfFigure,
  patternOf,
} from "#domain/documents/number-pattern.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { GivenUp } from "#server/schema/schema.ts";

/** The document that gets a number, and when. */
export interface NumberedDocument {
  userId: Id<"User">;
  kind: DocumentKind;
  id: string;
  now: Date;
}

/** The pattern and the figure of the next number. */
interface Counter extends NumberPattern {
  next: number;
}

/** The counter's next figure; 1 before the first document. */
export async function readCounter(trx: OwnedTransaction, kind: DocumentKind): Promise<number> {
  return (await readWholeCounter(trx, kind)).next;
}

/** The number that the next document would get, without taking it. Numbers in use are skipped. */
export async function peekNumber(trx: OwnedTransaction, kind: DocumentKind): Promise<string> {
  const counter = await readWholeCounter(trx, kind);
  return numberOfFigure(counter, await freeFigure(trx, kind, counter));
}

/**
 * Takes the next free number in the transaction that creates the document (decision M12). It locks the counter's row,
 * so that two requests of one user cannot get the same number.
 */
export async function takeNextNumber(trx: OwnedTransaction, document: NumberedDocument): Promise<string> {
  for (;;) {
    const counter = await lockCounter(trx, document);
    const figure = await freeFigure(trx, document.kind, counter);
    await moveCounter(trx, document, { ...counter, next: figure + 1 });
    const number = numberOfFigure(counter, figure);
    if (await claim(trx, document, number)) return number;
  }
}

/**
 * The number of a quote that is being created. If a quote with this id was deleted, it gets its old number again, else
 * the next free one. A quote's number never changes, so it has had at most one.
 */
export async function takeQuoteNumber(trx: OwnedTransaction, document: NumberedDocument): Promise<string> {
  const { rows } = await givingBack(document, sql`true`).execute(trx);
  return rows[0]?.number ?? takeNextNumber(trx, document);
}

/** The statement that records that a document has its number no more; the number is not given to another one. */
export function givingUp(
  { kind, id, number }: { kind: DocumentKind; id: string; number: string | null },
  { why, now }: { why: GivenUp; now: Date },
): RawBuilder<unknown> {
  return sql`
    update document_numbers set given_up_at = ${now.toISOString()}, given_up_why = ${why}
    where kind = ${kind} and number = ${number} and document_id = ${id}::uuid`;
}

/** Gives a document a number of its own again. @returns whether the number is its own */
async function takeNumberBack(
  trx: OwnedTransaction,
  document: Omit<NumberedDocument, "now">,
  number: string,
): Promise<boolean> {
  const { rows } = await givingBack(document, sql`number = ${number}`).execute(trx);
  return rows.length > 0;
}

/** The same as {@link givingUp} for every sealed document, before it is deleted without its key. */
export async function giveUpSealedNumbers(trx: OwnedTransaction, now: Date): Promise<void> {
  await sql`
    update document_numbers as given set given_up_at = ${now.toISOString()}, given_up_why = ${startedAgain}
    from documents
    where documents.user_id = given.user_id and documents.id = given.document_id
      and documents.number = given.number and documents.sealed is not null`.execute(trx);
}

const startedAgain: GivenUp = "started again";

/** The statement that records that a document has a number of its own again. */
export function givingBack({ kind, id }: Pick<NumberedDocument, "kind" | "id">, which: RawBuilder<unknown>) {
  return sql<{ number: string }>`
    update document_numbers set given_up_at = null, given_up_why = null
    where kind = ${kind} and document_id = ${id}::uuid and ${which} returning number`;
}

/**
 * Takes a number that the user typed. If it ends in digits, the next numbers continue from it in its pattern:
 * "2026-041" is followed by "2026-042".
 *
 * @throws Refusal NUMBER_TAKEN if another document has or had it; no number is given twice
 */
export async function takeNumber(
  trx: OwnedTransaction,
  document: NumberedDocument,
  wanted: string,
): Promise<string> {
  if (await claim(trx, document, wanted)) await learnFrom(trx, document, wanted);
  else if (!(await takeNumberBack(trx, document, wanted))) throw new Refusal("NUMBER_TAKEN");
  return wanted;
}

async function learnFrom(trx: OwnedTransaction, document: NumberedDocument, number: string): Promise<void> {
  const own = patternOf(number);
  if (own === null) return;
  const { prefix, width, next } = await lockCounter(trx, document);
  // In the present pattern, a lower number fills a gap and does not move the counter.
  const isPresent = own.prefix === prefix && (own.width === width || own.figure < next);
  const { figure, ...pattern } = own;
  if (!isPresent) await moveCounter(trx, document, { ...pattern, next: figure + 1 });
  else if (figure >= next) await moveCounter(trx, document, { prefix, width, next: figure + 1 });
}

async function readWholeCounter(trx: OwnedTransaction, kind: DocumentKind): Promise<Counter> {
  const row = await trx
    .selectFrom("document_counters")
    .select(["next", "prefix", "width"])
    .where("kind", "=", kind)
    .executeTakeFirst();
  return counterOf(kind, row ?? { next: 1, prefix: null, width: null });
}

/** Locks the counter against the user's other requests until the transaction ends. */
async function lockCounter(trx: OwnedTransaction, { userId, kind }: NumberedDocument): Promise<Counter> {
  const row = await trx
    .insertInto("document_counters")
    .values({ user_id: userId, kind, next: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "kind"])
        .doUpdateSet((set) => ({ next: set.ref("document_counters.next") })),
    )
    .returning(["next", "prefix", "width"])
    .executeTakeFirstOrThrow();
  return counterOf(kind, row);
}

/** Sets a counter. @param document of a counter that the caller has locked */
async function moveCounter(
  trx: OwnedTransaction,
  { kind }: NumberedDocument,
  { next, prefix, width }: Counter,
): Promise<void> {
  await trx.updateTable("document_counters").set({ next, prefix, width }).where("kind", "=", kind).execute();
}

function counterOf(
  kind: DocumentKind,
  row: { next: number; prefix: string | null; width: number | null },
): Counter {
  const first = firstPatterns[kind];
  return { next: row.next, prefix: row.prefix ?? first.prefix, width: row.width ?? first.width };
}

/**
 * The first free figure from the counter on, found in one statement: asking for one figure at a time would be slow for
 * a user who has numbered thousands of documents by hand. One of the next n + 1 figures is free if n numbers are taken.
 */
async function freeFigure(trx: OwnedTransaction, kind: DocumentKind, counter: Counter): Promise<number> {
  const { prefix, width, next } = counter;
  const { rows } = await sql<{ figure: number }>`
    with taken as (
      select substr(number, char_length(${prefix}::text) + 1) as digits from document_numbers
      where kind = ${kind} and starts_with(number, ${prefix}::text)
    )
    select figure::bigint as figure
    from generate_series(${next}::bigint, ${next}::bigint + (select count(*) from taken)) as figure
    where not exists (
      select from taken where digits = lpad(figure::text, greatest(${width}::int, length(figure::text)), '0')
    )
    order by figure limit 1`.execute(trx);
  return rows[0]?.figure ?? next;
}

async function claim(trx: OwnedTransaction, document: NumberedDocument, number: string): Promise<boolean> {
  const { userId, kind, id, now } = document;
  const inserted = await trx
    .insertInto("document_numbers")
    .values({ user_id: userId, kind, number, document_id: id, given_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
