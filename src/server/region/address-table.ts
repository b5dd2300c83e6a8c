import { brotliDecompressSync } from "node:zlib";

/**
 * [Note: The table of countries]
 * The format of ipv4-countries.ts, which scripts/region-table.ts writes: runs of IPv4 addresses from 0.0.0.0 to the
 * last one, each with its place. First come the lengths of the runs, ended by a 0, as integers of 7 bits a byte, lowest
 * bits first: half of an even length counts blocks of 256 addresses, half of an odd one counts addresses. Then comes a
 * byte for each run, the index of its place. All of it is compressed and in base64.
 *
 * Only the countries whose language differs from the default are listed, which halves the table. Addresses that belong
 * to no country are part of the run before them.
 */
export const languageCountries = ["elsewhere", "US", "CA", "AU", "NZ"] as const;

/** A country code, or "elsewhere" for all other countries. */
export type LanguageCountry = (typeof languageCountries)[number];

/** Looks up the place of an IPv4 address, given as an unsigned number. */
export type AddressTable = (address: number) => LanguageCountry;

export const blockSize = 256;

/** Unpacks a table. Its runs are found by binary search. */
export function openAddressTable(text: string): AddressTable {
  const { ends, indexes } = readRuns(brotliDecompressSync(Buffer.from(text, "base64")));
  return (address) => {
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (address < (ends[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return languageCountries[indexes[low] ?? 0] ?? "elsewhere";
  };
}

function readRuns(bytes: Uint8Array): { ends: Float64Array; indexes: Uint8Array } {
  const ends: number[] = [];
  let end = 0;
  let value = 0;
  let factor = 1;
  for (const [position, byte] of bytes.entries()) {
    value += (byte & 127) * factor;
    factor *= 128;
    if (byte & 128) continue;
    if (value === 0) return { ends: Float64Array.from(ends), indexes: bytes.subarray(position + 1) };
    end += value % 2 === 0 ? (value / 2) * blockSize : (value - 1) / 2;
    ends.push(end);
    value = 0;
    factor = 1;
  }
  throw new Error("The table of countries is cut short");
}
