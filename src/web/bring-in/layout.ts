import { isEmail } from "#domain/customers/email-address.ts";
import { addressSets } from "#web/bring-in/address-headings.ts";
import type { SheetRow } from "#web/bring-in/file-refused.ts";
import { type HeadedRows, headedRows, knownHeadings, strangelyHeaded } from "#web/bring-in/heading-row.ts";
import { type CustomerRole, customerRole, ofTheFirm } from "#web/bring-in/headings.ts";
import { labourColumns } from "#web/bring-in/labour-columns.ts";
import { isName } from "#web/bring-in/name-columns.ts";
import { phoneKey } from "#web/bring-in/phone.ts";
import { plainHeading } from "#web/bring-in/plain-heading.ts";
import { britishPostcode } from "#web/bring-in/postal-address.ts";
import { withListPrices } from "#web/bring-in/price-columns.ts";
import { priceRole } from "#web/bring-in/price-headings.ts";
import { isPriceField, type PriceRole } from "#web/bring-in/price-role.ts";
import { taxSaid, withoutTaxWords } from "#web/bring-in/tax-said.ts";

/** What the rows of a file are, and what is in its columns. */
export type Layout = CustomerLayout | PriceLayout;

interface Columns<Role> extends HeadedRows {
  /** What is in each column; null when it is not taken. */
  roles: readonly (Role | null)[];
}

export interface CustomerLayout extends Columns<CustomerRole> {
  kind: "customers";
}

export interface PriceLayout extends Columns<PriceRole> {
  kind: "materials" | "labour";
}

/** What the columns of a file are, as a person says. */
export type ChosenColumns =
  | { kind: "customers"; roles: readonly (CustomerRole | null)[] }
  | { kind: "materials" | "labour"; roles: readonly (PriceRole | null)[] };

/** The layout with columns that a person has chosen; without known headings, the first row may have others. */
export function layoutWith(layout: Layout | null, rows: readonly SheetRow[], chosen: ChosenColumns): Layout {
  const headings = Array.from({ length: widthOf(rows) }, () => "");
  const bare = { headings, above: [], rows, beyond: [] };
  return { ...(layout ?? headedRows(rows) ?? strangelyHeaded(rows) ?? bare), ...chosen };
}

/** What the headings of a table say if it is of a kind. */
export function rolesAs(kind: Layout["kind"], { headings, rows }: Layout): ChosenColumns {
  return kind === "customers"
    ? { kind, roles: customerRoles(headings, rows) }
    : { kind, roles: withSku(headings, priceRoles(headings, rows), rows) };
}

/** The number of columns of a table. */
export function widthOf(rows: readonly SheetRow[]): number {
  return rows.slice(0, 1000).reduce((width, { cells }) => Math.max(width, cells.length), 0);
}

/**
 * What the columns of a table hold, by its headings. Without headings, columns of customers are known by their contents.
 * Null when neither says what the file has, or nothing in it is the name of a customer.
 */
export function layoutOf(rows: readonly SheetRow[]): Layout | null {
  const headed = headedRows(rows);
  if (headed !== null) return namedLayout(headed) ?? layoutByNames(headed);
  const strange = strangelyHeaded(rows);
  if (strange === null) return layoutByContents(rows);
  // One known heading among others says that the row is one of headings, and the contents say the rest.
  if (knownHeadings(strange.headings) === 0) return null;
  const layout = namedLayout(strange);
  const isPriced = layout?.kind !== "customers" && layout?.roles.some(isPriceField);
  return layout?.kind === "customers" || isPriced ? layout : layoutByContents(strange.rows);
}

/** A table by its headings; null for customers without a name. */
function namedLayout(headed: HeadedRows): Layout | null {
  const layout = layoutByHeadings(headed);
  const isNamed = layout.roles.some((role) => typeof role === "object" && role !== null && isName(role));
  return layout.kind === "customers" && !isNamed ? null : layout;
}

/** Customers whose name has a heading that nobody knows, as "Client Full Nm": it is the first column of names. */
function layoutByNames({ headings, ...rest }: HeadedRows): Layout | null {
  const roles = customerRoles(headings, rest.rows);
  const first = roles.findIndex((role, column) => role === null && hasNames(rest.rows, column));
  if (first === -1) return null;
  return { kind: "customers", headings, ...rest, roles: roles.with(first, { field: "full" }) };
}

/** Whether a column has names: words that begin with capitals, mostly two or more, and another in each row. */
function hasNames(rows: readonly SheetRow[], column: number): boolean {
  const cells = rows.slice(0, 1000).flatMap((row) => row.cells[column]?.trim() || []);
  const names = cells.filter((cell) => /^\p{Lu}[\p{L}'’.-]*(?: (?:&|and|\p{Lu}[\p{L}'’.-]*))+$/u.test(cell));
  return names.length * 2 > cells.length && new Set(cells).size === cells.length;
}

function layoutByHeadings(below: HeadedRows): Layout {
  const { headings } = below;
  const ofCustomers = customerRoles(headings, below.rows);
  const ofPrices = priceRoles(headings, below.rows);
  const contacts = ofCustomers.filter((role) => role !== null && speaksOfContacts.has(role.field)).length;
  const prices = ofPrices.filter((role) => role !== null && !vague.has(role)).length;
  const isNamed = ofCustomers.some((role) => role !== null && isName(role));
  if (contacts > prices || (prices === 0 && isNamed))
    return { kind: "customers", roles: ofCustomers, ...below };
  const ofLabour = labourColumns({ headings, roles: ofPrices, rows: below.rows });
  if (ofLabour !== null) {
    const roles = withSku(headings, ofLabour, below.rows).map((role) => (role === "sku" ? null : role));
    return { kind: "labour", roles, ...below };
  }
  return { kind: "materials", roles: withSku(headings, ofPrices, below.rows), ...below };
}

const speaksOfContacts = new Set<CustomerRole["field"]>([
  ...(["first", "last", "contact", "display", "company", "phone", "email", "address"] as const),
]);

/**
 * Some headings are of a price only where the column has amounts. "Trade" is what the firm pays, and in a list of labour
 * who does the work; "Ex VAT" and "Inc VAT" alone are prices, and otherwise say yes or no.
 */
function priceRoles(headings: readonly string[], rows: readonly SheetRow[]): (PriceRole | null)[] {
  return headings.map((heading, column) => {
    if (heading === "") return null;
    const plain = plainHeading(heading);
    const isTax = withoutTaxWords(plain) === "" && taxSaid(plain) !== null;
    const isWith = taxSaid(plain) === "with";
    if (!hasAmounts(rows, column)) return isTax && isWith ? "includesTax" : priceRole(heading);
    if (isTax) return isWith ? "priceWithTax" : "price";
    return plain === "trade" ? "cost" : priceRole(heading);
  });
}

function hasAmounts(rows: readonly SheetRow[], column: number): boolean {
  const cells = rows.flatMap((row) => row.cells[column]?.trim() || []);
  return cells.filter((cell) => /^[^\p{L}\d]{0,3}\d[\d.,\s]*$/u.test(cell)).length > cells.length / 2;
}

/** What reaches a customer under any heading, as "WhatsApp" or "Home": telephone numbers or e-mail addresses. */
function reachedIn(heading: string, rows: readonly SheetRow[], column: number): CustomerRole | null {
  if (isOfOthers(heading)) return null;
  const cells = rows.slice(0, 1000).flatMap((row) => row.cells[column]?.trim() || []);
  const role = roleByContents(cells);
  if (role?.field === "address") return null;
  if (role?.field === "phone" && !cells.every((cell) => !/\d/.test(cell) || isDialled.test(cell)))
    return null;
  // What several rows share is an agent's, or the firm's own.
  return new Set(cells).size === cells.length ? role : null;
}

/** Numbers that nobody calls. */
const isOtherNumber =
  /fax|pager|account|bank|sort|vat|tax|utr|company|reg|\bid\b|ref|code|type|label|ean|skype|opt|consent|market|uprn|mp[ra]n|serial|meter|itude|invoice|quote|date|last|order|job|s\/n|safe|card/i;

/** Headings of whom or what is not the customer. */
function isOfOthers(heading: string): boolean {
  const words = plainHeading(heading).split(" ");
  return (
    isOtherNumber.test(heading) ||
    [...ofTheFirm, "sales", "lead", "updated"].some((word) => words.includes(word))
  );
}

/** A number as people dial it, alone or among others: with its zero, its country or as a mobile. */
const isDialled = /^(?:[^\d+]*(?:\+|0[1-9]|\(0|44\d{9}|7\d{9}\b)[\d\s()/-]*)+[^\d]*$/;

/** Under "Invoice to" and "Site" the same headings stand twice: what follows the first postcode is another address. */
function secondAddress(roles: readonly (CustomerRole | null)[]): (CustomerRole | null)[] {
  const isOpen = (role: CustomerRole | null) => role?.field === "address" && role.set === "none";
  const isOne = (role: CustomerRole | null) => isOpen(role) && isPostcode(role);
  const first = roles.findIndex(isOne);
  if (roles.filter(isOne).length < 2) return [...roles];
  return roles.map((role, column) =>
    role?.field === "address" && isOpen(role) && column > first ? { ...role, set: "numbered 2" } : role,
  );
}

/** QuickBooks Desktop has the name and the whole address under "Bill to"; alone it is the customer. */
function customerRoles(headings: readonly string[], rows: readonly SheetRow[]): (CustomerRole | null)[] {
  const roles = headings.map(
    (heading, column) => (heading === "" ? null : customerRole(heading)) ?? reachedIn(heading, rows, column),
  );
  const plain = headings.map(plainHeading);
  const isNamed = roles.some((role, column) => role !== null && isName(role) && plain[column] !== "bill to");
  const whole = (set: "billing" | "shipping") => ({ field: "address", set, part: "whole" }) as const;
  return inOneSet(
    secondAddress(roles).map((role, column) => {
      if (plain[column] === "ship to") return whole("shipping");
      return plain[column] === "bill to" && isNamed ? whole("billing") : role;
    }),
  );
}

/**
 * "Home address" beside "Postcode" alone is one address: parts without a prefix and without a line belong to the first
 * set that has lines and none of these parts.
 */
function inOneSet(roles: readonly (CustomerRole | null)[]): (CustomerRole | null)[] {
  const parts = (set: string) =>
    new Set(roles.flatMap((role) => (role?.field === "address" && role.set === set ? [role.part] : [])));
  const loose = parts("none");
  const hasLine = (set: ReadonlySet<string>) => set.has("line") || set.has("whole");
  if (loose.size === 0 || hasLine(loose)) return [...roles];
  const owner = addressSets.find(
    (set) => hasLine(parts(set)) && [...loose].every((part) => !parts(set).has(part)),
  );
  if (owner === undefined) return [...roles];
  return roles.map((role) =>
    role?.field === "address" && role.set === "none" ? { ...role, set: owner } : role,
  );
}

/** Roles that headings of customers have too. */
const vague = new Set<PriceRole>(["name", "notes", "archived", "active", "status", "type", "description"]);

/**
 * In Invoice Ninja's list of products the product is the code and the notes are its name; in lists of items that have a
 * description and no other code, the item or the product may be the code.
 */
function withSku(headings: readonly string[], by: readonly (PriceRole | null)[], rows: readonly SheetRow[]) {
  const roles = withName(withListPrices({ headings, roles: by, rows }), rows);
  if (roles.includes("product") && roles.includes("notes") && !roles.some(namesItem)) {
    return roles.map((role) => (role === "product" ? "sku" : role === "notes" ? "name" : role));
  }
  if (!roles.includes("description") || roles.includes("sku")) return roles;
  const isCode = (column: number) => {
    const items = rows.flatMap(({ cells }) => cells[column]?.trim() || []);
    return items.filter((text) => /^\S*\d\S*$/.test(text)).length > items.length / 2;
  };
  return roles.map((role, column) =>
    (role === "item" || role === "product") && isCode(column) ? ("sku" as const) : role,
  );
}

/** "Copper fittings, Size, Price": where no heading is known as the item's, the first column of words has the names. */
function withName(roles: readonly (PriceRole | null)[], rows: readonly SheetRow[]): (PriceRole | null)[] {
  if (roles.some((role) => role !== null && naming.has(role)) || !roles.some(isPriceField)) return [...roles];
  const hasWords = (column: number) => {
    const cells = rows.flatMap((row) => row.cells[column]?.trim() || []);
    return cells.length > 0 && cells.filter((cell) => /\p{L}{2}/u.test(cell)).length * 2 > cells.length;
  };
  const first = roles.findIndex((role, column) => role === null && hasWords(column));
  return roles.map((role, column) => (column === first ? "name" : role));
}

const naming = new Set<PriceRole>([
  ...(["name", "product", "item", "description", "labour", "buyingText", "sellingText"] as const),
]);

function namesItem(role: PriceRole | null): boolean {
  return role === "sku" || role === "name" || role === "item" || role === "description";
}

/** Columns by what they contain: e-mail, telephone, postcode, and the rest as name, address and town. */
function layoutByContents(rows: readonly SheetRow[]): CustomerLayout | null {
  const width = widthOf(rows);
  const columns = Array.from({ length: width }, (_, column) =>
    rows.slice(0, 1000).flatMap(({ cells }) => cells[column]?.trim() || []),
  );
  const rest: CustomerRole[] = [
    { field: "full" },
    ...(["line", "city", "county", "country"] as const).map((part) => address(part)),
  ];
  const roles = columns.map((cells) =>
    cells.length === 0 ? null : (roleByContents(cells) ?? rest.shift() ?? null),
  );
  const isKnown = roles.some(
    (role) => role !== null && (role.field === "email" || role.field === "phone" || isPostcode(role)),
  );
  const hasName = roles.some((role) => role?.field === "full");
  return isKnown && hasName ? { kind: "customers", headings: [], roles, above: [], rows, beyond: [] } : null;
}

function address(part: "line" | "city" | "county" | "country" | "postcode"): CustomerRole {
  return { field: "address", set: "none", part };
}

function isPostcode(role: CustomerRole | null): boolean {
  return role?.field === "address" && role.part === "postcode";
}

function roleByContents(cells: readonly string[]): CustomerRole | null {
  const mostly = (test: (text: string) => boolean) => cells.filter(test).length > cells.length / 2;
  if (mostly(isEmail)) return { field: "email" };
  if (mostly((text) => britishPostcode.exec(text)?.index === 0)) return address("postcode");
  const isPhone = (text: string) => /^[+()\d\s./-]+$/.test(text) && /^\d{9,13}$/.test(phoneKey(text));
  return mostly(isPhone) ? { field: "phone", isMobile: false, list: "" } : null;
}
