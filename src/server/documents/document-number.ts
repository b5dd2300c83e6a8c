import { Refusal } from "#contract/errors.ts";
import type { Id } from "#domain/account/id.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import type { OwnedTransaction } from "#server/db/database.ts";

/** Whose number it is to be. */
export interface NumberedDocument {
  userId: Id<"User">;
  kind: DocumentKind;
  id: string;
}

const prefixes: Record<DocumentKind, string> = { quote: "Q", invoice: "INV" };

/** The number that a counter's figure stands for: "INV-0001", "Q-0042". */
function documentNumber(kind: DocumentKind, figure: number): string {
  return `${prefixes[kind]}-${String(figure).padStart(4, "0")}`;
}

/** The counter's figure; 1 before any document was made. */
export async function readCounter(trx: OwnedTransaction, kind: DocumentKind): Promise<number> {
  const row = await trx
    .selectFrom("document_counters")
    .select("next")
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.next ?? 1;
}

/** The number the next document would take; numbers in use are skipped, and nothing is taken. */
export async function peekNumber(trx: OwnedTransaction, kind: DocumentKind): Promise<string> {
  let figure = await readCounter(trx, kind);
  while (await isTaken(trx, kind, documentNumber(kind, figure))) figure += 1;
  return documentNumber(kind, figure);
}

/**
 * Takes the next free number in the transaction that makes the document (decision M12). Writers of one user
 * wait for each other at the counter's row, so no two get the same.
 */
export async function takeNextNumber(trx: OwnedTransaction, document: NumberedDocument): Promise<string> {
  for (;;) {
    const number = documentNumber(document.kind, await advanceCounter(trx, document));
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
 * Takes a number that a person chose. The counter moves on if it is the counter's own.
 *
 * @throws Refusal NUMBER_TAKEN if another document has or had it; numbers are never reused
 */
export async function takeNumber(
  trx: OwnedTransaction,
  document: NumberedDocument,
  wanted: string,
): Promise<string> {
  if (!(await claim(trx, document, wanted)) && !(await isOwn(trx, document, wanted))) {
    throw new Refusal("NUMBER_TAKEN");
  }
  const figure = await readCounter(trx, document.kind);
  if (documentNumber(document.kind, figure) === wanted) await advanceCounter(trx, document);
  return wanted;
}

/** Moves the counter on and answers the figure it stood at. */
async function advanceCounter(trx: OwnedTransaction, { userId, kind }: NumberedDocument): Promise<number> {
  const { next } = await trx
    .insertInto("document_counters")
    .values({ user_id: userId, kind, next: 2 })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "kind"])
        .doUpdateSet((set) => ({ next: set("document_counters.next", "+", 1) })),
    )
    .returning("next")
    .executeTakeFirstOrThrow();
  return next - 1;
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

async function isTaken(trx: OwnedTransaction, kind: DocumentKind, number: string): Promise<boolean> {
  const row = await trx
    .selectFrom("document_numbers")
    .select("number")
    .where("kind", "=", kind)
    .where("number", "=", number)
    .executeTakeFirst();
  return row !== undefined;
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
