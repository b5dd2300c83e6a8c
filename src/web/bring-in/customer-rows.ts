import { isEmail } from "#domain/customers/email-address.ts";
import { type AddressPart, addressSets } from "#web/bring-in/address-headings.ts";
import { isSameName, type ReadContact } from "#web/bring-in/contact.ts";
import { isDash, saysNothing } from "#web/bring-in/empty-cell.ts";
import type { SheetRow } from "#web/bring-in/file-refused.ts";
import { type CustomerRole, customerRole, type LifeField } from "#web/bring-in/headings.ts";
import type { CustomerLayout } from "#web/bring-in/layout.ts";
import { isName } from "#web/bring-in/name-columns.ts";
import { isNoTelephone, phoneKey, type ReadPhone, saysMobile } from "#web/bring-in/phone.ts";
import type { PostalAddress } from "#web/bring-in/postal-address.ts";
import { isDepartment, spokenName, titledName } from "#web/bring-in/spoken-name.ts";
import { isYes } from "#web/bring-in/yes.ts";
import { unguardCell } from "#web/export/formula-guard.ts";

/** Reads a row of customers as the contact that it is about. */
export function readContact(
  row: SheetRow,
  { roles, headings }: Pick<CustomerLayout, "roles" | "headings">,
): ReadContact {
  const cells = row.cells.flatMap((cell, column) => {
    const role = roles[column];
    const text = unguardCell(cell).trim();
    // "None" may be a name, and "no" a note.
    if (!role || (isName(role) || role.field === "notes" ? isDash(text) : saysNothing(text))) return [];
    if (role.field === "notes") return [{ role, text: noteUnder(headings[column] ?? "", text) }];
    return [{ role: isName(role) ? reachedBy(text, role) : role, text }];
  });
  const texts = (field: CustomerRole["field"]) =>
    cells.filter(({ role }) => role.field === field).map(({ text }) => text);
  const names = namesOf((field) => texts(field).filter((text) => !isNobody(text)));
  return {
    row: row.number,
    ...names,
    phones: phonesOf(cells).map((phone) => ({ ...phone, text: phone.text.replace(written, " ").trim() })),
    emails: [...texts("email"), ...texts("phone").flatMap((text) => text.match(written) ?? [])],
    addresses: addressesOf(cells, [names.person, names.firm]),
    notes: texts("notes"),
  };
}

/** "Gate code: 1234": a column that a person sends to the notes says there what it is. */
function noteUnder(heading: string, text: string): string {
  const isOfNotes = heading.trim() === "" || customerRole(heading)?.field === "notes";
  return isOfNotes ? text : `${heading.trim()}: ${text}`;
}

/** People write a number or an e-mail address where they mean to be told who to ask for. */
function reachedBy(text: string, role: CustomerRole): CustomerRole {
  if (isEmail(text)) return { field: "email" };
  const isPhone = /^[+()\d\s/-]{9,}$/.test(text) && /^0\d{9,10}$/.test(phoneKey(text));
  return isPhone ? { field: "phone", isMobile: false, list: "" } : role;
}

/** An e-mail address among telephone numbers: "07700 900123 / ann@example.com". */
const written = /(?:\s*[/,;|]\s*)?[^\s/,;|<>]+@[^\s/,;|<>]+/g;

interface Known {
  role: CustomerRole;
  text: string;
}

/** Sage's name for a contact that nobody has named, and the number of a customer. */
function isNobody(name: string): boolean {
  return name.toLowerCase() === "main contact" || /^\d+$/.test(name);
}

/**
 * The person is first, middle and last name, else who is written to, the contact or the full name, else the firm. A
 * display name beside a person is the firm. "Name" beside a surname alone is the first name. A person of one word has
 * their title before it. A department is nobody while the row has another name.
 */
function namesOf(
  texts: (field: CustomerRole["field"]) => string[],
): Pick<ReadContact, "person" | "firm" | "otherNames"> {
  const [firsts, middles, lasts] = [texts("first"), texts("middle"), texts("last")];
  const [last = ""] = lasts;
  const full = texts("full");
  const given = last !== "" && firsts.length === 0 ? full.shift() : firsts[0];
  const isWhole = given?.toLowerCase().endsWith(` ${last.toLowerCase()}`) === true;
  const [title = ""] = texts("title");
  const [initials] = texts("initials");
  const spoken = spokenName({ title, initials, first: given, middle: middles[0], last: isWhole ? "" : last });
  // QuickBooks names a job behind its customer: "Jo Smith:Loft".
  const jobs = texts("display").map((text) => text.split(":").map((part) => part.trim()));
  const displays = jobs.flatMap(([customer = ""]) => customer || []);
  const [contacts, companies] = [texts("contact"), texts("company")];
  const attention = texts("attention");
  const persons = [spoken, ...attention, ...contacts, ...full, ...displays, ...companies].filter(Boolean);
  const departments = persons.filter(isDepartment);
  const named = persons.find((name) => !isDepartment(name)) ?? departments[0] ?? "";
  const person = companies.includes(named) ? named : titledName(title, named);
  const [firm = "", ...others] = [...companies, ...displays, ...full, ...contacts].filter(
    (name) => !isSameName(name, named) && !departments.includes(name),
  );
  const second = firsts.slice(1).map((name, index) => [name, lasts[index + 1]].filter(Boolean).join(" "));
  return {
    person,
    firm,
    otherNames: [
      ...others,
      ...attention,
      ...departments,
      ...second,
      ...jobs.flatMap((each) => each.slice(1)),
    ],
  };
}

function phonesOf(cells: readonly Known[]): ReadPhone[] {
  return cells.flatMap(({ role, text }) => {
    if (role.field !== "phone") return [];
    const label = cells.find((each) => each.role.field === "phoneLabel" && each.role.list === role.list);
    return isNoTelephone(label?.text ?? "")
      ? []
      : [{ text, isMobile: role.isMobile || saysMobile(label?.text ?? "") }];
  });
}

/**
 * The addresses of a row, that to be taken first. An address in one cell counts where its lines have no cells.
 *
 * @param names the customer's own, which are no lines of an address
 */
function addressesOf(cells: readonly Known[], names: readonly string[]): PostalAddress[] {
  const bySet = new Map<string, { part: AddressPart; text: string }[]>();
  for (const { role, text } of cells) {
    if (role.field !== "address") continue;
    bySet.set(role.set, [...(bySet.get(role.set) ?? []), { part: role.part, text }]);
  }
  const rank = (set: string) => {
    const index = (addressSets as readonly string[]).indexOf(set);
    return index < 0 ? addressSets.length : index;
  };
  return [...bySet]
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([, parts]) => addressOf(parts))
    .map((address) => ({ ...address, lines: withoutOwnName(address.lines, names) }));
}

function addressOf(parts: readonly { part: AddressPart; text: string }[]): PostalAddress {
  const texts = (part: AddressPart) => parts.filter((each) => each.part === part).map(({ text }) => text);
  const [county = "", postcode = "", country = ""] = (["county", "postcode", "country"] as const).map(
    (part) => texts(part).join(" "),
  );
  // A suburb or a village before the town is a line of its own.
  const towns = texts("city");
  const city = towns.pop() ?? "";
  const lines = withHouseNumber([...texts("line"), ...towns]);
  const isWholeOnly = lines.length === 0 || !isRepeated(texts("whole"), lines);
  return { lines: isWholeOnly ? [...texts("whole"), ...lines] : lines, city, county, postcode, country };
}

/** The lines of an address without the names of the customer above them. */
function withoutOwnName(texts: readonly string[], names: readonly string[]): string[] {
  const lines = texts.flatMap((text) => text.split("\n"));
  const isOwn = (line: string) => names.some((name) => isSameName(name, line));
  const first = lines.findIndex((line) => !isOwn(line));
  return first < 0 ? lines : lines.slice(first);
}

/** The number of a house in a column of its own stands before its street. */
function withHouseNumber([first = "", second, ...others]: readonly string[]): string[] {
  if (second === undefined) return first === "" ? [] : [first];
  const isNumber = /^\d{1,4}[a-z]?$/i.test(first);
  return isNumber ? [`${first} ${second}`, ...others] : [first, second, ...others];
}

/** Whether a cell with the whole address says its lines again. */
function isRepeated(whole: readonly string[], lines: readonly string[]): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[\s,]+/g, "");
  return whole.some((text) => lines.some((line) => plain(text).includes(plain(line))));
}

/** Whether a name ends as QuickBooks marks what was deleted: "Hart Ltd (deleted)". */
export function saysDeleted(name: string): boolean {
  return /\(deleted(?: \d+)?\)\s*$/i.test(name);
}

/** Whether a record was put away in the program that wrote the file. */
export function isPutAway(textOf: (field: LifeField) => string): boolean {
  const said = (field: LifeField) => textOf(field).trim();
  const isNo = /^(?:false|no|n|0)$/i.test(said("active"));
  return isYes(said("archived")) || isNo || lifeFields.some((field) => putAway.test(said(field)));
}

const lifeFields = ["archived", "active", "status"] as const;

const putAway = /^(?:archived|inactive|not[- ]?active|hidden|deleted|discontinued|obsolete)$/i;
