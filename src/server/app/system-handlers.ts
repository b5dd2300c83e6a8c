import { openApiDocument } from "#contract/openapi.ts";
import type { systemRoutes } from "#contract/system.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";

/** Health, and the API's own description. */
export function systemHandlers({ database, version }: Services): Handlers<typeof systemRoutes> {
  const document = openApiDocument(version);
  return {
    health: async () => {
      await database.ping();
      return { status: "ok", version, database: "ok" };
    },
    openapi: async () => document,
  };
}
