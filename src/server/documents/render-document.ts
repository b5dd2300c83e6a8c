import type { FastifyReply } from "fastify";
import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { Refusal } from "#server/base/refusal.ts";
import { turns } from "#server/base/turns.ts";
import { profileAnswer } from "#server/company-profile/profile-answer.ts";
import { findQuoteTexts } from "#server/company-profile/quote-texts.ts";
import { findProfile } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { invoiceAnswerOf, quoteAnswerOf } from "#server/documents/document-answer.ts";
import type { DocumentRow } from "#server/documents/document-row.ts";
import { termsOfRow } from "#server/documents/document-writing.ts";
import type { IdentifiedLine } from "#server/documents/stored-lines.ts";
import type { Actor } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { findKeyset } from "#server/sealing/keyset-store.ts";

/** The document as a kind of print order has it. */
export type PrintedDocument = PrintOrder extends infer Order
  ? Order extends PrintOrder
    ? Pick<Order, "kind" | "document">
    : never
  : never;

/** What to print: the row, and how its kind prints it. */
interface Wanted<K extends DocumentKind> {
  row: DocumentRow<K>;
  mode: ViewMode;
  printed: (row: DocumentRow<K>) => PrintedDocument;
}

type ReadWanted<K extends DocumentKind> = (trx: OwnedTransaction) => Promise<Wanted<K>>;

/**
 * Renders a document of an account without encryption. In an encrypted account the server cannot read the words: it
 * answers 428, and the app renders the same PDF with the same code in the browser (decision P7).
 *
 * @throws TooManyWaiting if 20 more of the user's requests are waiting; a request whose client disconnects leaves the
 * queue
 */
export function renderDocument<K extends DocumentKind>(
  services: Services,
  { actor, reply }: { actor: Actor; reply: FastifyReply },
  read: ReadWanted<K>,
): Promise<Uint8Array> {
  const gone = new AbortController();
  const leave = () => gone.abort(new Refusal("BUSY"));
  reply.raw.once("close", leave);
  // The client may have disconnected while the session was read.
  if (reply.raw.destroyed) leave();
  return rendering.take(actor.userId, () => render(services, actor, read), gone.signal);
}

/** One document of a user at a time, since all users share the threads. Nothing is read for a request that waits. */
const rendering = turns({ atOnce: 1, waiting: 20 });

/** Characters of all words together, with their names and ids; the app prints longer documents in the browser. */
const longestText = 200_000;

async function render<K extends DocumentKind>(
  { database, pdf }: Services,
  actor: Actor,
  read: ReadWanted<K>,
): Promise<Uint8Array> {
  const order = await database.readAsOwner(actor.userId, async (trx): Promise<PrintOrder> => {
    const { row, mode, printed } = await read(trx);
    if (row.sealed !== null || (await findKeyset(trx)) !== null) {
      throw new Refusal("ENCRYPTION_PASSPHRASE_REQUIRED");
    }
    if (JSON.stringify([row.plain, row.lines_plain]).length > longestText)
      throw new Refusal("TOO_LARGE", "answers.tooLongToPrint");
    const stored = await findProfile(trx);
    const profile = stored && (await profileAnswer(trx, stored));
    const order: PrintOrder = {
      mode,
      profile: profile && { ...profile, companyName: profile.companyName ?? "" },
      ...printed(row),
    };
    return order.kind === "quote" ? { ...order, quoteTexts: await findQuoteTexts(trx) } : order;
  });
  return pdf.render(order);
}

/** A quote of an account without encryption, with the words that the paper must have. */
export function printedQuote(row: DocumentRow<"quote">): PrintedDocument {
  const answer = quoteAnswerOf(row, []);
  return { kind: "quote", document: { ...answer, ...termsOfRow(row), ...withWords(answer) } };
}

/** An invoice, as {@link printedQuote}. */
export function printedInvoice(row: DocumentRow<"invoice">): PrintedDocument {
  const answer = invoiceAnswerOf(row);
  const { supplier } = answer;
  return {
    kind: "invoice",
    document: {
      ...answer,
      ...withWords(answer),
      supplier: supplier && { ...supplier, companyName: supplier.companyName ?? "" },
    },
  };
}

/** Words that every opened record has are "" where nothing was ever typed. */
function withWords({
  customerName,
  lineItems,
}: {
  customerName: string | null;
  lineItems: IdentifiedLine[];
}) {
  return {
    customerName: customerName ?? "",
    lineItems: lineItems.map((line) => ({ ...line, name: line.name ?? "" })),
  };
}
