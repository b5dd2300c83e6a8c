import type { Letterhead } from "#domain/company/company-profile.ts";
import type { RegionTerms } from "#domain/region/region.ts";
import type { LetterheadBlock } from "#pdf/doc.ts";
import type { Paper } from "#pdf/paper.ts";
import { filled } from "#pdf/paper.ts";
import { isolated } from "#words/paper/isolated.ts";
import { paperText } from "#words/paper/paper-text.ts";

/** Between two details on one line of the letterhead. Where the line is too narrow for both, each has its own line. */
export const separator = "  ·  ";

/** The firm's letterhead; null when nothing is known of the firm. */
export function letterhead(paper: Paper): LetterheadBlock | null {
  const { order, supplier } = paper;
  const logo = logoOf(order.profile?.logoUrl ?? null);
  const name = filled(supplier?.companyName);
  const owner = ownerLines(supplier, paper.region);
  const lines = [
    ...owner.name,
    ...(supplier === null ? [] : contactLines(supplier, paper.region)),
    ...numberLines(paper),
    ...owner.registered,
  ];
  if (logo === null && name === null && lines.length === 0) return null;
  return { kind: "letterhead", logo, name, lines };
}

/** The logo, if it is a picture stored in the profile; the address of an external picture is never requested. */
function logoOf(logoUrl: string | null): string | null {
  return logoUrl?.startsWith("data:image/") ? logoUrl : null;
}

type Contact = Pick<
  Letterhead,
  "address" | "city" | "county" | "postcode" | "country" | "phone" | "email" | "website"
>;

/** The firm's address and contact details, in lines; with the country if it is not the region's own. */
export function contactLines(supplier: Contact, region: RegionTerms): string[] {
  const { phone, email, website, country } = supplier;
  const isAbroad = filled(country) !== null && filled(country) !== region.defaultCountry;
  return [
    ...addressLines({ ...supplier, street: supplier.address }, region),
    isAbroad ? country : null,
    present([unbroken(phone), email]).join(separator),
    bareDomain(website),
  ].flatMap((line) => filled(line) ?? []);
}

type Owner = Pick<Letterhead, "firmKind" | "companyName" | "ownNames" | "registeredIn" | "registeredOffice">;

/**
 * Who stands behind the firm's name, and where a company is registered: what British law wants on all that goes to
 * customers (decision M18). Nothing where the firm has not said what it is.
 */
export function ownerLines(
  firm: Owner | null,
  { region }: RegionTerms,
): Record<"name" | "registered", string[]> {
  if (firm === null || firm.firmKind === null || region !== "GB") return { name: [], registered: [] };
  const { tradingAs, registeredIn, registeredOffice } = paperText.owner;
  const own = filled(firm.ownNames);
  const name = filled(firm.companyName) ?? "";
  const isOther = own !== null && own.toLowerCase() !== name.toLowerCase();
  const part = filled(firm.registeredIn);
  const office = filled(firm.registeredOffice)
    ?.split(/\s*\n\s*/)
    .join(", ");
  const isCompany = firm.firmKind === "company";
  return {
    name: isOther ? [tradingAs(isolated(own), isolated(name))] : [],
    registered: [
      ...(isCompany && part ? [registeredIn(part)] : []),
      ...(isCompany && office ? [registeredOffice(isolated(office))] : []),
    ],
  };
}

/** "https://www.brightwater.example/" as people say it: "brightwater.example". */
function bareDomain(website: string | null): string | null {
  return (
    filled(website)
      ?.replace(/^https?:\/\//i, "")
      .replace(/^www\./i, "")
      .replace(/\/$/, "") ?? null
  );
}

/** A registration number with its name in the region: "VAT Number GB 123", "ABN 51 824 753 556". */
function numberLines({ labels, namesTax, taxNumber, companyNumber }: Paper): string[] {
  const numbers = [
    namesTax && taxNumber !== null ? `${labels.taxNumber} ${taxNumber}` : null,
    companyNumber === null ? null : `${labels.companyNumber} ${companyNumber}`,
  ];
  return present([present(numbers).join(separator)]);
}

interface Address {
  readonly street: string | null;
  readonly city: string | null;
  readonly county: string | null;
  readonly postcode: string | null;
}

/** An address in lines: the street's own lines, then town and county, with the postcode where the region writes it. */
export function addressLines({ street, postcode, ...town }: Address, region: RegionTerms): string[] {
  const streetLines = (filled(street) ?? "").split(/\r?\n/);
  return present([...streetLines, townLine({ ...town, code: unbroken(postcode) }, region)]);
}

/** Each part is isolated, so that a postcode stays behind a town that is read from right to left. */
function townLine(
  parts: Readonly<Record<"city" | "county" | "code", string | null>>,
  region: RegionTerms,
): string {
  const part = (text: string | null) => {
    const known = filled(text);
    return known === null ? null : isolated(known);
  };
  const [city, county, code] = [part(parts.city), part(parts.county), part(parts.code)];
  if (region.region === "GB") return present([present([city, county]).join(", "), code]).join(" ");
  return [...present([city]), present([county, code]).join(" ")].filter((part) => part !== "").join(", ");
}

/** A number or a postcode, which no line break parts. */
export function unbroken(text: string | null): string | null {
  return filled(text)?.replace(/\s+/g, "\u00a0") ?? null;
}

function present(texts: readonly (string | null)[]): string[] {
  return texts.flatMap((text) => filled(text) ?? []);
}
