import { countryNamed } from "#domain/customers/countries.ts";

/** An address of a contact. */
export interface PostalAddress {
  lines: readonly string[];
  city: string;
  county: string;
  postcode: string;
  country: string;
}

export const noAddress: PostalAddress = { lines: [], city: "", county: "", postcode: "", country: "" };

/** A British postcode at the end of a text. */
export const britishPostcode = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/i;

/**
 * An address as it is kept: without blank lines, the postcode in capitals, the country by its name. A postcode at the
 * end of the lines moves to its own place.
 */
export function tidyAddress(address: PostalAddress): PostalAddress {
  const lines = address.lines.flatMap(linesOf);
  const country = address.country.trim();
  const tidy = {
    lines,
    city: address.city.trim(),
    county: address.county.trim(),
    postcode: tidyPostcode(address.postcode),
    country: countryNamed(country)?.name ?? country,
  };
  return tidy.postcode === "" ? withOwnPostcode(tidy) : tidy;
}

function linesOf(text: string): string[] {
  return (
    text
      .split(/\r\n?|\n/)
      // A line is no longer, and blanks in a longer one would keep the patterns busy.
      .map((line) =>
        line
          .replace(/\s+/g, " ")
          .replace(/^[ ,]+/, "")
          .replace(/(?<![ ,])[ ,]+$/, ""),
      )
      .filter((line) => line !== "")
  );
}

function tidyPostcode(text: string): string {
  const written = text.trim().replace(/\s+/g, " ");
  const match = britishPostcode.exec(written);
  return match && match.index === 0 ? `${match[1]} ${match[2]}`.toUpperCase() : written;
}

/** Takes the postcode from the end of the town, else of the lines, and the country after it. */
function withOwnPostcode(address: PostalAddress): PostalAddress {
  const town = endingInPostcode(address.city);
  if (town !== null) return { ...address, city: town.rest, postcode: town.postcode };
  const lines = address.lines.flatMap((line, index) =>
    index === address.lines.length - 1 ? apartFromCountry(line) : [line],
  );
  const found = countryNamed(lines.at(-1) ?? "");
  if (found) lines.pop();
  const country = address.country || (found?.name ?? "");
  const at = lines.findLastIndex((line) => endingInPostcode(line) !== null);
  const ending = endingInPostcode(lines[at] ?? "");
  if (ending === null) return address;
  lines.splice(at, 1, ...(ending.rest === "" ? [] : [ending.rest]));
  return { ...address, lines, postcode: ending.postcode, country };
}

/** A longer text is no line of an address, and would keep the patterns busy. */
const longestLine = 300;

function endingInPostcode(text: string): { rest: string; postcode: string } | null {
  const match = text.length > longestLine ? null : britishPostcode.exec(text);
  if (match === null) return null;
  const rest = text.slice(0, match.index).replace(/[\s,]+$/, "");
  return { rest, postcode: `${match[1]} ${match[2]}`.toUpperCase() };
}

/** "Leeds LS6 3BB, UK" as two lines. */
function apartFromCountry(line: string): string[] {
  if (line.length > longestLine) return [line];
  const [, before = "", name = ""] = /^(.*\d[A-Z]{2})[\s,]+(\D+)$/i.exec(line) ?? [];
  return countryNamed(name) === null ? [line] : [before, name];
}

/** Whether an address says where somebody is: a county or a country alone does not. */
export function isPlace({ lines, city, postcode }: PostalAddress): boolean {
  return lines.length > 0 || city !== "" || postcode !== "";
}

/** Whether two addresses are one: one may have the town among its lines, or not at all. */
export function isSamePlace(one: PostalAddress, other: PostalAddress): boolean {
  const [key, otherKey] = [placeKey(one), placeKey(other)];
  return sameWord(one.postcode, other.postcode) && (key.startsWith(otherKey) || otherKey.startsWith(key));
}

function placeKey({ lines, city, postcode }: PostalAddress): string {
  const key = plainWord([...lines, city].join(""));
  return key === "" ? plainWord(postcode) : key;
}

function sameWord(one: string, other: string): boolean {
  return plainWord(one) === plainWord(other);
}

function plainWord(text: string): string {
  return text.toLowerCase().replace(/[\s,.]+/g, "");
}

/** An address in one line, without its country. */
export function placeInOneLine({ lines, city, county, postcode }: PostalAddress): string {
  return [...lines, city, county, postcode].filter((part) => part !== "").join(", ");
}
