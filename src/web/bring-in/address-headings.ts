import { rolesOf } from "#web/bring-in/plain-heading.ts";

export type AddressPart = "whole" | "line" | "city" | "county" | "postcode" | "country";

/** Which address a column belongs to, in the order in which the first that is filled is taken. */
export const addressSets = [
  ...["po", "billing", "main", "none", "home", "business", "sa", "physical"],
  ...["shipping", "service", "site", "other"],
] as const;
export type AddressSet = (typeof addressSets)[number] | `numbered ${string}`;

/** What a column says of an address. */
interface AddressRole {
  field: "address";
  set: AddressSet;
  part: AddressPart;
}

/** What no words of `kindsOfPart` say. */
const addressParts: Readonly<Record<string, AddressPart>> = rolesOf({
  whole: ["address", "full address", "formatted", "address formatted", "formatted address"],
  line: [
    ...["street address", "extended address", "po box", "p o box"],
    ...["line", "addr", "district", "village"],
  ],
  postcode: ["post code", "pcode", "p code", "pc", "zipcode", "postalcode"],
  country: ["country code", "nation"],
});

/** The words before an address's part that say which address it is. */
const setWords: readonly (readonly [AddressSet, RegExp])[] = [
  ["po", /^(?:po|postal|mailing|correspondence) (?!box|code|zip)/],
  ["billing", /^(?:billing|invoice|invoicing|bill to|bill|registered|accounts) /],
  ["main", /^(?:main|primary|head office) /],
  ["home", /^(?:home|residential) /],
  ["business", /^(?:business|work|office|company) /],
  ["sa", /^sa /],
  ["physical", /^physical /],
  ["shipping", /^(?:shipping|delivery|ship to|ship) /],
  ["service", /^(?:service|property|job) /],
  ["site", /^(?:site|location) /],
  ["other", /^(?:other|alternative|alternate|second|secondary) /],
];

/** Which address a heading belongs to, and which part of it it is; null for another heading. */
export function addressRole(plain: string): AddressRole | null {
  const numbered = /^address (\d+) (?=[a-z])(.+)$/.exec(plain);
  if (numbered) {
    const [, number = "", rest = ""] = numbered;
    const part = addressPart(rest);
    return part && { field: "address", set: number === "1" ? "none" : `numbered ${number}`, part };
  }
  // "Address: home", as telephones' exports have it.
  const turned = plain.replace(/^address ([a-z ]+)$/, "$1 address");
  const [set, word] = setWords.find(([, words]) => words.test(turned)) ?? ["none" as const, null];
  const rest = word === null ? plain : turned.replace(word, "");
  const isBareLine = /^(?:bill|ship) to \d$/.test(plain);
  const part = isBareLine
    ? "line"
    : (addressPart(rest) ?? (set !== "none" && rest === "code" ? "postcode" : null));
  return part && { field: "address", set, part };
}

function addressPart(rest: string): AddressPart | null {
  const bare = rest.replace(/^address /, "");
  const known = addressParts[rest] ?? addressParts[bare];
  if (known !== undefined) return known;
  if (
    /^(?:address |street |addr |add )*(?:line |street |address |addr |add )(?:\d|one|two|three|four)$/.test(
      rest,
    )
  )
    return "line";
  if (/^(?:\d ?(?:st|nd|rd|th)|first|second|third) line(?: of address)?$/.test(rest)) return "line";
  return kindsOfPart.find(([, words]) => words.test(bare))?.[0] ?? null;
}

/** Parts that are named by several words for one thing: "House/Building", "ZIP/Postal", "Town or Suburb". */
const kindsOfPart: readonly (readonly [AddressPart, RegExp])[] = (
  [
    ["line", "house|building|street|road|flat|apartment|apt|suite|unit|floor", "name|number|no"],
    ["city", "town|city|suburb|locality|village", "name|post"],
    ["county", "county|state|province|region", "name"],
    ["postcode", "zip|postal|postcode|eircode", "post|code"],
    ["country", "country", "name|region"],
  ] as const
).map(([part, words, more]) => [
  part,
  new RegExp(`^(?=.*\\b(?:${words})\\b)(?:(?:${words}|${more}|or|and) ?)+$`),
]);
