import { type AddressPart, addressSets } from "#web/bring-in/address-headings.ts";
import type { ReadContact } from "#web/bring-in/contact.ts";
import type { SheetRow } from "#web/bring-in/file-refused.ts";
import type { CustomerRole, LifeField } from "#web/bring-in/headings.ts";
import type { CustomerLayout } from "#web/bring-in/layout.ts";
import type { ReadPhone } from "#web/bring-in/phone.ts";
import type { PostalAddress } from "#web/bring-in/postal-address.ts";
import { unguardCell } from "#web/export/formula-guard.ts";

/** Reads a row of customers as the contact that it is about. */
export function readContact(row: SheetRow, roles: CustomerLayout["roles"]): ReadContact {
  const cells = row.cells.flatMap((cell, column) => {
    const role = roles[column];
    const text = unguardCell(cell).trim();
    return role && text !== "" ? [{ role, text }] : [];
  });
  const texts = (field: CustomerRole["field"]) =>
    cells.filter(({ role }) => role.field === field).map(({ text }) => text);
  const first = (field: CustomerRole["field"]) => texts(field).find((text) => !isNobody(text)) ?? "";
  return {
    row: row.number,
    ...personAndFirm(first),
    phones: phonesOf(cells),
    emails: texts("email"),
    addresses: addressesOf(cells),
    notes: texts("notes"),
  };
}

interface Known {
  role: CustomerRole;
  text: string;
}

/** Sage's name for a contact that nobody has named. */
function isNobody(name: string): boolean {
  return name.toLowerCase() === "main contact";
}

/**
 * The person is first, middle and last name, else the contact or the full name, else the firm. A display name beside a
 * person is the firm.
 */
function personAndFirm(first: (field: CustomerRole["field"]) => string): { person: string; firm: string } {
  const spoken = [first("first"), first("middle"), first("last")].filter((part) => part !== "").join(" ");
  const persons = [spoken, first("contact"), first("full"), first("display"), first("company")];
  const person = persons.findIndex((name) => name !== "");
  const firms = [4, 3, 2, 1].filter((index) => index !== person && persons[index] !== "");
  return { person: persons[person] ?? "", firm: persons[firms[0] ?? -1] ?? "" };
}

function phonesOf(cells: readonly Known[]): ReadPhone[] {
  return cells.flatMap(({ role, text }) => {
    if (role.field !== "phone") return [];
    const label = cells.find((each) => each.role.field === "phoneLabel" && each.role.list === role.list);
    if (/fax|pager/i.test(label?.text ?? "")) return [];
    return [{ text, isMobile: role.isMobile || /mobile|cell/i.test(label?.text ?? "") }];
  });
}

/** The addresses of a row, that to be taken first. An address in one cell counts where its lines have no cells. */
function addressesOf(cells: readonly Known[]): PostalAddress[] {
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
    .map(([, parts]) => addressOf(parts));
}

function addressOf(parts: readonly { part: AddressPart; text: string }[]): PostalAddress {
  const texts = (part: AddressPart) => parts.filter((each) => each.part === part).map(({ text }) => text);
  const [county = "", postcode = "", country = ""] = (["county", "postcode", "country"] as const).map(
    (part) => texts(part).join(" "),
  );
  // A suburb or a village before the town is a line of its own.
  const towns = texts("city");
  const city = towns.pop() ?? "";
  const lines = [...texts("line"), ...towns];
  const isWholeOnly = lines.length === 0 || !isRepeated(texts("whole"), lines);
  return { lines: isWholeOnly ? [...texts("whole"), ...lines] : lines, city, county, postcode, country };
}

/** Whether a cell with the whole address says its lines again. */
function isRepeated(whole: readonly string[], lines: readonly string[]): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[\s,]+/g, "");
  return whole.some((text) => lines.some((line) => plain(text).includes(plain(line))));
}

/** Whether a record was put away in the program that wrote the file. */
export function isPutAway(textOf: (field: LifeField) => string): boolean {
  const isYes = (text: string) => /^(?:true|yes|y|1|archived)$/i.test(text.trim());
  const isNo = (text: string) => /^(?:false|no|n|0|inactive)$/i.test(text.trim());
  return (
    isYes(textOf("archived")) ||
    isNo(textOf("active")) ||
    /^(?:archived|inactive|hidden|deleted|discontinued)$/i.test(textOf("status").trim())
  );
}
