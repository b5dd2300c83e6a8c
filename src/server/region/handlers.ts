import type { regionRoutes } from "#contract/region.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { countryLookup, whereaboutsOf } from "#server/region/country-lookup.ts";

/** The country that a request comes from: by the header of a trusted edge, else by its address. */
export function regionHandlers({ config }: Services): Handlers<typeof regionRoutes> {
  const lookUp = countryLookup(config.countryDatabase);
  const { countryHeader } = config;
  return {
    read: async ({ request }) => {
      const named = countryHeader === null ? null : whereaboutsOf(request.headers[countryHeader]);
      return named?.country ? named : lookUp(request.ip);
    },
  };
}
