import * as z from "zod/mini";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";

const breakdown = z.object({
  /** 1 to 12. */
  month: z.int(),
  monthName: z.string(),
  year: z.int(),
  quoteCount: z.int(),
  quoteTotal: wire.money,
  invoiceCount: z.int(),
  invoiceTotal: wire.money,
});

export const statsRoutes = {
  read: route({
    method: "GET",
    path: "/api/stats",
    access: "user",
    summary: "The dashboard's figures; months are those of the documents' dates.",
    answer: z.object({
      totalQuotes: z.int(),
      totalValue: wire.money,
      materialsCount: z.int(),
      /** Materials added since Monday. */
      newMaterials: z.int(),
      laborCount: z.int(),
      pendingQuotes: z.int(),
      pendingTotal: wire.money,
      outstandingTotal: wire.money,
      outstandingCount: z.int(),
      /** The month it is where the firm is; what the figures of "this month" are of. */
      currentMonth: z.object({ year: z.int(), month: z.int() }),
      monthlyQuoteTotal: wire.money,
      monthlyInvoiceTotal: wire.money,
      monthlyBreakdowns: z.array(breakdown),
    }),
    errors: [],
  }),
};
