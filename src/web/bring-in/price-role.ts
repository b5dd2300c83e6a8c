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
  | "furtherRate"
  | "notes"
  | "category"
  | "subcategory"
  | "unit"
  | "pack"
  | "size"
  | "colour"
  | "currency"
  | "per"
  | "type"
  | "labour"
  | "discount"
  | "tax"
  | "includesTax"
  | "sellingIncludesTax";

/**
 * Prices by what they are: what the firm pays, without and with VAT, the list's own, or what customers pay; in the order
 * of [Note: What a file's price is].
 */
export const priceFields = [
  "cost",
  "costWithTax",
  "hourRate",
  "dayRate",
  "price",
  "list",
  "priceWithTax",
  "rate",
  "selling",
] as const;

export type PriceField = (typeof priceFields)[number];

/** Whether a column has prices. */
export function isPriceField(role: PriceRole | null): role is PriceField {
  return (priceFields as readonly (PriceRole | null)[]).includes(role);
}
