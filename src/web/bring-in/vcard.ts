import type { ReadContact } from "#web/bring-in/contact.ts";
import { decodeText } from "#web/bring-in/file-text.ts";
import { isNoTelephone, saysMobile } from "#web/bring-in/phone.ts";
import type { PostalAddress } from "#web/bring-in/postal-address.ts";

/** Whether a text is a file of contacts as telephones and address books write it (RFC 2426, RFC 6350, vCard 2.1). */
export function isVcard(text: string): boolean {
  return /^\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 2000));
}

/**
 * Reads the cards of a file, each as a contact whose row is its number in the file. Lines may be folded, values in
 * quoted-printable, and properties grouped; pictures are skipped, and so are cards of groups. A card ends at the next
 * one or with the file, if nothing says so before.
 */
export function readVcards(text: string): ReadContact[] {
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
  return cards
    .map((each, index) => ({ each, row: index + 1 }))
    .flatMap(({ each, row }) => (isGroup(each) ? [] : [contactOf(each, row)]));
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

/** The lines of a card: a line that begins with a blank continues the one before, as does one after a soft break. */
function* unfolded(text: string): Generator<string> {
  let parts: string[] = [];
  let isQuoted = false;
  let isSkipped = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const last = parts.at(-1) ?? "";
    const isSoft = isQuoted && last.endsWith("=");
    if (isSoft) parts.splice(-1, 1, last.slice(0, -1), line.replace(/^[ \t]/, ""));
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
  const [last = "", first = "", middle = ""] = parts(named("N")[0]?.value ?? "");
  const formatted = unescaped(named("FN")[0]?.value ?? "");
  const [firm = ""] = parts(named("ORG")[0]?.value ?? "");
  const isFirm = named("X-ABSHOWAS").some(({ value }) => /company/i.test(value));
  const spoken = [first, middle, last].filter((part) => part !== "").join(" ");
  // Apple's address book has a label that is not usual in a line of its own: "_$!<HomeFAX>!$_".
  const kindOf = ({ group, parameters }: Property) => {
    const label = group === "" ? undefined : named("X-ABLABEL").find((each) => each.group === group);
    return [...parameters, (label?.value ?? "").toUpperCase()].join();
  };
  return {
    row,
    person: isFirm ? firm : spoken || formatted,
    firm,
    otherNames: [spoken, formatted].filter((name) => name !== ""),
    phones: named("TEL")
      .filter((phone) => !isNoTelephone(kindOf(phone)))
      .map((phone) => ({
        text: unescaped(phone.value).replace(/^tel:/i, "").replace(/;ext=/i, " ext ").replace(/[,;]/g, " "),
        isMobile: saysMobile(kindOf(phone)),
      })),
    emails: named("EMAIL").map(({ value }) => unescaped(value)),
    addresses: byPlace(named("ADR")).map(addressOf),
    notes: named("NOTE").map(({ value }) => unescaped(value)),
  };
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
