import { sql } from "kysely";
import { Refusal } from "#contract/errors.ts";
import type { Id } from "#domain/account/id.ts";
import {
  firstPatterns,
  type NumberPattern,
  numberOfFigure,
  patternOf,
} from "#domain/documents/number-pattern.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import type { OwnedTransaction } from "#server/db/database.ts";

/** Whose number it is to be. */
export interface NumberedDocument {
  userId: Id<"User">;
  kind: DocumentKind;
  id: string;
}

/** What the next document is numbered by. */
interface Counter extends NumberPattern {
  next: number;
}

/** The counter's figure; 1 before any document was made. */
export async function readCounter(trx: OwnedTransaction, kind: DocumentKind): Promise<number> {
  return (await readWholeCounter(trx, kind)).next;
}

/** The number the next document would take; numbers in use are skipped, and nothing is taken. */
export async function peekNumber(trx: OwnedTransaction, kind: DocumentKind): Promise<string> {
  const counter = await readWholeCounter(trx, kind);
  return numberOfFigure(counter, await freeFigure(trx, kind, counter));
}

/**
 * Takes the next free number in the transaction that makes the document (decision M12). Writers of one user
 * wait for each other at the counter's row, so no two get the same.
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
 * The number that a quote takes as it is made: its own again where it was deleted and is brought back under its old
 * id, else the next free one. A quote's number is never changed, so it has had one at most.
 */
export async function takeQuoteNumber(trx: OwnedTransaction, document: NumberedDocument): Promise<string> {
  const former = await trx
    .selectFrom("document_numbers")
    .select("number")
    .where("kind", "=", document.kind)
    .where("document_id", "=", document.id)
    .executeTakeFirst();
  return former?.number ?? takeNextNumber(trx, document);
}

/**
 * Takes a number that a person chose. Where it ends in digits the next ones follow it, in its pattern: "2026-041" is
 * followed by "2026-042".
 *
 * @throws Refusal NUMBER_TAKEN if another document has or had it; numbers are never reused
 */
export async function takeNumber(
  trx: OwnedTransaction,
  document: NumberedDocument,
  wanted: string,
): Promise<string> {
  if (await claim(trx, document, wanted)) await learnFrom(trx, document, wanted);
  else if (!(await isOwn(trx, document, wanted))) throw new Refusal("NUMBER_TAKEN");
  return wanted;
}

async function learnFrom(trx: OwnedTransaction, document: NumberedDocument, number: string): Promise<void> {
  const own = patternOf(number);
  if (own === null) return;
  const { prefix, width, next } = await lockCounter(trx, document);
  // Within a pattern a lower number fills a gap, and changes nothing.
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

/** The counter, held against the user's other writers until the transaction ends. */
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

/** Sets a counter that is locked. */
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
 * The first figure from the counter's on whose number nobody has, in one statement: whoever numbered thousands of
 * documents by hand would otherwise ask for each. Among one more figures than there are numbers one must be free.
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
  const { userId, kind, id } = document;
  const inserted = await trx
    .insertInto("document_numbers")
    .values({ user_id: userId, kind, number, document_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** A document may have back a number that it had before. */
async function isOwn(trx: OwnedTransaction, document: NumberedDocument, number: string): Promise<boolean> {
  const row = await trx
    .selectFrom("document_numbers")
    .select("document_id")
    .where("kind", "=", document.kind)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.document_id === document.id;
}
