import type { FastifyRequest } from "fastify";
import { languageOfHost } from "#domain/company/host-language.ts";
import type { Config } from "#server/config.ts";
import { countryLookup, type Whereabouts, whereaboutsOf } from "#server/region/country-lookup.ts";

/** Tells where a request comes from and which language it is to be answered in. */
export type RequestRegion = (request: FastifyRequest) => Whereabouts;

/**
 * The country is the one that a trusted edge names in its header, else the address's. The language is that of a host
 * which stands for a region, since whoever comes by that door has chosen it; else that of the country.
 *
 * @throws Error when the operator's country database cannot be read
 */
export function requestRegion({ countryDatabase, countryHeader }: Config): RequestRegion {
  const lookUp = countryLookup(countryDatabase);
  return (request) => {
    const named = countryHeader === null ? null : whereaboutsOf(request.headers[countryHeader]);
    const { country, language } = named?.country ? named : lookUp(request.ip);
    return { country, language: languageOfHost(request.hostname) ?? language };
  };
}
