import type { CustomerWords } from "#domain/customers/customer.ts";
import { textLimits } from "#domain/records/word-table.ts";
import type { Language } from "#domain/region/region.ts";
import {
  isOtherTitle,
  isSameName,
  nameKey,
  type ReadContact,
  type TidyContact,
  tidyContact,
} from "#web/bring-in/contact.ts";
import { isPutAway, readContact, saysDeleted } from "#web/bring-in/customer-rows.ts";
import { isBlankRow, isTitleAbove, type SheetRow } from "#web/bring-in/file-refused.ts";
import type { LifeField } from "#web/bring-in/headings.ts";
import type { CustomerLayout } from "#web/bring-in/layout.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import { isName } from "#web/bring-in/name-columns.ts";
import { phoneKey } from "#web/bring-in/phone.ts";
import { placeInOneLine } from "#web/bring-in/postal-address.ts";
import { sameText } from "#web/bring-in/same-text.ts";
import type { Warning } from "#web/bring-in/warnings.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";

const { leftOut: why, other } = bringInTexts;

/** A customer that a file has. */
export interface BroughtCustomer<C extends CustomerWords> {
  /** The rows that it was read from: another program may write one for each of its addresses. */
  rows: readonly number[];
  words: CustomerWords;
  /** The customer that the firm has already; null when it is new. */
  before: C | null;
}

export interface BroughtCustomers<C extends CustomerWords = CustomerWords> {
  kind: "customers";
  customers: BroughtCustomer<C>[];
  leftOut: LeftOut[];
  warnings: Warning[];
}

/** Brings in the rows of a table of customers. */
export function bringCustomerTable<C extends CustomerWords>(
  layout: CustomerLayout,
  present: readonly C[],
  language: Language,
): BroughtCustomers<C> {
  const out: LeftOut[] = layout.beyond.map(({ number }) => ({ row: number, why: why.otherHeadings }));
  const contacts: ReadContact[] = [];
  const feet = footOf(layout);
  const titles = titlesOf(layout);
  for (const row of layout.rows) {
    const left = titles.has(row) ? why.headingsAgain : feet.has(row) ? why.foot : null;
    const reason = reasonToLeave(row, layout) ?? left;
    if (reason === null) contacts.push(readContact(row, layout));
    else out.push({ row: row.number, why: reason });
  }
  const brought = bringContacts(contacts, present, language);
  return { ...brought, leftOut: [...out, ...brought.leftOut] };
}

function reasonToLeave(row: SheetRow, { headings, roles }: CustomerLayout): string | null {
  if (headings.length > 0 && !isBlankRow(row.cells.slice(headings.length))) return why.extraCells;
  if (isHeadingsAgain(row, headings)) return why.headingsAgain;
  const isSum = row.cells.some((cell) => sum.test(cell.trim()));
  const isReached = roles.some(
    (role, column) => reaches(role) && /[a-z]|\d{5}/i.test(row.cells[column] ?? ""),
  );
  if (isSum && !isReached) return why.total;
  const filled = row.cells.filter((cell) => cell.trim() !== "");
  if (headings.length > 2 && filled.length === 1 && /^\p{L}$/u.test(filled[0]?.trim() ?? "")) return why.foot;
  const textOf = (field: LifeField) => row.cells[roles.findIndex((role) => role?.field === field)] ?? "";
  const isDeleted = row.cells.some((cell, column) => isNameColumn(roles[column]) && saysDeleted(cell));
  return isPutAway(textOf) || isDeleted ? why.archived : null;
}

function isNameColumn(role: CustomerLayout["roles"][number] | undefined): boolean {
  return role ? isName(role) : false;
}

/** "Total", "Grand total: 212", "Total customers", and not "Total Homes Ltd". */
const sum =
  /^(?:grand )?totals?(?:[\s:=]*$|[\s:=]+(?:[\d£$€]|(?:of|number|customers?|contacts?|clients?|records?|count|owed|balance)\b))/i;

function reaches(role: CustomerLayout["roles"][number]): boolean {
  return role?.field === "phone" || role?.field === "email" || role?.field === "address";
}

/** Whether a row repeats the headings, as on every page of a printed list. */
export function isHeadingsAgain({ cells }: SheetRow, headings: readonly string[]): boolean {
  const isSame = (heading: string, column: number) =>
    (cells[column] ?? "").trim().toLowerCase() === heading.trim().toLowerCase();
  return headings.length > 1 && headings.every(isSame);
}

/** The titles of what follows, where the headings come again: after an empty line and right above them. */
function titlesOf({ rows, roles, headings }: CustomerLayout): Set<SheetRow> {
  const isTitle = (row: SheetRow, before: SheetRow | undefined, below: SheetRow | undefined) =>
    below !== undefined &&
    before?.number !== row.number - 1 &&
    isHeadingsAgain(below, headings) &&
    isTitleAbove(row, below) &&
    row.cells.some((cell, column) => cell.trim() !== "" && isNameColumn(roles[column]));
  return new Set(rows.filter((row, index) => isTitle(row, rows[index - 1], rows[index + 1])));
}

/** "Total: 212", "Printed on 21/11/2026", "Page 3", a sentence; and not "Studio 54". */
const foot =
  /[:©]|\d[/.-]\d|(?:\S+\s+){4}\S|^(?:printed|page|report|exported|generated|created)\b|\d+ of \d|\d+ (?:records?|customers?|contacts?|clients?|rows?)\b/i;

/** The rows at the end with one cell that is no name. */
function footOf({ rows, roles, headings }: CustomerLayout): Set<SheetRow> {
  const feet = new Set<SheetRow>();
  for (const row of rows.toReversed()) {
    const filled = row.cells.flatMap((cell, column) =>
      cell.trim() === "" ? [] : [{ cell, role: roles[column] ?? null }],
    );
    const [only] = filled;
    if (headings.length < 2 || filled.length !== 1 || only === undefined) break;
    if (isNameColumn(only.role) && !foot.test(only.cell)) break;
    feet.add(row);
  }
  return feet;
}

/** Brings in contacts: those of one customer become one, and those that the firm has are found. */
export function bringContacts<C extends CustomerWords>(
  contacts: readonly ReadContact[],
  present: readonly C[],
  language: Language,
): BroughtCustomers<C> {
  const leftOut: LeftOut[] = [];
  const warnings: Warning[] = [];
  const found = byIdentity(present.map((words) => ({ words })));
  const bare = new Map(present.toReversed().map((words) => [bareKey(words), words]));
  const merged = byIdentity<Entry<C>>([]);
  const customers: Growing<C>[] = [];
  const byRecord = new Map<C, Growing<C>>();
  for (const contact of contacts) {
    const tidy = tidyContact(contact, language);
    if (tidy === null) {
      leftOut.push({ row: contact.row, why: why.noName });
      continue;
    }
    warnings.push(...tidy.warnings.map((warning) => ({ row: tidy.row, ...warning })));
    const before = found.find(tidy.words)?.words ?? bare.get(bareKey(tidy.words) ?? "") ?? null;
    // One row may be known by its e-mail and another by its telephone number, and both be the same customer.
    const earlier = merged.find(tidy.words)?.brought ?? (before && byRecord.get(before));
    if (earlier && !add(earlier, tidy)) {
      leftOut.push({ row: tidy.row, why: why.fullNotes(earlier.rows[0] ?? tidy.row) });
      continue;
    }
    if (!earlier) customers.push({ rows: [tidy.row], words: tidy.words, before });
    const brought = earlier ?? customers.at(-1) ?? null;
    if (before && brought) byRecord.set(before, brought);
    merged.add({ words: tidy.words, brought });
  }
  return { kind: "customers", customers, leftOut, warnings };
}

interface Growing<C extends CustomerWords> extends BroughtCustomer<C> {
  rows: number[];
}

interface Entry<C extends CustomerWords> {
  words: CustomerWords;
  brought: Growing<C> | null;
}

/**
 * Adds what a further row knows of a customer: gaps are filled, the rest goes to the notes. False, and nothing is
 * added, when the notes would be longer than a customer's may be.
 */
function add<C extends CustomerWords>(customer: Growing<C>, { row, words }: TidyContact): boolean {
  const filled = fillGaps(customer.words, words);
  if ((filled.notes?.length ?? 0) > textLimits.page && filled.notes !== customer.words.notes) return false;
  customer.rows.push(row);
  customer.words = filled;
  return true;
}

/**
 * A customer's words with the gaps filled from another's. Where both have a telephone number, an e-mail, an address or
 * a note and they differ, the other's becomes a line in the notes, so that nothing is lost.
 */
export function fillGaps(words: CustomerWords, more: CustomerWords): CustomerWords {
  const isTheirs = !isPlaced(words) || !isPlaced(more) || isOnePlace(words, more);
  const place = isTheirs ? more : words;
  const isNamedAlike = isSameName(words.name, more.name) && !isOtherTitle(words.name, more.name);
  const lines = [
    ...(isNamedAlike ? [] : [other.name(more.name)]),
    ...(words.companyName && more.companyName && !isSameName(words.companyName, more.companyName)
      ? [other.name(more.companyName)]
      : []),
    ...(words.phone && more.phone && phoneKey(words.phone) !== phoneKey(more.phone)
      ? [other.phone(more.phone)]
      : []),
    ...(words.email && more.email && sameText(words.email) !== sameText(more.email)
      ? [other.email(more.email)]
      : []),
    ...(isTheirs ? [] : [other.address(placeLine(more, words.country))]),
    ...(more.notes ?? "").split("\n"),
  ];
  const notes = (words.notes ?? "").split("\n");
  const added = lines.filter((line) => line !== "" && !notes.includes(line));
  return {
    ...words,
    companyName: words.companyName ?? more.companyName,
    email: words.email ?? more.email,
    phone: words.phone ?? more.phone,
    address: words.address ?? place.address,
    city: words.city ?? place.city,
    county: words.county ?? place.county,
    postcode: words.postcode ?? place.postcode,
    country: words.country ?? place.country,
    notes: [...notes, ...added].filter((line, index) => line !== "" || index > 0).join("\n") || null,
  };
}

function isPlaced({ address, city, postcode }: CustomerWords): boolean {
  return Boolean(address || city || postcode);
}

/** Whether the addresses of two can be one: something is in both, and what is in both is the same. */
function isOnePlace(one: CustomerWords, another: CustomerWords): boolean {
  const plain = (text: string | null) => (text ?? "").toLowerCase().replace(/[\s,.]+/g, "");
  const both = (["address", "city", "postcode"] as const).filter((part) => one[part] && another[part]);
  return both.length > 0 && both.every((part) => plain(one[part]) === plain(another[part]));
}

/** @param known a country that need not be said again */
function placeLine(
  { address, city, county, postcode, country }: CustomerWords,
  known: string | null,
): string {
  const line = placeInOneLine({
    lines: (address ?? "").split("\n"),
    city: city ?? "",
    county: county ?? "",
    postcode: postcode ?? "",
    country: "",
  });
  return country && known && country !== known ? `${line}, ${country}` : line;
}

/** Finds who is the same: by e-mail, or by the name with the telephone number or the postcode. */
function byIdentity<E extends { words: CustomerWords }>(entries: readonly E[]) {
  const known = new Map<string, E>();
  const add = (entry: E) => {
    for (const key of keysOf(entry.words)) if (!known.has(key)) known.set(key, entry);
  };
  const find = (words: CustomerWords): E | null => {
    const key = keysOf(words).find((each) => known.has(each));
    return key === undefined ? null : (known.get(key) ?? null);
  };
  for (const entry of entries) add(entry);
  return { add, find };
}

/** A customer of whom only the name is known is the same as another of whom no more is; null for all others. */
function bareKey(words: CustomerWords): string | null {
  return keysOf(words).length > 0 ? null : `${sameText(words.name)} ${sameText(words.companyName ?? "")}`;
}

function keysOf({ name, email, phone, postcode, notes }: CustomerWords): string[] {
  const noted = (say: (text: string) => string) => {
    const start = say("");
    return (notes ?? "")
      .split("\n")
      .flatMap((line) => (line.startsWith(start) ? line.slice(start.length) : []));
  };
  const reached = (first: string | null, say: (text: string) => string) => [
    ...(first ? [first] : []),
    ...noted(say),
  ];
  return [
    ...reached(email, other.email).map((each) => `email ${sameText(each)}`),
    ...reached(phone, other.phone).map((each) => `phone ${nameKey(name)} ${phoneKey(each)}`),
    ...(postcode ? [`place ${nameKey(name)} ${sameText(postcode).replaceAll(" ", "")}`] : []),
  ];
}
