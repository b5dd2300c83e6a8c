import { readFileSync } from "node:fs";
import { Reader, type Response } from "mmdb-lib";

/**
 * Opens a country database in the MaxMind format (GeoLite2-Country, DB-IP, ip-location-db), which is read once.
 *
 * @returns the country's code of an address of either kind, or null where there is none
 * @throws Error when the file cannot be read or is no such database
 */
export function openCountryDatabase(path: string): (address: string) => string | null {
  const reader = new Reader<Response>(readFileSync(path));
  return (address) => countryOfRecord(reader.get(address));
}

/** The country in a record, in either of the two shapes in use: `country.iso_code` or `country_code`. */
export function countryOfRecord(record: unknown): string | null {
  const { country, country_code: flat } = (record ?? {}) as {
    country?: { iso_code?: unknown };
    country_code?: unknown;
  };
  return countryCode(country?.iso_code ?? flat);
}

/** A country's code as it stands in databases and headers; null for codes of no country (XX, T1 and the like). */
export function countryCode(given: unknown): string | null {
  const code = typeof given === "string" ? given.toUpperCase() : "";
  return /^[A-Z]{2}$/.test(code) && code !== "XX" ? code : null;
}
