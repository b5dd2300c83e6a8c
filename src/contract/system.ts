import * as z from "zod/mini";
import { route } from "#contract/route.ts";

export const systemRoutes = {
  health: route({
    method: "GET",
    path: "/api/health",
    access: "public",
    anyContract: true,
    summary:
      "Says that the server can serve. 503 when it is stopping, and when its database is away or is a standby, which can be read and not written.",
    answer: z.object({ status: z.literal("ok"), version: z.string(), database: z.literal("ok") }),
    errors: ["STOPPING"],
  }),
  openapi: route({
    method: "GET",
    path: "/api/openapi.json",
    access: "public",
    anyContract: true,
    summary: "This document.",
    answer: z.unknown(),
    errors: [],
  }),
};
