/**
 * A number of a workbook as the sheet shows it where that matters for a list: codes keep their zeros (00000), a share
 * is a percentage, other currencies keep their sign, and a day is a date. Otherwise it is the plain number.
 *
 * @param format the code of the number format, "General" or "00000"
 * @param from1904 whether the workbook counts days from 1904 on, as old ones of the Mac do
 */
export function shownNumber(raw: string, format: string, from1904: boolean): string {
  const value = Number(raw);
  if (raw.trim() === "" || !Number.isFinite(value)) return raw;
  const [section = ""] = format.split(";");
  const bare = section.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, "");
  if (isCode(section)) return filledIn(codeMask(section), value);
  if (/[dmyhs]/i.test(bare) && !/general/i.test(bare)) return shownDay(value, from1904);
  if (bare.includes("%")) return `${plainNumber(value * 100)}%`;
  const { before, digits, after } = wordsAround(section);
  return `${before}${signOf(section)}${isCode(digits) ? filledIn(digits, value) : plainNumber(value)}${after}`;
}

/** The words of a format around its digits: "AB-" of "AB-"0000, " per 100" of 0.00" per 100"; signs are no words. */
function wordsAround(section: string): { before: string; digits: string; after: string } {
  const bare = section.replace(/\[[^\]]*\]/g, "").replace(/general/i, "#");
  const [, before = "", digits = "", after = ""] =
    /^((?:[^"\\0#?]|"[^"]*"|\\.)*)([0#?,.]*)(.*)$/.exec(bare) ?? [];
  const words = (text: string) => {
    const said = [...text.matchAll(/"([^"]*)"|\\(.)/g)].map(([, quoted, letter]) => quoted ?? letter ?? "");
    const line = said.join("");
    return /\p{L}/u.test(line) && !/^\W*(?:EUR|USD|AUD|CHF|GBP)\W*$/.test(line) ? line : "";
  };
  return { before: words(before), digits, after: words(after) };
}

/** Without the noise of binary fractions, which begins at the sixteenth digit, and without an exponent. */
function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes("e+") ? BigInt(Math.round(value)).toString() : text;
}

/** A format of zeros that is longer than one digit, with blanks, hyphens or brackets among them: 00000, 00000 000000. */
function isCode(section: string): boolean {
  return /^[0\s()-]+$/.test(codeMask(section)) && (codeMask(section).match(/0/g) ?? []).length > 1;
}

function codeMask(section: string): string {
  return section.replace(/"([^"]*)"/g, "$1").replaceAll("\\", "");
}

function filledIn(mask: string, value: number): string {
  const places = (mask.match(/0/g) ?? []).length;
  const digits = plainNumber(Math.abs(Math.round(value))).padStart(places, "0");
  let left = digits.slice(0, digits.length - places);
  let at = digits.length - places;
  for (const sign of mask) left += sign === "0" ? (digits[at++] ?? "") : sign;
  return value < 0 ? `-${left}` : left;
}

/** The sign of a currency that the format writes beside the number. */
function signOf(section: string): string {
  const named = /\[\$([^\]-]+)/.exec(section)?.[1] ?? /"([^"]*)"/.exec(section)?.[1] ?? section;
  return /[€$]|\b(?:EUR|USD|AUD|CHF)\b/.exec(named)?.[0] ?? "";
}

const day = 86_400_000;

/** A count of days since the end of 1899, in which 1900 is a leap year by mistake, as DD/MM/YYYY. */
function shownDay(count: number, from1904: boolean): string {
  const days = from1904 ? count + 1462 : count < 60 ? count + 1 : count;
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * day);
  if (Number.isNaN(date.getTime())) return plainNumber(count);
  const [year = "", month = "", ofMonth = ""] = date.toISOString().slice(0, 10).split("-");
  return `${ofMonth}/${month}/${year}`;
}
