import { type RawBuilder, type Selectable, sql } from "kysely";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { type NumberPattern, numberOfFigure, patternOf } from "#domain/documents/number-pattern.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { Refusal } from "#server/base/refusal.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { DocumentCountersTable, GivenUp } from "#server/schema/document-tables.ts";

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

/** The stored counter; without a pattern, it counts in the first one. */
type CounterRow = Pick<Selectable<DocumentCountersTable>, "next" | "prefix" | "width">;

/** The counter's next figure, as an expression; 1 before the first document. */
export function counterFigure(kind: DocumentKind): RawBuilder<number> {
  return sql<number>`coalesce((select next from document_counters where kind = ${kind}), 1)`;
}

/** The number that the next document would get, without taking it. Numbers in use are skipped. */
export async function peekNumber(trx: OwnedTransaction, kind: DocumentKind): Promise<string> {
  const free = nextFree(kind, { counter: readingCounter(kind), first: kindRules[kind].firstNumber });
  const counter = oneFree((await free.execute(trx)).rows);
  return numberOfFigure(counter, counter.next);
}

/**
 * Takes the next free number in the transaction that creates the document (decision M12). It locks the counter's row,
 * so that two requests of one user cannot get the same number.
 */
export async function takeNextNumber(trx: OwnedTransaction, document: NumberedDocument): Promise<string> {
  for (;;) {
    const { userId, kind } = document;
    const { prefix, width } = kindRules[kind].firstNumber;
    const counter = oneFree(await lockedNextFree(trx, { userId, kind, prefix, width }));
    const number = numberOfFigure(counter, counter.next);
    if (await claim(trx, document, { number, moves: { ...counter, next: counter.next + 1 } })) return number;
  }
}

const lockedNextFree = compiledOnce(
  (
    _trx: OwnedTransaction,
    { userId, kind, prefix, width }: Pick<NumberedDocument, "userId" | "kind"> & NumberPattern,
  ) => nextFree(kind, { counter: lockingCounter({ userId, kind }), first: { prefix, width } }),
);

/**
 * The number of a quote that is being created. If a quote with this id was deleted, it gets its old number again, else
 * the next free one. A quote's number never changes, so it has had at most one.
 */
export async function takeQuoteNumber(trx: OwnedTransaction, document: NumberedDocument): Promise<string> {
  const { kind, id } = document;
  const [given] = await givingBackAny(trx, { kind, id });
  return given?.number ?? takeNextNumber(trx, document);
}

const givingBackAny = compiledOnce(
  (_trx: OwnedTransaction, document: Pick<NumberedDocument, "kind" | "id">) =>
    givingBack(document, sql`true`),
);

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
  if (await claim(trx, document, { number: wanted })) await learnFrom(trx, document, wanted);
  else if (!(await takeNumberBack(trx, document, wanted))) throw new Refusal("NUMBER_TAKEN");
  return wanted;
}

/**
 * Sets the number that comes next (decision M19): any pattern that ends in digits, above every number that was given in
 * that pattern. Numbers that are skipped are not given.
 *
 * @returns the number, as the next document gets it
 * @throws Refusal VALIDATION_FAILED for a number without digits at its end, NUMBER_TAKEN for one that is not above
 */
export async function setNextNumber(
  trx: OwnedTransaction,
  of: Pick<NumberedDocument, "userId" | "kind">,
  wanted: string,
): Promise<string> {
  const own = patternOf(wanted);
  if (own === null) throw new Refusal("VALIDATION_FAILED", [{ path: "next", reason: "answers.numberEnds" }]);
  const { figure, ...pattern } = own;
  await lockingCounter(of).execute(trx);
  const highest = await highestGiven(trx, of.kind, own.prefix);
  if (highest !== undefined && BigInt(highest.digits) >= figure) {
    throw new Refusal("NUMBER_TAKEN", `answers.numberNotAbove ${highest.number}`);
  }
  await movingCounter(of.kind, { ...pattern, next: figure }).execute(trx);
  return numberOfFigure(pattern, figure);
}

/** The highest number that was given with a prefix and digits alone behind it. */
async function highestGiven(
  trx: OwnedTransaction,
  kind: DocumentKind,
  prefix: string,
): Promise<{ number: string; digits: string } | undefined> {
  const { rows } = await sql<{ number: string; digits: string }>`
    select number, substr(number, char_length(${prefix}::text) + 1) as digits from document_numbers
    where kind = ${kind} and starts_with(number, ${prefix}::text)
      and substr(number, char_length(${prefix}::text) + 1) ~ '^[0-9]+$'
    order by substr(number, char_length(${prefix}::text) + 1)::numeric desc limit 1`.execute(trx);
  return rows[0];
}

async function learnFrom(trx: OwnedTransaction, document: NumberedDocument, number: string): Promise<void> {
  const own = patternOf(number);
  if (own === null) return;
  const { rows } = await lockingCounter(document).execute(trx);
  const { prefix, width, next } = counterOf(document.kind, rows[0]);
  // In the present pattern, a lower number fills a gap and does not move the counter.
  const isPresent = own.prefix === prefix && (own.width === width || own.figure < next);
  const { figure, ...pattern } = own;
  if (isPresent && figure < next) return;
  const kept = isPresent ? { prefix, width } : pattern;
  await movingCounter(document.kind, { ...kept, next: figure + 1 }).execute(trx);
}

/** The statement that reads the counter; it has no row before the first document. */
function readingCounter(kind: DocumentKind): RawBuilder<CounterRow> {
  return sql<CounterRow>`select next, prefix, width from document_counters where kind = ${kind}`;
}

/** The statement that locks the counter against the user's other requests until the transaction ends. */
function lockingCounter({ userId, kind }: Pick<NumberedDocument, "userId" | "kind">): RawBuilder<CounterRow> {
  return sql<CounterRow>`
    insert into document_counters (user_id, kind, next) values (${userId}, ${kind}, 1)
    on conflict (user_id, kind) do update set next = document_counters.next
    returning next, prefix, width`;
}

function movingCounter(kind: DocumentKind, { next, prefix, width }: Counter): RawBuilder<unknown> {
  return sql`
    update document_counters set next = ${next}, prefix = ${prefix}, width = ${width} where kind = ${kind}`;
}

function counterOf(kind: DocumentKind, row: CounterRow | undefined): Counter {
  const first = kindRules[kind].firstNumber;
  return { next: row?.next ?? 1, prefix: row?.prefix ?? first.prefix, width: row?.width ?? first.width };
}

/**
 * A counter whose next figure is free, found in one statement: asking for one figure at a time would be slow for a user
 * who has numbered thousands of documents by hand. One of the next n + 1 figures is free if n numbers are taken.
 *
 * @param counter the statement that reads or locks it. A number that another request takes while this one waits for the
 * lock is not seen, so that claiming the figure may fail
 */
function nextFree(
  kind: DocumentKind,
  { counter, first }: { counter: RawBuilder<CounterRow>; first: NumberPattern },
): RawBuilder<Counter> {
  return sql<Counter>`
    with counter as (${counter}), pattern as (
      select coalesce(next, 1)::bigint as next, coalesce(prefix, ${first.prefix}::text) as prefix,
        coalesce(width, ${first.width}::int) as width
      from (select) as one left join counter on true
    ), taken as (
      select substr(number, char_length(prefix) + 1) as digits from document_numbers, pattern
      where kind = ${kind} and starts_with(number, prefix)
    )
    select figure as next, prefix, width
    from pattern, generate_series(next, next + (select count(*) from taken)) as figure
    where not exists (
      select from taken where digits = lpad(figure::text, greatest(width, length(figure::text)), '0')
    )
    order by figure limit 1`;
}

function oneFree([free]: readonly Counter[]): Counter {
  if (!free) throw new Error("No figure is free");
  return free;
}

/** @param claimed `moves` is the counter to set, if the caller has locked it @returns whether nobody had the number */
async function claim(
  trx: OwnedTransaction,
  { userId, kind, id, now }: NumberedDocument,
  { number, moves }: { number: string; moves?: Counter },
): Promise<boolean> {
  const claimed = { userId, kind, id, number, at: now.toISOString() };
  const rows = moves
    ? await claimingAndMoving(trx, Object.assign(claimed, moves))
    : await claimingOnly(trx, claimed);
  return rows.length > 0;
}

interface Claimed {
  userId: Id<"User">;
  kind: DocumentKind;
  id: string;
  number: string;
  at: string;
}

const claimingOnly = compiledOnce((_trx: OwnedTransaction, claimed: Claimed) => claiming(claimed));

const claimingAndMoving = compiledOnce(
  (_trx: OwnedTransaction, { next, prefix, width, ...claimed }: Claimed & Counter) => sql`
    with moved as (${movingCounter(claimed.kind, { next, prefix, width })}) ${claiming(claimed)}`,
);

function claiming({ userId, kind, id, number, at }: Claimed): RawBuilder<unknown> {
  return sql`
    insert into document_numbers (user_id, kind, number, document_id, given_at)
    values (${userId}, ${kind}, ${number}, ${id}, ${at})
    on conflict do nothing returning number`;
}
