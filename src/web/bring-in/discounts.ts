import { hundredPercent, type Percent, parsePercent, percent, zeroPercent } from "#domain/money/percent.ts";

/**
 * Reads discounts as merchants write them: "45", "45%", "45,5", and "40+10", of which each is taken off what the one
 * before has left. A bare number below one is a share, as a spreadsheet keeps percentages: no merchant gives half a
 * percent.
 *
 * @param areShares whether the column has shares of one only, so that 1 is the whole
 * @returns what is taken off, one after the other; null for what is no discount
 */
export function readDiscounts(text: string, areShares: boolean): Percent[] | null {
  const bare = text
    .trim()
    .replace(/^\((.*)\)$/, "$1")
    .replace(/\s*(?:off|discount)$/i, "");
  if (bare === "" || /^(?:nett?|nil|none|-)$/i.test(bare)) return [];
  const read = bare.split("+").map((part) => {
    const plain = part
      .trim()
      .replace(/^-|\s*%$/g, "")
      .replace(",", ".");
    const written = parsePercent(plain);
    const isShare = !part.includes("%") && (areShares || Number(plain) < 1);
    return written === null ? null : isShare ? share(plain) : written;
  });
  const known = read.filter((each) => each !== null);
  return known.length === read.length && known.every(isDiscount) ? known : null;
}

function isDiscount(discount: Percent): boolean {
  return discount >= zeroPercent && discount <= hundredPercent;
}

/** Whether all discounts of a column are shares of one, and not all nothing or the whole. */
export function areDiscountShares(texts: readonly string[]): boolean {
  const numbers = texts.filter((text) => text.trim() !== "").map(Number);
  return numbers.every((each) => each >= 0 && each <= 1) && numbers.some((each) => each > 0 && each < 1);
}

/** A share with up to five decimals is a percentage with three. */
function share(text: string): Percent | null {
  const hundredth = Math.round(Number(text) * hundredPercent);
  return Number.isSafeInteger(hundredth) ? percent(hundredth) : null;
}
