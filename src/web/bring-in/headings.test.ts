import { expect, test } from "vitest";
import { customerRole } from "#web/bring-in/headings.ts";
import { priceRole } from "#web/bring-in/price-headings.ts";

/**
 * Rows of headings as programs write them that are among no samples, each heading with what it is. At least 70 of 76
 * are known; "-" is not taken.
 */
const customers = {
  "field service": `Bill To Street=billing line; Bill To Unit=billing line; Bill To City=billing city; Bill To State=billing county;
    Bill To Zip=billing postcode; Customer Name=display; Primary Phone=phone; Alternate Phone=phone; Primary Email=email; Customer Notes=notes`,
  "job manager": `Forename=first; Surname=last; Company Name=company; Telephone=phone; Mobile Tel=mobile; E-mail=email; House/Building=none line;
    Street Name=none line; Locality=none city; Town=none city; County=none county; Post Code=none postcode; Memo=notes; Title=title`,
  "site book": `Customer First Name=first; Customer Surname=last; Customer Company Name=company; Customer Address Line 1=none line;
    Customer Town=none city; Customer Postcode=none postcode; Customer Landline=phone; Customer Mobile=mobile; Customer Email=email; Customer Title=title`,
  "sales desk": `Name=full; Organisation=company; Address: home=home whole; ZIP/Postal=none postcode; State/Province=none county; Suite/Unit=none line;
    About=notes; Job Title=-; Home Email=email; Inactive Flag=archived; Cust Name=display; Mob No=mobile; Address Street=none line`,
};
const goods = {
  "parts book": `Part Number=sku; Part Description=description; Cost Price=cost; Sales Price=selling; Unit of Measure=unit; Category=category;
    Sub Group=subcategory; Supplier=-; Barcode=-`,
  "trade counter": `Product Code=sku; Product Name=name; Selling UoM=unit; Your Price (£)=cost; Price Per=per; VAT Rate=tax; List Price (£)=list;
    Unit Price Inc VAT=priceWithTax; Disc%=discount; Pack=pack`,
  "job pricing": `Product Description=description; Units=unit; Cost (ex VAT)=cost; Trade (ex VAT)=cost; Retail (ex VAT)=selling; Group Name=category;
    Charge Out Rate=rate; Rate Unit=unit; Purchase Rate=cost; Tax Code=-`,
};

test("of the headings of seven programs that were never seen, nearly all are known", () => {
  const misread = [
    ...Object.values(customers).flatMap((row) => wrong(row, spoken)),
    ...Object.values(goods).flatMap((row) => wrong(row, (heading) => priceRole(heading) ?? "-")),
  ];
  const all = [...Object.values(customers), ...Object.values(goods)].flatMap((row) => row.split(";"));
  expect(all).toHaveLength(76);
  expect(misread).toEqual([]);
});

test.each([
  ["Trade", "labour"],
  ["Trade price", "cost"],
  ["Trade £", "cost"],
  ["Price per unit", "price"],
  ["Cost unit", "cost"],
  ["Purchases description", "buyingText"],
])("%s among prices is %s", (heading, role) => {
  expect(priceRole(heading)).toBe(role);
});

function wrong(row: string, roleOf: (heading: string) => string): string[] {
  return row
    .split(";")
    .map((each) => each.trim().split("="))
    .flatMap(([heading = "", role]) =>
      roleOf(heading) === role ? [] : [`${heading} is ${roleOf(heading)}, not ${role}`],
    );
}

function spoken(heading: string): string {
  const role = customerRole(heading);
  if (role === null) return "-";
  if (role.field === "address") return `${role.set} ${role.part}`;
  return role.field === "phone" && role.isMobile ? "mobile" : role.field;
}
