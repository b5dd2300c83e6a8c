import type { SheetRow } from "#web/bring-in/file-refused.ts";
import { isGoodsType } from "#web/bring-in/item-texts.ts";
import { plainHeading } from "#web/bring-in/plain-heading.ts";
import type { PriceRole } from "#web/bring-in/price-role.ts";
import { readRateType } from "#web/bring-in/unit-names.ts";

interface PriceTable {
  headings: readonly string[];
  roles: readonly (PriceRole | null)[];
  rows: readonly SheetRow[];
}

/**
 * What is in the columns of a list of labour; null for goods. Goods have a cost, a list price or types that say so; a
 * code says nothing where the rates are for an hour or a day. Of what labour costs and what it is charged at, the charge
 * is the rate.
 */
export function labourColumns(table: PriceTable): (PriceRole | null)[] | null {
  const { headings, roles, rows } = table;
  const has = (...any: PriceRole[]) => roles.some((role) => role !== null && any.includes(role));
  if (!has("labour", "rate", "hourRate", "dayRate")) return null;
  const isCharged = has("labour") && has("rate", "hourRate", "dayRate");
  const isRate = (role: PriceRole | null, column: number) =>
    role === "cost" && (isCharged || /\brate$/.test(plainHeading(headings[column] ?? "")));
  const isTimed =
    has("hourRate", "dayRate") ||
    (has("rate") && areTimed(table)) ||
    (isCharged && !has("name", "description", "item"));
  const isOfGoods = (role: PriceRole | null, column: number) =>
    role === "sku" ? !isTimed : role !== null && ofGoods.has(role) && !isRate(role, column);
  const types = roles.indexOf("type");
  if (rows.some(({ cells }) => isGoodsType(cells[types]?.trim() ?? "")) || roles.some(isOfGoods)) return null;
  const hasCharge = has("rate", "hourRate", "dayRate", "selling");
  return roles.map((role, column) => (hasCharge && isRate(role, column) ? null : role));
}

/** What lists of labour do not have. */
const ofGoods = new Set<PriceRole>(["cost", "costWithTax", "list", "product"]);

/** Whether most units are an hour or a day. */
function areTimed({ roles, rows }: PriceTable): boolean {
  const column = roles.findIndex((role) => role === "unit" || role === "per");
  const units = rows.flatMap(({ cells }) => cells[column]?.trim() || []);
  const timed = units.filter((unit) => ["hour", "day"].includes(readRateType(unit) ?? ""));
  return timed.length > units.length / 2;
}
