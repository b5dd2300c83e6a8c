/**
 * [Note: Headings of files]
 * What is in a column of a file is known by its heading. Headings are compared in lower case, split at capitals and
 * without punctuation, so `*ContactName`, `contact_name` and "Contact name" are one. The lists below have what these
 * programs write or document:
 *
 * - Xero: the templates of contacts and inventory items (`POAddressLine1`, `*ItemCode`)
 * - QuickBooks Online: the lists of customers and of products and services
 * - Sage Accounting: "Customers and suppliers file format" (gb-kb.sage.com); Sage 50: its customer record CSV
 * - FreeAgent: "CSV File Formats for Importing Contacts", which are Outlook's headings
 * - Google Contacts, Outlook, Jobber, Tradify, ServiceM8, Housecall Pro, Fergus, simPRO, Invoice Ninja, Zoho, Wave,
 *   FreshBooks, KashFlow: their exports
 * - merchants' price lists, and workbooks that people keep themselves
 *
 * A heading of a customer may name its owner first ("Client City") or which address it belongs to ("Billing City",
 * "SAPostalCode"); both are taken off before it is looked up.
 */
export function plainHeading(heading: string): string {
  return heading
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/e[-\s]?mail/gi, " email")
    .replace(/['’]/g, "")
    .replace(/\+(?=\s*vat\b)/gi, " plus ")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .replace(/([A-Za-z])(\d)/g, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The role of each heading, from the headings of each role. */
export function rolesOf<Role extends string>(
  table: { readonly [R in Role]: readonly string[] },
): Record<string, Role> {
  const roles: Record<string, Role> = {};
  for (const role in table) for (const heading of table[role]) roles[heading] = role;
  return roles;
}
