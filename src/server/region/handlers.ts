import type { regionRoutes } from "#contract/region.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { RequestRegion } from "#server/region/request-region.ts";

export function regionHandlers(regionOf: RequestRegion): Handlers<typeof regionRoutes> {
  return { read: async ({ request }) => regionOf(request) };
}
