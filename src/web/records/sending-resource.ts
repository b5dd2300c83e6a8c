import { sendingRoutes } from "#contract/sendings.ts";
import type { Sending } from "#domain/documents/sending.ts";
import type { ListResource } from "#web/records/resources.ts";

/** What was sent ([Note: What was sent]). */
export const sendingResource: ListResource<Sending> = {
  key: "sendings",
  kind: "sending",
  routes: sendingRoutes,
  alsoStale: [],
};
