import * as z from "zod/mini";
import { figureSchemas } from "#contract/figures.ts";
import { route } from "#contract/route.ts";
import * as wire from "#contract/wire.ts";
import { dashboardFigures, monthFigures } from "#domain/documents/kept-figures.ts";

/** What was quoted and invoiced in a month, in one currency. */
const monthSums = figureSchemas(monthFigures);

const breakdown = z.object({
  /** 1 to 12. */
  month: z.int(),
  monthName: z.string(),
  year: z.int(),
  ...monthSums,
  others: z.array(z.object({ currency: wire.currency, ...monthSums })),
});

/** Sums of all documents and of this month, in one currency. */
const sums = {
  ...figureSchemas(dashboardFigures),
  /** Of unpaid invoices whose due date has passed where the firm is, and of those marked so. */
  overdueTotal: wire.money,
  overdueCount: z.int(),
  /** The earliest due date among them; null for none. */
  oldestDueDate: z.nullable(wire.localDate),
  /** The totals of invoices that were paid in the present month. */
  receivedThisMonth: wire.money,
};

export const statsRoutes = {
  read: route({
    method: "GET",
    path: "/api/stats",
    access: "user",
    summary:
      "The dashboard's figures; months are those of the documents' dates. They are of the documents in the profile's " +
      "currency; those in other currencies are in `others`.",
    answer: z.object({
      /**
       * The profile's currency, of which the figures beside it are; before there is a profile, that of the
       * registration.
       */
      currency: wire.currency,
      ...sums,
      others: z.array(z.object({ currency: wire.currency, ...sums })),
      materialsCount: z.int(),
      /** Materials added since Monday, in American English since Sunday. */
      newMaterials: z.int(),
      laborCount: z.int(),
      /** The present month where the firm is: the one that "this month" means. */
      currentMonth: z.object({ year: z.int(), month: z.int() }),
      monthlyBreakdowns: z.array(breakdown),
    }),
    errors: [],
  }),
};
