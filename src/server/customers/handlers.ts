import type { customerRoutes } from "#contract/customers.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { recordHandlers } from "#server/records/record-handlers.ts";

/** A customer has words only, no columns of its own. */
export function customerHandlers(services: Services): Handlers<typeof customerRoutes> {
  return recordHandlers<typeof customerRoutes, "customers">(services, {
    table: "customers",
    kind: "customer",
    notFound: "Customer not found",
    newColumns: () => ({}),
    changedColumns: () => ({}),
    ownFields: () => ({}),
  });
}
