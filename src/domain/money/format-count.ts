/**
 * A whole number for reading: "1,200". Without `Intl`, because the first number that it formats stops an old phone
 * for 100 ms.
 */
export function formatCount(count: number): string {
  return groupThousands(String(count));
}

/** Groups the whole part of a decimal by thousands: "1234.50" becomes "1,234.50". All three languages do so. */
export function groupThousands(decimal: string): string {
  const [whole = "", decimals] = decimal.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
