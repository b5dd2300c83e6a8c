import { BlockList, isIPv4, isIPv6 } from "node:net";
import { languageOfCountry } from "#domain/region/country-language.ts";
import type { Language } from "#domain/region/region.ts";
import { type AddressTable, openAddressTable } from "#server/region/address-table.ts";
import { countryCode, openCountryDatabase } from "#server/region/country-database.ts";
import { ipv4Countries } from "#server/region/ipv4-countries.ts";

/**
 * Where a request comes from; null for what is unknown. The language may be known without the country: the table does
 * not distinguish countries whose language is the default.
 */
export interface Whereabouts {
  country: string | null;
  language: Language | null;
}

const nowhere: Whereabouts = { country: null, language: null };

/**
 * Looks up where an address is: in the operator's database if there is one, else in the app's own table, which has IPv4
 * only. No other service is asked, and nothing is stored (decision P9).
 *
 * @param databasePath a country database (GEOIP_DB), or null
 * @throws Error if that database cannot be read
 */
export function countryLookup(databasePath: string | null): (address: string | undefined) => Whereabouts {
  if (databasePath === null) return lookUpInTable;
  const countryOf = openCountryDatabase(databasePath);
  return (address) => {
    const known = plainAddress(address);
    return known === null ? nowhere : whereaboutsOf(countryOf(known));
  };
}

/** The country that the proxy in front named in its header, and its language. */
export function whereaboutsOf(given: unknown): Whereabouts {
  const country = countryCode(given);
  return country === null ? nowhere : { country, language: languageOfCountry(country) };
}

let table: AddressTable | undefined;

function lookUpInTable(address: string | undefined): Whereabouts {
  const known = plainAddress(address);
  if (known === null || !isIPv4(known) || nobodys.check(known)) return nowhere;
  table ??= openAddressTable(ipv4Countries);
  const place = table(known.split(".").reduce((sum, part) => sum * 256 + Number(part), 0));
  return place === "elsewhere" ? { country: null, language: languageOfCountry("") } : whereaboutsOf(place);
}

/** Addresses outside the public internet (RFC 6890): private, multicast and reserved ones. */
const nobodys = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  nobodys.addSubnet(network, prefix);
}

/**
 * Turns an IPv4 address written as IPv6 ("::ffff:1.2.3.4") back into IPv4. Null for a text that is not an address, as
 * of a client that has disconnected.
 */
function plainAddress(address: string | undefined): string | null {
  const mapped = (address ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv4(mapped) || isIPv6(mapped) ? mapped : null;
}
