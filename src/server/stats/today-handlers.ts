import type { todayRoutes } from "#contract/today.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { addDays } from "#domain/calendar/local-date.ts";
import { regionTerms } from "#domain/region/region.ts";
import { listedInvoice, listedQuote } from "#server/documents/document-answer.ts";
import { termsProfile } from "#server/documents/supplier.ts";
import { todayOf } from "#server/documents/today.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import {
  countNeeds,
  type NeedsAsked,
  newestDocuments,
  overdueInvoices,
  type QuoteNeed,
  quotesThatNeed,
} from "#server/stats/needs.ts";

const dayInMilliseconds = 24 * 60 * 60 * 1000;
/** A reminder is given this many days to be answered. */
const daysForReminder = 7;

/** What needs the firm today, from the columns that the server can read. */
export function todayHandlers({ database, clock }: Services): Handlers<typeof todayRoutes> {
  return {
    read: ({ actor, query }) =>
      database.readAsOwner(actor.userId, async (trx) => {
        const now = clock();
        const today = todayOf(await termsProfile(trx, null), now);
        const before = (days: number) => instantAt(now.getTime() - days * dayInMilliseconds);
        const asked: NeedsAsked = {
          today,
          tomorrow: addDays(today, 1),
          draftBefore: before(1),
          remindedSince: before(daysForReminder),
          without: query.without ?? [],
        };
        const counts = await countNeeds(trx, asked);
        const needing = async (need: QuoteNeed) => ({
          count: counts[need],
          heads: counts[need] === 0 ? [] : (await quotesThatNeed(trx, need, asked)).map(listedQuote),
        });
        const { sums, heads } = await overdueInvoices(trx, asked);
        return {
          accepted: await needing("accepted"),
          overdue: {
            heads: heads.map(listedInvoice),
            sums: sums.map(({ language, ...sum }) => ({ currency: regionTerms(language).currency, ...sum })),
          },
          ending: await needing("ending"),
          drafts: await needing("drafts"),
          newestQuotes: (await newestDocuments(trx, "quote")).map(listedQuote),
          newestInvoices: (await newestDocuments(trx, "invoice")).map(listedInvoice),
        };
      }),
  };
}
