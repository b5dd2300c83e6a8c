import { plainHeading } from "#web/bring-in/plain-heading.ts";
import type { PriceRole } from "#web/bring-in/price-role.ts";
import { headingTax, taxSaid, withoutTaxWords } from "#web/bring-in/tax-said.ts";
import { wholeHeadings } from "#web/bring-in/whole-headings.ts";

/** No heading is longer, and a longer text would keep the patterns busy. */
const longestHeading = 200;

/** What a heading says of a material or of labour; null when it says nothing that is taken. */
export function priceRole(heading: string): PriceRole | null {
  if (heading.length > longestHeading) return null;
  if (furtherRate.test(heading.trim())) return "furtherRate";
  const isAmount = /[£$€]/.test(heading);
  const rate = rateIn(heading);
  if (rate !== null) return rate;
  const named = heading.replace(/([£$€])\s*\/.*$/, "$1").replace(/\([^()£$€%]*[£$€%][^()]*\)/g, taxAlone);
  const plain = plainHeading(named)
    .replace(/\buo m\b/, "uom")
    .replace(/ flag$/, "");
  const rest = withoutTaxWords(plain);
  const isPrice = rest !== plain || isAmount;
  // "£ per 100" and "Trade £ per metre" name the unit after the price.
  const word = rest.replace(/\s*\bper .*$/, "");
  if (isAmount && word === "") return withTaxSaid("price", plain);
  const bare = (isPrice ? barePrices[word] : undefined) ?? wholeHeadings[plain] ?? wholeHeadings[rest];
  if (bare !== undefined) return wholeHeadings[plain] === bare ? bare : withTaxSaid(bare, plain);
  if (/ description$/.test(plain)) return "description";
  if (/\bincludes? (?:vat|tax|taxes|gst)$/.test(plain))
    return /\b(?:price|sales?|selling|sell)\b/.test(plain) ? "sellingIncludesTax" : "includesTax";
  // "Selling UoM", "Rate unit"; but a price per unit is a price.
  if (/ uom$|(?<!per|cost) unit$/.test(plain)) return "unit";
  return priceOf(plain);
}

/** "Call-out", "Weekend rate (£/hr)": what one who works is charged at besides, in lists of labour. */
const furtherRate =
  /^(?:call[- ]?outs?|weekends?|saturdays?|sundays?|evenings?|nights?|overtime|out[- ]of[- ]hours|emergency|bank holidays?|minimum|half[- ]days?)(?:[\W_]+(?:rates?|charges?|fees?|prices?|call[- ]?outs?|hourly|daily|per|an?|hour|hr|day|visit|inc|incl|ex|excl|vat|gst|tax)\b)*\W*$/i;

/** "Rate (£/day)", "£ per day", "£/hr": a sum of money by the hour or the day. */
function rateIn(heading: string): PriceRole | null {
  const [, by = ""] =
    /^(?:(?:pay|charge|labou?r) ?)?(?:rates?|price|charge)?\W*[£$€]\W*(?:\/|per\b|an?\b)\W*(hour|hr|day)\W*$/i.exec(
      heading,
    ) ?? [];
  const said = by || (/^(day|daily|hour|hourly) rate\b/i.exec(heading)?.[1] ?? "");
  if (said === "") return null;
  return /^d/i.test(said) ? "dayRate" : "hourRate";
}

/** Of "(£ inc VAT)" and "(VAT 20% included)" what is said of VAT; nothing of "(£)" and "(% of list)". */
function taxAlone(bracket: string): string {
  return taxSaid(bracket) === null ? " " : bracket.replace(/\d*\s*[£$€%@]/g, " ");
}

/** Words that mean a price beside "ex VAT" or a currency's sign, and may be something else without. */
const barePrices: Readonly<Record<string, PriceRole>> = {
  ...{ trade: "cost", buy: "cost", your: "cost", list: "list", book: "list" },
  each: "price",
  ...{ sell: "selling", sale: "selling", sales: "selling" },
};

/** A price whose heading says that VAT is in it. */
function withTaxSaid(role: PriceRole, plain: string): PriceRole {
  if (headingTax(plain) !== "with") return role;
  return role === "price" ? "priceWithTax" : role === "cost" ? "costWithTax" : role;
}

/** Words of a price that customers pay. */
const ofSales = [
  ...["sell", "sales", "selling", "retail", "rrp", "customer", "resale", "sale"],
  ...["client", "public", "user", "quote", "markup", "charge", "chargeout"],
];

/** Words of headings that have "rate", "net" or "cost" in them and are of no price of the item. */
const notOfPrices = [
  ...[
    "account",
    "code",
    "date",
    "last",
    "type",
    "currency",
    "qty",
    "quantity",
    "name",
    "total",
    "stock",
    "goods",
  ],
  ...["weight", "length", "width", "height", "factor", "flow", "burn", "centre", "center"],
  ...["delivery", "shipping", "carriage", "weee"],
];

/** A price by the words of its heading: "Nett Price", "PurchasesUnitPrice", "Price inc VAT". */
function priceOf(plain: string): PriceRole | null {
  const words = new Set(plain.split(" "));
  const has = (...any: string[]) => any.some((word) => words.has(word));
  if (!has("price", "cost", "rate", "prices", "nett", "rrp", "costs", "net", "value", "amount")) return null;
  // "Price per length" is a price, unlike "Net length".
  const before = new Set(plain.replace(/\bper .*$/, "").split(" "));
  if (notOfPrices.some((word) => before.has(word))) return null;
  const isTaxed = headingTax(plain) === "with";
  if (has("vat", "tax", "taxes") && taxSaid(plain) === null) return null;
  if (has("list", "book", "catalogue") && !has("nett", "net", "your", "cost")) return "list";
  if (has(...ofSales)) return "selling";
  if (
    has(
      "buy",
      "buying",
      "purchase",
      "purchases",
      "cost",
      "nett",
      "trade",
      "your",
      "wholesale",
      "costs",
      "supplier",
    )
  )
    return isTaxed ? "costWithTax" : "cost";
  if (has("net") && !isTaxed && !has("vat", "tax")) return "cost";
  if (has("list", "gross")) return "list";
  if (has("value", "amount") && !has("price")) return null;
  return isTaxed ? "priceWithTax" : "price";
}
