import type { FastifyRequest } from "fastify";
import { languageOfHost } from "#domain/region/host-language.ts";
import type { Config } from "#server/base/config.ts";
import { countryLookup, type Whereabouts, whereaboutsOf } from "#server/region/country-lookup.ts";

/** Determines where a request comes from, and the language to answer in. */
export type RequestRegion = (request: FastifyRequest) => Whereabouts;

/**
 * The country is the one that a trusted proxy names in its header, else that of the address. The language is the host's
 * if the host belongs to a region, since the visitor has chosen that host; else the country's.
 *
 * @throws Error if the operator's country database cannot be read
 */
export function requestRegion({ countryDatabase, countryHeader }: Config): RequestRegion {
  const lookUp = countryLookup(countryDatabase);
  return (request) => {
    const named = countryHeader === null ? null : whereaboutsOf(request.headers[countryHeader]);
    const { country, language } = named?.country ? named : lookUp(request.ip);
    return { country, language: languageOfHost(request.hostname) ?? language };
  };
}
