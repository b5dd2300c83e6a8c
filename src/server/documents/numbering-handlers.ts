import type { numberingRoutes } from "#contract/numbering.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { peekNumber, setNextNumber } from "#server/numbers/document-number.ts";

/** Reading and setting what comes next (decision M19). */
export function numberingHandlers({ database }: Services): Handlers<typeof numberingRoutes> {
  return {
    nextQuote: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => ({
        nextQuoteNumber: await peekNumber(trx, "quote"),
      })),
    setNextQuote: ({ actor: { userId }, body }) =>
      database.asOwner(userId, async (trx) => ({
        nextQuoteNumber: await setNextNumber(trx, { userId, kind: "quote" }, body.next),
      })),
    setNextInvoice: ({ actor: { userId }, body }) =>
      database.asOwner(userId, async (trx) => ({
        nextInvoiceNumber: await setNextNumber(trx, { userId, kind: "invoice" }, body.next),
      })),
  };
}
