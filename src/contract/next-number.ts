import * as z from "zod/mini";
import { route } from "#contract/route.ts";

/** By itself, because the editor of a new invoice needs it before it needs what an invoice is. */
export const nextNumber = route({
  method: "GET",
  path: "/api/invoices/next-number",
  access: "user",
  summary: "The number the next invoice takes unless another is given; reading does not take it.",
  answer: z.object({ nextInvoiceNumber: z.string() }),
  errors: [],
});
