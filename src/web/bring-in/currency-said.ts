/** The currencies that price lists name, by their codes (ISO 4217). */
const currencies = {
  EUR: { sign: "€", names: /€|\bEUR(?![a-z])|\beuros?\b/i },
  AUD: { sign: "A$", names: /A\$|\bAUD(?![a-z])/ },
  USD: { sign: "$", names: /\$|\bUSD(?![a-z])|\bdollars?\b/i },
  GBP: { sign: "£", names: /£|\bGBP(?![a-z])/ },
} as const;

/** The currency that a heading, a cell or a line above a table names; null when it names none. */
export function currencySaid(text: string): keyof typeof currencies | null {
  const codes = Object.keys(currencies) as (keyof typeof currencies)[];
  return codes.find((code) => currencies[code].names.test(text)) ?? null;
}

/** The sign of the currency that a text names, to stand before an amount; empty when it names none. */
export function signSaid(text: string): string {
  const code = currencySaid(text);
  return code === null ? "" : currencies[code].sign;
}
