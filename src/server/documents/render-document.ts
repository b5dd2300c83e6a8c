import type { FastifyReply } from "fastify";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { Invoice, Quote, ViewMode } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { Refusal } from "#server/base/refusal.ts";
import { turns } from "#server/base/turns.ts";
import { profileAnswer } from "#server/company-profile/profile-answer.ts";
import { findProfile } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { invoiceAnswer, quoteAnswer } from "#server/documents/document-answer.ts";
import type { DocumentRow } from "#server/documents/document-store.ts";
import type { Actor } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { findKeyset } from "#server/sealing/keyset-store.ts";

interface Wanted {
  kind: DocumentKind;
  id: string;
  mode: ViewMode;
  read: (trx: OwnedTransaction, id: string) => Promise<DocumentRow>;
}

/**
 * Renders a document of an account without encryption. In an encrypted account the server cannot read the words: it
 * answers 428, and the app renders the same PDF with the same code in the browser (decision P7).
 *
 * @throws TooManyWaiting if 20 more of the user's requests are waiting; a request whose client disconnects leaves the
 * queue
 */
export function renderDocument(
  services: Services,
  { actor, reply }: { actor: Actor; reply: FastifyReply },
  wanted: Wanted,
): Promise<Uint8Array> {
  const gone = new AbortController();
  const leave = () => gone.abort(new Refusal("BUSY"));
  reply.raw.once("close", leave);
  // The client may have disconnected while the session was read.
  if (reply.raw.destroyed) leave();
  return rendering.take(actor.userId, () => render(services, actor, wanted), gone.signal);
}

const tooLong = "The texts of this document are too long for the server to print. Print it in the app.";

/** One document of a user at a time, since all users share the threads. Nothing is read for a request that waits. */
const rendering = turns({ atOnce: 1, waiting: 20 });

/** Characters of all words together, with their names and ids; the app prints longer documents in the browser. */
const longestText = 200_000;

async function render(
  { database, pdf }: Services,
  actor: Actor,
  { kind, id, mode, read }: Wanted,
): Promise<Uint8Array> {
  const order = await database.readAsOwner(actor.userId, async (trx): Promise<PrintOrder> => {
    const row = await read(trx, id);
    if (row.sealed !== null || (await findKeyset(trx)) !== null) {
      throw new Refusal("ENCRYPTION_PASSPHRASE_REQUIRED");
    }
    if (JSON.stringify(row.plain).length > longestText) throw new Refusal("TOO_LARGE", tooLong);
    const stored = await findProfile(trx);
    const profile = stored && ((await profileAnswer(trx, stored)) as unknown as CompanyProfile);
    return kind === "quote"
      ? { kind, mode, profile, document: quoteAnswer(row, []) as unknown as Quote }
      : { kind, mode, profile, document: invoiceAnswer(row) as unknown as Invoice };
  });
  return pdf.render(order);
}
