import { Refusal } from "#contract/errors.ts";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { DocumentKind, Invoice, Quote, ViewMode } from "#domain/documents/trade-document.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { profileAnswer } from "#server/company-profile/profile-answer.ts";
import { findProfile } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { invoiceAnswer, quoteAnswer } from "#server/documents/document-answer.ts";
import type { DocumentRow } from "#server/documents/document-store.ts";
import type { Actor } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { findKeyset } from "#server/keysets/store.ts";

interface Wanted {
  kind: DocumentKind;
  id: string;
  mode: ViewMode;
  read: (trx: OwnedTransaction, id: string) => Promise<DocumentRow>;
}

/**
 * Renders a document of an account without encryption. With encryption the server cannot and must not: it answers
 * 428, and the app renders the same PDF with the same code in the browser (decision P7).
 */
export async function renderDocument(
  { database, pdf }: Services,
  actor: Actor,
  { kind, id, mode, read }: Wanted,
): Promise<Uint8Array> {
  const order = await database.readAsOwner(actor.userId, async (trx): Promise<PrintOrder> => {
    const row = await read(trx, id);
    if (row.sealed !== null || (await findKeyset(trx)) !== null) {
      throw new Refusal("ENCRYPTION_PASSPHRASE_REQUIRED");
    }
    const stored = await findProfile(trx);
    const profile = stored && ((await profileAnswer(trx, stored)) as unknown as CompanyProfile);
    return kind === "quote"
      ? { kind, mode, profile, document: quoteAnswer(row, []) as unknown as Quote }
      : { kind, mode, profile, document: invoiceAnswer(row) as unknown as Invoice };
  });
  return pdf.render(order);
}
