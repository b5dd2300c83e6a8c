import * as z from "zod/mini";
import { route } from "#contract/route.ts";

export const systemRoutes = {
  health: route({
    method: "GET",
    path: "/api/health",
    access: "public",
    summary: "Says that the server answers and its database does; 503 when the database is away.",
    answer: z.object({ status: z.literal("ok"), version: z.string(), database: z.literal("ok") }),
    errors: [],
  }),
  openapi: route({
    method: "GET",
    path: "/api/openapi.json",
    access: "public",
    summary: "This document.",
    answer: z.unknown(),
    errors: [],
  }),
};
