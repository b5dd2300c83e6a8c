import * as z from "zod/mini";
import { route } from "#contract/route.ts";
import { languages } from "#domain/region/region.ts";

/** Where a visitor appears to be (decision P9). */
const region = z.object({
  /** ISO 3166-1 alpha-2, in capitals; null when it is unknown. */
  country: z.nullable(z.string()),
  /** Of screens and prices: that of the host's region, else of the country; null when neither is known. */
  language: z.nullable(z.enum(languages)),
});

export const regionRoutes = {
  read: route({
    method: "GET",
    path: "/api/region",
    access: "public",
    summary:
      "The country that the request seems to come from, looked up on this server, and the language of the host's region, else of the country's; nothing is kept.",
    answer: region,
    errors: [],
  }),
};
