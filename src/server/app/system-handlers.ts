import { openApiDocument } from "#contract/openapi.ts";
import type { systemRoutes } from "#contract/system.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";

/** Health, and the API's own description. */
export function systemHandlers({ database, version }: Services): Handlers<typeof systemRoutes> {
  // Made at the first request for it, which few servers ever get.
  let document: ReturnType<typeof openApiDocument> | undefined;
  return {
    health: async () => {
      await database.ping();
      return { status: "ok", version, database: "ok" };
    },
    openapi: async () => {
      document ??= openApiDocument(version);
      return document;
    },
  };
}
