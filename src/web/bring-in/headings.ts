import { plainHeading } from "#web/bring-in/plain-heading.ts";

/** What a column says of a customer. */
export type CustomerRole =
  | { field: "first" | "middle" | "last" | "full" | "contact" | "display" | "company" }
  | { field: "phone"; isMobile: boolean; list: string }
  | { field: "phoneLabel"; list: string }
  | { field: "email" | "notes" }
  | { field: "address"; set: AddressSet; part: AddressPart }
  | { field: LifeField };

/** Whether a record was put away in the other program. */
export type LifeField = "archived" | "active" | "status";

export type AddressPart = "whole" | "line" | "city" | "county" | "postcode" | "country";

/** Which address a column belongs to, in the order in which the first that is filled is taken. */
export const addressSets = [
  ...["po", "billing", "main", "none", "home", "business", "sa", "physical"],
  ...["shipping", "service", "site", "other"],
] as const;
export type AddressSet = (typeof addressSets)[number] | `numbered ${string}`;

const names: Readonly<Record<string, CustomerRole["field"]>> = rolesOf({
  first: [
    "first name",
    "forename",
    "given name",
    "first",
    "christian name",
    "fname",
    "firstname",
    "contact first name",
  ],
  middle: ["middle name", "additional name", "middle", "middle names"],
  last: [
    "last name",
    "surname",
    "family name",
    "last",
    "lname",
    "lastname",
    "second name",
    "contact last name",
  ],
  full: ["name", "full name", "fullname", "names", "name in full"],
  contact: [
    ...["contact name", "contact", "contact person", "main contact", "main contact name", "primary contact"],
    ...["primary contact name", "contact full name", "attention", "attn", "site contact"],
  ],
  display: [
    ...[
      "customer",
      "client",
      "customer name",
      "client name",
      "display name",
      "account name",
      "customer full name",
    ],
    ...["customer display name", "client or company"],
  ],
  company: [
    ...[
      "company",
      "company name",
      "business",
      "business name",
      "organisation",
      "organization",
      "firm",
      "trading name",
    ],
    ...[
      "organisation name",
      "organization name",
      "organization 1 name",
      "trading as",
      "client company",
      "customer company",
      "employer",
    ],
  ],
  notes: [
    ...[
      "notes",
      "note",
      "comments",
      "comment",
      "remarks",
      "private notes",
      "public notes",
      "internal notes",
      "memo",
    ],
    ...["additional information", "additional notes", "access notes", "site notes", "further information"],
  ],
  archived: ["archived", "is archived", "inactive", "is inactive", "deleted"],
  active: ["active", "is active"],
  status: ["status"],
});

const addressParts: Readonly<Record<string, AddressPart>> = rolesOf({
  whole: ["address", "full address", "formatted", "address formatted", "postal address", "formatted address"],
  line: [
    ...[
      "street",
      "street address",
      "apt suite",
      "suite",
      "unit",
      "flat",
      "extended address",
      "po box",
      "p o box",
    ],
    ...[
      "line",
      "addr",
      "house",
      "house name",
      "house number",
      "house name number",
      "house name or number",
      "house name no",
      "house no",
      "house number or name",
      "building",
    ],
    ...["building name", "road", "district", "village", "unit number", "apartment"],
  ],
  city: [
    "city",
    "town",
    "town city",
    "city town",
    "post town",
    "suburb",
    "locality",
    "town or city",
    "city or town",
    "city suburb",
  ],
  county: [
    "county",
    "state",
    "region",
    "province",
    "county state",
    "state province",
    "province state",
    "state county",
    "state region",
    "county region",
  ],
  postcode: [
    ...[
      "postcode",
      "post code",
      "postal code",
      "zip",
      "zip code",
      "zip postcode",
      "postcode zip",
      "pcode",
      "p code",
    ],
    ...["zip postal code", "postal zip code", "postcode zip code", "postal", "zipcode", "postalcode"],
  ],
  country: ["country", "country region", "country code", "country name", "nation"],
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

/** The words before a heading that say whose it is. */
const owner = /^(?:client|customer|contact|main contact|primary contact|account|person) /;

/** What a heading says of a customer; null when it says nothing that is taken. */
export function customerRole(heading: string): CustomerRole | null {
  const plain = plainHeading(heading);
  return namedRole(plain) ?? reached(plain) ?? addressRole(plain) ?? ownedRole(plain);
}

function ownedRole(plain: string): CustomerRole | null {
  const bare = plain.replace(owner, "");
  return bare === plain || bare === "name" ? null : (namedRole(bare) ?? addressRole(bare));
}

function namedRole(plain: string): CustomerRole | null {
  const field = names[plain] ?? (/\b(?:notes|comments)$/.test(plain) ? "notes" : undefined);
  switch (field) {
    case undefined:
    case "phone":
    case "phoneLabel":
    case "address":
      return null;
    default:
      return { field };
  }
}

/** A telephone number or an e-mail, and what a phone book says beside a number. */
function reached(plain: string): CustomerRole | null {
  const words = new Set(plain.split(" "));
  const has = (...any: string[]) => any.some((word) => words.has(word));
  const isPhone =
    has(
      "phone",
      "phones",
      "telephone",
      "tel",
      "mobile",
      "mob",
      "cell",
      "landline",
      "ddi",
      "cellphone",
      "telno",
    ) ||
    /^(?:(?:home|work|office|contact|business|evening|day|daytime) (?:number|no)|mobile|phone) ?\d*$/.test(
      plain,
    );
  const list = /\d+/.exec(plain)?.[0] ?? "";
  if (isPhone && has("label", "type")) return { field: "phoneLabel", list };
  if (
    has(
      "fax",
      "pager",
      "label",
      "type",
      "extension",
      "ext",
      "opt",
      "skype",
      "assistants",
      "include",
      "consent",
    )
  )
    return null;
  if (has("marketing", "subscribed", "status", "verified", "reminders", "notifications")) return null;
  if (isPhone) return { field: "phone", isMobile: has("mobile", "mob", "cell", "cellphone"), list };
  return has("email", "emails", "mail") && !has("mailing") ? { field: "email" } : null;
}

function addressRole(plain: string): CustomerRole | null {
  const numbered = /^address (\d+) (?=[a-z])(.+)$/.exec(plain);
  if (numbered) {
    const [, number = "", rest = ""] = numbered;
    const part = addressPart(rest);
    return part && { field: "address", set: number === "1" ? "none" : `numbered ${number}`, part };
  }
  const [set, word] = setWords.find(([, words]) => words.test(plain)) ?? ["none" as const, null];
  const rest = word === null ? plain : plain.replace(word, "");
  const part = addressPart(rest) ?? (set !== "none" && rest === "code" ? "postcode" : null);
  return part && { field: "address", set, part };
}

function addressPart(rest: string): AddressPart | null {
  const known = addressParts[rest] ?? addressParts[rest.replace(/^address /, "")];
  if (known !== undefined) return known;
  return /^(?:address |street |addr )*(?:line |street |address |addr )\d$/.test(`${rest}`) ? "line" : null;
}

/** The role of each heading, from the headings of each role. */
function rolesOf<Role extends string>(
  table: { readonly [R in Role]: readonly string[] },
): Record<string, Role> {
  const roles: Record<string, Role> = {};
  for (const role in table) for (const heading of table[role]) roles[heading] = role;
  return roles;
}
