import type { ReadContact } from "#web/bring-in/contact.ts";
import { decodeText } from "#web/bring-in/file-text.ts";
import { isNoTelephone, saysMobile } from "#web/bring-in/phone.ts";
import type { PostalAddress } from "#web/bring-in/postal-address.ts";
import { isDepartment, spokenName } from "#web/bring-in/spoken-name.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";

const { notTaken } = bringInTexts;

/** Whether a text is a file of contacts as telephones and address books write it (RFC 2426, RFC 6350, vCard 2.1). */
export function isVcard(text: string): boolean {
  return /^\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 2000));
}

/** The cards of a file. */
export interface ReadCards {
  /** Each has the number of its card in the file as its row. */
  contacts: ReadContact[];
  /** What the cards say besides, which no customer has a place for, as people call it: "Birthday". */
  notTaken: string[];
}

/**
 * Reads the cards of a file. Lines may be folded, values in quoted-printable, and properties grouped; pictures are
 * skipped, and so are cards of groups. A card ends at the next one or with the file, if nothing says so before.
 */
export function readVcards(text: string): ReadCards {
  const cards: Property[][] = [];
  let card: Property[] | null = null;
  for (const line of unfolded(text)) {
    const property = readProperty(line);
    if (property === null) continue;
    const isOfCard = property.value.trim().toUpperCase() === "VCARD";
    if (property.name === "BEGIN" && isOfCard) {
      card = [];
      cards.push(card);
    } else if (property.name === "END" && isOfCard) card = null;
    else card?.push(property);
  }
  const people = cards
    .map((properties, index) => ({ properties, contact: contactOf(properties, index + 1) }))
    .filter(({ properties }) => !isGroup(properties));
  return {
    contacts: people.map(({ contact }) => contact),
    notTaken: [...new Set(people.flatMap(({ properties, contact }) => notTakenOf(properties, contact)))],
  };
}

function notTakenOf(card: readonly Property[], { person }: ReadContact): string[] {
  return card.flatMap((property) => {
    if (property.value.trim() === "") return [];
    if (property.name === "TEL") return isNoTelephone(labelOf(property, card)) ? notTaken.fax : [];
    if (property.name === "N") {
      const [, , , title = ""] = parts(property.value);
      return person.startsWith(title) ? [] : notTaken.title;
    }
    return notTaken.properties[property.name] ?? [];
  });
}

/** A list of other cards (RFC 6350, 6.1.4), as Apple's address book writes it too. */
function isGroup(card: readonly Property[]): boolean {
  return card.some(
    ({ name, value }) =>
      (name === "KIND" || name === "X-ADDRESSBOOKSERVER-KIND") && value.trim().toLowerCase() === "group",
  );
}

interface Property {
  /** What joins a property with its label: "item1" of "item1.TEL"; empty for most. */
  group: string;
  name: string;
  /** The parameters in capitals: "TYPE=CELL" of "TEL;TYPE=cell", "CELL" of "TEL;CELL". */
  parameters: readonly string[];
  value: string;
}

/**
 * The lines of a card: a line that begins with a blank continues the one before, as does one after a soft break, whose
 * blank is of the text (RFC 2045, 6.7).
 */
function* unfolded(text: string): Generator<string> {
  let parts: string[] = [];
  let isQuoted = false;
  let isSkipped = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const last = parts.at(-1) ?? "";
    const isSoft = isQuoted && last.endsWith("=");
    if (isSoft) parts.splice(-1, 1, last.slice(0, -1), line);
    else if (/^[ \t]/.test(line)) {
      if (!isSkipped) parts.push(line.slice(1));
    } else {
      yield parts.join("");
      isSkipped = heldData.test(line);
      isQuoted = !isSkipped && quotedPrintable.test(line);
      parts = isSkipped ? [] : [line];
    }
  }
  yield parts.join("");
}

/** Pictures, sounds and keys: they can be megabytes. */
const heldData = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:]/i;

const quotedPrintable = /^[^:]*(?:ENCODING=|;)QUOTED-PRINTABLE/i;

function readProperty(line: string): Property | null {
  const match = /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):([\s\S]*)$/.exec(line);
  if (match === null) return null;
  const [, group = "", name = "", parameters = "", value = ""] = match;
  const list = parameters.toUpperCase().split(";").slice(1);
  const isQuoted = list.some((each) => /^(?:ENCODING=)?QUOTED-PRINTABLE$/.test(each));
  const plain = isQuoted ? fromQuotedPrintable(value) : value;
  return { group: group.toUpperCase(), name: name.toUpperCase(), parameters: list, value: plain };
}

/** Text whose bytes are written as =C3=A9; in UTF-8, otherwise in Windows-1252, which has Latin-1 in it. */
function fromQuotedPrintable(text: string): string {
  const bytes: number[] = [];
  for (const match of text.matchAll(/=([0-9A-Fa-f]{2})|([\s\S])/gu)) {
    const [, hex, letter = ""] = match;
    if (hex !== undefined) bytes.push(Number.parseInt(hex, 16));
    else bytes.push(...new TextEncoder().encode(letter));
  }
  const isPlain = !bytes.includes(0);
  return isPlain ? decodeText(Uint8Array.from([...bytes])) : text;
}

function contactOf(card: readonly Property[], row: number): ReadContact {
  const named = (name: string) => card.filter((property) => property.name === name);
  const [last, first, middle, title] = parts(named("N")[0]?.value ?? "");
  const formatted = named("FN").map(({ value }) => unescaped(value));
  const [firm = "", ...firms] = named("ORG").map(({ value }) => parts(value)[0] ?? "");
  const isFirm = named("X-ABSHOWAS").some(({ value }) => /company/i.test(value));
  const spoken = spokenName({ title, first, middle, last });
  const called = spoken || (formatted[0] ?? "");
  return {
    row,
    person: isFirm || (firm !== "" && isDepartment(called)) ? firm : called,
    firm,
    otherNames: [spoken, ...formatted, ...firms].filter((name) => name !== ""),
    phones: named("TEL")
      .filter((phone) => !isNoTelephone(labelOf(phone, card)))
      .map((phone) => ({
        text: unescaped(phone.value).replace(/^tel:/i, "").replace(/;ext=/i, " ext ").replace(/[,;]/g, " "),
        isMobile: saysMobile(labelOf(phone, card)),
      })),
    emails: named("EMAIL").map(({ value }) => unescaped(value)),
    addresses: byPlace(named("ADR")).map(addressOf),
    notes: named("NOTE").map(({ value }) => unescaped(value)),
  };
}

/** Apple's address book has a label that is not usual in a line of its own: "_$!<HomeFAX>!$_". */
function labelOf({ group, parameters }: Property, card: readonly Property[]): string {
  const isLabel = (each: Property) => each.name === "X-ABLABEL" && each.group === group;
  const label = group === "" ? undefined : card.find(isLabel);
  return [...parameters, (label?.value ?? "").toUpperCase()].join();
}

/** The home before the place of work, as in tables. */
function byPlace(addresses: readonly Property[]): Property[] {
  const rank = ({ parameters }: Property) => (/WORK/.test(parameters.join()) ? 1 : 0);
  return addresses.toSorted((one, other) => rank(one) - rank(other));
}

function addressOf({ value }: Property): PostalAddress {
  const [box = "", extended = "", street = "", city = "", county = "", postcode = "", country = ""] =
    parts(value);
  return { lines: [box, street, extended], city, county, postcode, country };
}

/** The parts of a value that has several, separated by semicolons that are not escaped. */
function parts(value: string): string[] {
  return value.split(/(?<!\\);/).map((part) => unescaped(part).trim());
}

function unescaped(value: string): string {
  return value.replace(/\\([\s\S])/g, (_, letter: string) => (/n/i.test(letter) ? "\n" : letter));
}
