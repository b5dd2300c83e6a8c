import * as z from "zod/mini";
import { route } from "#contract/route.ts";
import { tones } from "#domain/company/company-settings.ts";

const tone = z.enum(tones);
const settings = { path: "/api/company-settings", answer: z.object({ tone: z.nullable(tone) }) };

/** How the firm works. Apart from its profile, because no document copies it. */
export const companySettingsRoutes = {
  read: route({
    ...settings,
    method: "GET",
    access: "user",
    summary: "How the firm works; `tone` is how it writes to customers, null until it has said.",
    errors: [],
  }),
  update: route({
    ...settings,
    method: "PUT",
    access: "subscriber",
    summary: "Changes how the firm works.",
    body: z.object({ tone }),
    errors: [],
  }),
};
