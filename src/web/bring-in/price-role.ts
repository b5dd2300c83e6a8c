import type { LifeField } from "#web/bring-in/headings.ts";

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
