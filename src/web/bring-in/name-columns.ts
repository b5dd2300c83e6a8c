import type { CustomerRole } from "#web/bring-in/headings.ts";

/** Whether a column names the customer. */
export function isName({ field }: CustomerRole): boolean {
  return nameFields.has(field);
}

const nameFields = new Set<CustomerRole["field"]>([
  "first",
  "last",
  "full",
  "contact",
  "attention",
  "display",
  "company",
]);
