import { type AddressPart, type AddressSet, addressRole } from "#web/bring-in/address-headings.ts";
import { plainHeading, rolesOf } from "#web/bring-in/plain-heading.ts";

/** What a column says of a customer. */
export type CustomerRole =
  | { field: "title" | "initials" | "first" | "middle" | "last" | "full" }
  | { field: "contact" | "attention" | "display" | "company" }
  | { field: "phone"; isMobile: boolean; list: string }
  | { field: "phoneLabel"; list: string }
  | { field: "email" | "notes" }
  | { field: "address"; set: AddressSet; part: AddressPart }
  | { field: LifeField };

/** Whether a record was put away in the other program. */
export type LifeField = "archived" | "active" | "status";

const names: Readonly<Record<string, CustomerRole["field"]>> = rolesOf({
  title: ["title", "salutation", "name prefix", "prefix", "person title"],
  initials: ["initials", "initial", "first initial"],
  first: [
    "first name",
    "forename",
    "given name",
    "first",
    "christian name",
    "first name s",
    "first names",
    "forenames",
    "christian names",
    "given names",
    "fname",
    "firstname",
  ],
  middle: ["middle name", "additional name", "middle", "middle names"],
  last: ["last name", "surname", "family name", "last", "lname", "second name"],
  full: [
    "first name surname",
    "first name and surname",
    "forename and surname",
    "name",
    "full name",
    "names",
  ],
  attention: ["po attention to", "attention to", "attention", "attn"],
  contact: [
    ...["contact name", "contact", "contact person", "main contact", "main contact name", "primary contact"],
    ...["primary contact name", "contact full name", "site contact"],
  ],
  display: [
    ...[
      "customer",
      "client",
      "bill to",
      "customer name",
      "client name",
      "display name",
      "account name",
      "customer full name",
    ],
    ...["client or company"],
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
      "supplier",
      "supplier name",
      "employer",
    ],
  ],
  notes: [
    ...["notes", "note", "comments", "comment", "remarks", "memo"],
    ...["additional information", "further information", "about"],
  ],
  archived: [
    ...["archived", "is archived", "inactive", "is inactive"],
    ...["deleted", "is deleted", "obsolete"],
  ],
  active: ["active", "is active"],
  status: ["status", "active status"],
});

/** The words before a heading that say whose it is. */
const owner =
  /^(?:client|customer|account|(?:main|primary|billing|job|site|invoice) contact|contact|billing|person(?: \d)?) /;

/** What a heading says of a customer; null when it says nothing that is taken. */
export function customerRole(heading: string): CustomerRole | null {
  const plain = plainHeading(heading)
    .replace(/^cust /, "customer ")
    .replace(/ (?:required|optional)$/, "")
    .replace(/ flag$/, "");
  return namedRole(plain) ?? reached(plain) ?? addressRole(plain) ?? ownedRole(plain) ?? unspacedRole(plain);
}

/** "CUSTOMERNAME", "TELEPHONENO": a heading in capitals shows no words. */
function unspacedRole(plain: string): CustomerRole | null {
  if (plain.includes(" ")) return null;
  if (/^e?mail(?:address|id)?$/.test(plain)) return { field: "email" };
  const isMobile = /^mob(?:ile)?(?:no|number|phone)?$/.test(plain);
  if (isMobile || /^(?:tele)?phone(?:no|number)?$/.test(plain)) return { field: "phone", isMobile, list: "" };
  const field = unspaced.get(plain);
  return field === undefined ? null : namedRole(field);
}

const unspaced = new Map(Object.keys(names).map((heading) => [heading.replaceAll(" ", ""), heading]));

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

/** Who of the firm looks after a customer, or who is called in their place. */
export const ofTheFirm: readonly string[] = [
  ...["assigned", "owner", "salesperson", "rep", "manager", "agent", "created", "modified", "staff"],
  ...["technician", "engineer", "emergency", "kin"],
];

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
  if (has(...ofTheFirm)) return null;
  if (has("marketing", "subscribed", "status", "verified", "reminders", "notifications")) return null;
  if (isPhone) return { field: "phone", isMobile: has("mobile", "mob", "cell", "cellphone"), list };
  // Outlook's "E-mail Display Name" is the person's name again.
  return has("email", "emails", "mail") && !has("mailing", "display", "name") ? { field: "email" } : null;
}
