import { readFileSync } from "node:fs";
import { Reader, type Response } from "mmdb-lib";

/**
 * Opens a country database in the MaxMind format (GeoLite2-Country, DB-IP, ip-location-db), which is read once.
 *
 * @returns a function from an IPv4 or IPv6 address to its country's code, or null if the database has none
 * @throws Error if the file cannot be read or is not such a database
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

/** A country code as databases and headers give it; null for codes that mean no country (XX, T1 and so on). */
export function countryCode(given: unknown): string | null {
  const code = typeof given === "string" ? given.toUpperCase() : "";
  return /^[A-Z]{2}$/.test(code) && code !== "XX" ? code : null;
}
