import * as z from "zod/mini";
import { invoiceSummary, quoteSummary } from "#contract/document-summary.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import { isId } from "#domain/ids/id.ts";

/** The most heads of a kind. */
export const mostHeads = 5;

/** The most documents that can be left out. */
export const mostLeftOut = 100;

/** Ids with commas between them. */
const ids = z.codec(z.string().check(z.maxLength(37 * mostLeftOut)), z.custom<string[]>(), {
  decode: (wire, context) => {
    const each = wire === "" ? [] : wire.toLowerCase().split(",");
    if (each.every(isId)) return each;
    context.issues.push({ code: "custom", input: wire, message: "values.uuid" });
    return z.NEVER;
  },
  encode: (all) => all.join(","),
});

/** Quotes that need the firm for one reason: how many there are, and the largest of them. */
const needing = z.object({ count: z.int(), heads: z.array(quoteSummary) });

/**
 * What needs the firm today, without what `without` names, and what was made lately. What was reminded about in the
 * last seven days does not need it.
 */
export const todayRoutes = {
  read: route({
    method: "GET",
    path: "/api/today",
    access: "user",
    summary:
      `What needs the firm today: of each kind the number and at most ${mostHeads} heads, the largest amount first; ` +
      "and the newest quotes and invoices. What `without` names, ids with commas between them, is left out; so is what " +
      "the customer was reminded about within a week.",
    query: z.object({ without: z.optional(ids) }),
    answer: z.object({
      /** Quotes that the customer accepted and that are no invoice yet. */
      accepted: needing,
      /** Unpaid invoices past their due date, or marked so; the first of each currency is among the heads. */
      overdue: z.object({
        heads: z.array(invoiceSummary),
        sums: z.array(
          z.object({
            currency: wire.currency,
            count: z.int(),
            total: wire.money,
            /** The earliest due date; null if none of them has one. */
            oldestDueDate: z.nullable(wire.localDate),
          }),
        ),
      }),
      /** Sent quotes that end today or tomorrow. */
      ending: needing,
      /** Drafts that were made a day ago or earlier. */
      drafts: needing,
      /** The newest quotes that are no invoice. */
      newestQuotes: z.array(quoteSummary),
      newestInvoices: z.array(invoiceSummary),
    }),
    errors: [],
  }),
};
