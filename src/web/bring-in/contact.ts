import type { CustomerWords } from "#domain/customers/customer.ts";
import { isEmail } from "#domain/customers/email-address.ts";
import type { Language } from "#domain/region/region.ts";
import { saysNothing } from "#web/bring-in/empty-cell.ts";
import {
  callFirst,
  isLostPhone,
  keptPhone,
  phoneKey,
  type ReadPhone,
  splitPhones,
  unseen,
} from "#web/bring-in/phone.ts";
import {
  isPlace,
  isSamePlace,
  noAddress,
  type PostalAddress,
  placeInOneLine,
  tidyAddress,
} from "#web/bring-in/postal-address.ts";
import { titleOf, titles } from "#web/bring-in/spoken-name.ts";
import type { Warning } from "#web/bring-in/warnings.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";

const { other, warn } = bringInTexts;

/** Who a row or a card is about, with everything that it says, in the order in which it counts. */
export interface ReadContact {
  /** The number of the row, or of the card. */
  row: number;
  person: string;
  firm: string;
  /** What else it is called: a second contact, a trading name. */
  otherNames: readonly string[];
  phones: readonly ReadPhone[];
  emails: readonly string[];
  addresses: readonly PostalAddress[];
  notes: readonly string[];
}

/** A customer as it would be saved, and what to look at. */
export interface TidyContact {
  row: number;
  words: CustomerWords;
  warnings: readonly Omit<Warning, "row">[];
}

/**
 * A contact as the words of a customer. A customer has one telephone number, one e-mail and one address: what more is
 * known becomes lines in the notes, so that nothing that was read is lost. Null without a name.
 */
export function tidyContact(contact: ReadContact, language: Language): TidyContact | null {
  const person = tidyName(contact.person) || tidyName(contact.firm);
  if (person === "") return null;
  const firm = isSameName(person, contact.firm) ? "" : tidyName(contact.firm);
  const phones = phonesOf(contact, language);
  const emails = emailsOf(contact);
  const [address = noAddress, ...others] = placesOf(contact);
  const names = [...new Map(contact.otherNames.map((name) => [nameKey(name), tidyName(name)]))];
  const otherNames = names.filter(([key]) => key !== nameKey(person) && key !== nameKey(contact.firm));
  const notes = [
    ...otherNames.map(([, name]) => other.name(name)),
    ...contact.notes.map(tidyNote),
    ...phones.more.map(other.phone),
    ...emails.more.map(other.email),
    ...others.map((each) => other.address(placeInOneLine(each))),
  ];
  return {
    row: contact.row,
    words: {
      name: person,
      companyName: firm || null,
      email: emails.first,
      phone: phones.first,
      address: address.lines.join("\n") || null,
      city: address.city || null,
      county: address.county || null,
      postcode: address.postcode || null,
      country: address.country || null,
      notes: notes.filter((note) => note !== "").join("\n") || null,
    },
    warnings: [
      ...phones.lost.map(warn.lostPhone),
      ...emails.unread.map((text) => ({ why: warn.unreadEmail(text) })),
    ],
  };
}

/** Whether two names are one: titles, capitals, punctuation and the order of the names do not count. */
export function isSameName(one: string, another: string): boolean {
  return nameKey(one) === nameKey(another);
}

/** What makes two ways of writing a name one. */
export function nameKey(name: string): string {
  const parts = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[.,]/g, " ")
    .split(/\s+/)
    .filter((part) => part !== "" && !titles.has(part));
  return parts.toSorted().join(" ");
}

/** Whether two ways of writing a name have titles that differ: Mr and Mrs Smith are two people. */
export function isOtherTitle(one: string, another: string): boolean {
  const [first, second] = [titleOf(one), titleOf(another)];
  return first !== "" && second !== "" && first !== second;
}

function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, " ");
}

function tidyNote(note: string): string {
  return note.replace(/\r\n?/g, "\n").trim();
}

function phonesOf(contact: ReadContact, language: Language) {
  const all = contact.phones.flatMap(splitPhones);
  const lost = all.filter(({ text }) => isLostPhone(text)).map(({ text }) => text);
  const whole = all
    .filter(({ text }) => !isLostPhone(text))
    .map(({ text, isMobile }) => ({ text: keptPhone(text, language), isMobile }));
  const dialled = callFirst(whole.filter(({ text }) => phoneKey(text).length >= 3));
  const said = whole.filter(({ text }) => phoneKey(text).length < 3);
  const once = onceEach(dialled, ({ text }) => phoneKey(text));
  return {
    first: once[0]?.text ?? null,
    more: [...once.slice(1), ...said].map(({ text }) => text),
    lost,
  };
}

/** The first of each key, in their order. */
function onceEach<T>(all: readonly T[], keyOf: (each: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const each of all) if (!byKey.has(keyOf(each))) byKey.set(keyOf(each), each);
  return [...byKey.values()];
}

function emailsOf({ emails }: ReadContact) {
  const all = emails
    .map((cell) => cell.replace(unseen, ""))
    .flatMap((cell) => bracketed(cell) ?? cell.split(/:::|[,;|\n]/).flatMap(apart))
    .map((each) => each.trim().replace(/^mailto:/i, ""))
    .filter((each) => !saysNothing(each));
  const once = onceEach(all, (each) => each.toLowerCase());
  const read = once.filter(isEmail);
  const unread = once.filter((each) => !isEmail(each));
  return { first: read[0] ?? null, more: [...read.slice(1), ...unread], unread };
}

/** Addresses with a space, a slash or "or" between them; words without one, as "ann at example.com", stay together. */
function apart(text: string): string[] {
  return text.includes("@") ? text.split(/\s*\/\s*(?=\S+@)|\s+(?:(?:or|and|&)\s+)?/i) : [text];
}

/** The addresses of "Ann Hart <ann@example.com>"; null where none is in brackets. */
function bracketed(cell: string): string[] | null {
  return cell.match(/(?<=<)[^<>\s]+@[^<>\s]+(?=>)/g);
}

function placesOf({ addresses }: ReadContact): PostalAddress[] {
  const tidy = addresses.map(tidyAddress);
  const all = tidy.filter(isPlace);
  // A county or a country alone is no place, but it is known.
  if (all.length === 0) return tidy.filter(({ county, country }) => county || country).slice(0, 1);
  const once: PostalAddress[] = [];
  for (const place of all) {
    const known = once.findIndex((one) => isSamePlace(one, place));
    const earlier = once[known];
    if (earlier === undefined) once.push(place);
    // Of two ways of writing one address, that with a town of its own says more.
    else if (earlier.city === "" && place.city !== "") once[known] = place;
  }
  return withCountry(once, tidy);
}

/** A county or a country in another set, where none of the places has its own: that of the firm's post. */
function withCountry([first, ...others]: readonly PostalAddress[], all: readonly PostalAddress[]) {
  if (first === undefined) return [];
  const isAlone = (place: PostalAddress) => !isPlace(place);
  const country = first.country || (all.find((place) => isAlone(place) && place.country)?.country ?? "");
  const county = first.county || (all.find((place) => isAlone(place) && place.county)?.county ?? "");
  return [{ ...first, county, country }, ...others];
}
