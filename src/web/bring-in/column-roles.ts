import type { Language } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import type { CustomerRole } from "#web/bring-in/headings.ts";
import type { PriceRole } from "#web/bring-in/price-role.ts";
import type { FileColumn, FileKind } from "#web/bring-in/reading-messages.ts";
import { columnLabels } from "#words/en-gb/bring-in-columns.ts";

export type Role = CustomerRole | PriceRole;

/** A place that a column can go to. */
export interface RoleOption {
  value: string;
  label: string;
  role: Role;
}

const customerRoles: readonly CustomerRole[] = [
  { field: "full" },
  ...(["first", "middle", "last", "contact", "company"] as const).map((field) => ({ field })),
  { field: "phone", isMobile: false, list: "" },
  { field: "phone", isMobile: true, list: "" },
  { field: "email" },
  ...(["whole", "line", "city", "county", "postcode", "country"] as const).map(
    (part) => ({ field: "address", set: "none", part }) as const,
  ),
  { field: "notes" },
];

const goodsRoles: readonly PriceRole[] = [
  ...(["name", "sku", "description", "category", "subcategory", "unit", "per"] as const),
  ...(["cost", "costWithTax", "price", "priceWithTax", "list", "discount", "selling"] as const),
];

const labourRoles: readonly PriceRole[] = [
  "name",
  "category",
  "rate",
  "hourRate",
  "dayRate",
  "furtherRate",
  "per",
  "unit",
];

/** Where the columns of a file can go: the usual places, and those that its headings name. */
export function roleOptions(
  kind: FileKind,
  columns: readonly FileColumn[],
  language: Language,
): RoleOption[] {
  const usual = { customers: customerRoles, materials: goodsRoles, labour: labourRoles }[kind];
  const options = new Map<string, RoleOption>();
  for (const role of [...usual, ...columns.flatMap(({ role }) => role ?? [])]) {
    const value = roleKey(role);
    if (!options.has(value)) options.set(value, { value, label: spelled(labelOf(role), language), role });
  }
  return [...options.values()];
}

/** Names a role in a form control. */
export function roleKey(role: Role): string {
  return typeof role === "string" ? role : Object.values(role).join(" ");
}

function labelOf(role: Role): string {
  if (typeof role === "string") return columnLabels.prices[role];
  if (role.field === "address") {
    const set = role.set === "none" ? "" : columnLabels.ofAddress(role.set.replace(/^numbered /, ""));
    return `${columnLabels.address[role.part]}${set}`;
  }
  if (role.field === "phone") return role.isMobile ? columnLabels.mobile : columnLabels.customer.phone;
  return columnLabels.customer[role.field];
}
