import type { LifeField } from "#web/bring-in/headings.ts";
import { plainHeading } from "#web/bring-in/plain-heading.ts";
import { taxSaid, withoutTaxWords } from "#web/bring-in/tax-said.ts";

/** What a column says of a material or of labour. */
export type PriceRole = TextField | PriceField | LifeField;

type TextField =
  | "sku"
  | "id"
  | "name"
  | "product"
  | "item"
  | "description"
  | "buyingText"
  | "sellingText"
  | "notes"
  | "category"
  | "subcategory"
  | "unit"
  | "per"
  | "type"
  | "labour"
  | "discount"
  | "tax"
  | "includesTax"
  | "sellingIncludesTax";

/** A price by what it is: what the firm pays, without and with VAT, the list's own, or what customers pay. */
export type PriceField =
  | "cost"
  | "costWithTax"
  | "price"
  | "priceWithTax"
  | "list"
  | "selling"
  | "rate"
  | "hourRate"
  | "dayRate";

const fields: Readonly<Record<string, PriceRole>> = headingsOf({
  id: ["item id", "product id", "id"],
  sku: [
    ...[
      "sku",
      "code",
      "item code",
      "product code",
      "stock code",
      "part no",
      "part number",
      "part",
      "item no",
      "item number",
    ],
    ...["product no", "product number", "catalogue no", "catalogue number", "cat no", "cat number", "ref"],
    ...[
      "product ref",
      "product reference",
      "article number",
      "mpn",
      "code no",
      "stock no",
      "supplier code",
      "supplier product code",
      "item ref",
    ],
    ...[
      "supplier part number",
      "merchant code",
      "plu",
      "part code",

      "catalogue code",
      "order code",
      "sku code",
    ],
    ...["product sku", "item sku", "article", "reference"],
  ],
  name: ["name", "item name", "product name", "material", "material name", "title", "materials"],
  product: ["product", "product service name", "product service", "products"],
  item: ["item", "items"],
  description: [
    ...[
      "description",
      "product description",
      "item description",
      "desc",
      "details",
      "long description",
      "full description",
    ],
    ...["short description", "stock description", "material description"],
  ],
  buyingText: ["purchases description", "purchase description", "buying description"],
  sellingText: ["sales description", "selling description"],
  notes: ["notes"],
  category: [
    ...[
      "category",
      "product category",
      "product group",
      "group",
      "department",
      "section",
      "range",
      "item group",
    ],
    ...[
      "category name",
      "category description",
      "main category",
      "item category",
      "group name",
      "categories",
    ],
  ],
  subcategory: ["subcategory", "sub category", "subgroup", "sub group", "subgroup 1"],
  unit: [
    ...[
      "unit",
      "units",
      "uom",
      "unit of measure",
      "unit type",
      "usage unit",
      "unit of sale",
      "sold by",
      "sold in",
    ],
    ...[
      "selling unit",
      "price unit",
      "unit of issue",
      "measure",
      "uoi",
      "uos",
      "rate type",
      "charged by",
      "charged per",
      "basis",
    ],
  ],
  per: [
    "per",
    "price per",
    "per qty",
    "pricing unit",
    "price quantity",
    "price qty",
    "unit qty",
    "priced per",
  ],
  type: ["type", "item type", "product type", "product service type"],
  labour: [
    ...[
      "trade",
      "labour",
      "labor",
      "labour item",
      "labor item",
      "task",
      "role",
      "service",
      "labour type",
      "activity",
    ],
    ...["operative", "grade", "job", "work", "labour description", "service name", "labour name"],
  ],
  discount: ["discount", "disc", "trade discount", "discount percent", "your discount", "discount rate"],
  tax: ["vat", "tax", "gst", "vat status", "tax status", "vat type"],
  includesTax: ["includes tax", "includes vat", "tax inclusive", "vat inclusive", "inc vat y n"],
  sellingIncludesTax: [
    "price includes taxes",
    "price includes tax",
    "price includes vat",
    "sales price includes tax",
  ],
  hourRate: [
    "hourly rate",
    "rate per hour",
    "hourly",
    "price per hour",
    "per hour",
    "hour rate",
    "charge per hour",
    "hourly charge",
  ],
  dayRate: ["day rate", "daily rate", "rate per day", "per day", "price per day", "day charge"],
  rate: ["rate", "charge", "labour rate", "labor rate", "charge out rate", "charge rate", "rates", "charges"],
  selling: ["standard", "rrp", "retail", "sell", "selling"],
  price: ["price", "prices", "amount", "unit amount"],
  cost: ["nett", "net", "buying", "buy"],
  archived: ["archived", "is archived", "inactive", "is inactive", "discontinued", "deleted"],
  active: ["active", "is active"],
  status: ["status"],
});

/** No heading is longer, and a longer text would keep the patterns busy. */
const longestHeading = 200;

/** What a heading says of a material or of labour; null when it says nothing that is taken. */
export function priceRole(heading: string): PriceRole | null {
  if (heading.length > longestHeading) return null;
  const plain = plainHeading(heading.replace(/\([^()£$€%]*[£$€%][^()]*\)/g, " ")).replace(/\buo m\b/, "uom");
  const rest = withoutTaxWords(plain);
  const isPrice = rest !== plain || /[£$€]/.test(heading);
  const bare = (isPrice ? barePrices[rest] : undefined) ?? fields[plain] ?? fields[rest];
  if (bare !== undefined) return fields[plain] === bare ? bare : withTaxSaid(bare, plain);
  if (/ description$/.test(plain)) return "description";
  if (/\bincludes? (?:vat|tax|taxes|gst)$/.test(plain))
    return /\b(?:price|sales?|selling|sell)\b/.test(plain) ? "sellingIncludesTax" : "includesTax";
  // "Selling UoM", "Rate unit"; but a price per unit is a price.
  if (/ uom$|(?<!per|cost) unit$/.test(plain)) return "unit";
  return priceOf(plain);
}

/** Words that mean a price beside "ex VAT" or a currency's sign, and may be something else without. */
const barePrices: Readonly<Record<string, PriceRole>> = {
  ...{ trade: "cost", buy: "cost", your: "cost", list: "list", book: "list" },
  ...{ sell: "selling", sale: "selling", sales: "selling" },
};

/** A price whose heading says that VAT is in it. */
function withTaxSaid(role: PriceRole, plain: string): PriceRole {
  if (taxSaid(plain) !== "with") return role;
  return role === "price" ? "priceWithTax" : role === "cost" ? "costWithTax" : role;
}

/** A price by the words of its heading: "Nett Price", "PurchasesUnitPrice", "Price inc VAT". */
function priceOf(plain: string): PriceRole | null {
  const words = new Set(plain.split(" "));
  const has = (...any: string[]) => any.some((word) => words.has(word));
  if (!has("price", "cost", "rate", "prices", "nett", "rrp", "costs", "net", "value", "amount")) return null;
  if (
    has(
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
    )
  )
    return null;
  const isTaxed = taxSaid(plain) === "with";
  if (has("vat", "tax", "taxes") && taxSaid(plain) === null) return null;
  if (has("list", "book", "catalogue") && !has("nett", "net", "your", "cost")) return "list";
  if (has("sell", "sales", "selling", "retail", "rrp", "customer", "resale", "sale")) return "selling";
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

function headingsOf(table: { readonly [R in PriceRole]?: readonly string[] }): Record<string, PriceRole> {
  const roles: Record<string, PriceRole> = {};
  for (const [role, headings] of Object.entries(table)) {
    for (const heading of headings) if (isRole(role)) roles[heading] = role;
  }
  return roles;

  function isRole(role: string): role is PriceRole {
    return role in table;
  }
}
