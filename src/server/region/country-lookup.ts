import { BlockList, isIPv4, isIPv6 } from "node:net";
import { languageOfCountry } from "#domain/company/country-language.ts";
import type { Language } from "#domain/company/region.ts";
import { type AddressTable, openAddressTable } from "#server/region/address-table.ts";
import { countryCode, openCountryDatabase } from "#server/region/country-database.ts";
import { ipv4Countries } from "#server/region/ipv4-countries.ts";

/**
 * What is known of where a request comes from; null for what cannot be told. A language without a country: a country
 * whose language is the default, which the table does not tell apart.
 */
export interface Whereabouts {
  country: string | null;
  language: Language | null;
}

const nowhere: Whereabouts = { country: null, language: null };

/**
 * Looks up where an address is, in the operator's database if there is one, else in the table that comes with the
 * app, which knows IPv4 only. Nobody else is asked, and nothing is kept (decision P9).
 *
 * @param databasePath a country database (GEOIP_DB), or null
 * @throws Error when that database cannot be read
 */
export function countryLookup(databasePath: string | null): (address: string | undefined) => Whereabouts {
  if (databasePath === null) return lookUpInTable;
  const countryOf = openCountryDatabase(databasePath);
  return (address) => {
    const known = plainAddress(address);
    return known === null ? nowhere : whereaboutsOf(countryOf(known));
  };
}

/** A country as the edge in front named it in its header. */
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

/** Addresses that are not on the public internet (RFC 6890), multicast and what is reserved. */
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
 * An IPv4 address that a socket for both kinds wrote as IPv6 is IPv4 again; null for what is no address, as of a
 * client that has gone away meanwhile.
 */
function plainAddress(address: string | undefined): string | null {
  const mapped = (address ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv4(mapped) || isIPv6(mapped) ? mapped : null;
}
