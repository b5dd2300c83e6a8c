import * as z from "zod/mini";
import { route } from "#contract/route.ts";
import { languages } from "#domain/company/region.ts";

/** Where a visitor seems to be (decision P9). */
const region = z.object({
  /** ISO 3166-1 alpha-2, in capitals; null when it is not known which one it is. */
  country: z.nullable(z.string()),
  /** The language of its screens and prices; null when nothing is known of where the visitor is. */
  language: z.nullable(z.enum(languages)),
});

export const regionRoutes = {
  read: route({
    method: "GET",
    path: "/api/region",
    access: "public",
    summary:
      "The country that the request seems to come from, looked up on this server; nothing is kept of it.",
    answer: region,
    errors: [],
  }),
};
