/**
 * Writes the table of countries by IPv4 address, src/server/region/ipv4-countries.ts, from a database in the MaxMind
 * format: `npm run region-table` uses the package that is installed for it, `npm run region-table file.mmdb` another
 * database. The result is committed. See [Note: The table of countries].
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync } from "node:zlib";
import { type CountryResponse, Reader } from "mmdb-lib";
import { blockSize, type LanguageCountry, languageCountries } from "#server/region/address-table.ts";
import { countryOfRecord } from "#server/region/country-database.ts";

const source =
  process.argv[2] ??
  createRequire(import.meta.url).resolve(
    "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country-ipv4.mmdb",
  );
const target = "src/server/region/ipv4-countries.ts";

const runs = runsOf(new Reader<CountryResponse>(readFileSync(source)));
const lengths = runs.flatMap(([length]) =>
  variableLength(length % blockSize === 0 ? (length / blockSize) * 2 : length * 2 + 1),
);
const bytes = Uint8Array.from([...lengths, 0, ...runs.map(([, place]) => languageCountries.indexOf(place))]);
const text = brotliCompressSync(bytes).toString("base64");
writeFileSync(
  target,
  `/**
 * Countries by IPv4 address, written by scripts/region-table.ts; see [Note: The table of countries].
 * Contains data of the Number Resource Organization (nro.net), CC BY 4.0, by way of ip-location-db
 * (geo-whois-asn-country); changed: only the countries whose language differs from the default are told apart.
 */
export const ipv4Countries =
  "${text}";
`,
);
console.log(`${target}: ${text.length} characters`);

/** All IPv4 addresses as runs with the same place. */
function runsOf(reader: Reader<CountryResponse>): [length: number, place: LanguageCountry][] {
  const found: [number, LanguageCountry][] = [];
  for (let address = 0; address < 2 ** 32; ) {
    const [record, prefix] = reader.getWithPrefixLength(dotted(address));
    const block = 2 ** (32 - prefix);
    const length = block - (address % block);
    const country = countryOfRecord(record);
    const last = found.at(-1);
    if (last && (country === null || last[1] === placeOf(country))) last[0] += length;
    else found.push([length, placeOf(country)]);
    address += length;
  }
  return found;
}

function placeOf(country: string | null): LanguageCountry {
  return languageCountries.find((place) => place === country) ?? "elsewhere";
}

function dotted(address: number): string {
  return [24, 16, 8, 0].map((bits) => Math.floor(address / 2 ** bits) % 256).join(".");
}

function variableLength(value: number): number[] {
  const low = value % 128;
  return value < 128 ? [low] : [low + 128, ...variableLength(Math.floor(value / 128))];
}
