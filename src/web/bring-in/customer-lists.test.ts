import { expect, test } from "vitest";
import type { CustomerWords } from "#domain/customers/customer.ts";
import { read } from "#test/support/read-prices.ts";

function customers(text: string): CustomerWords[] {
  const result = read(text);
  if (result.kind !== "customers") throw new Error(JSON.stringify(result));
  return result.customers.map(({ words }) => words);
}

test.each(["First name(s)", "Forenames", "Christian Names", "First names"])(
  "%s are first names",
  (heading) => {
    expect(customers(`${heading},Surname,Email\nJo,Hart,jo@example.com`)).toMatchObject([
      { name: "Jo Hart" },
    ]);
  },
);

test("dashes are nothing, so two of one name with a dash for the postcode are two", () => {
  const text =
    "Name,Phone,Address,Town,Postcode,Notes\nJo Smith,0113 496 0000,-,-,-,-\nJo Smith,0113 496 0001,n/a,N/A,-,\n-,-,-,-,-,-";
  expect(customers(text)).toMatchObject([
    { name: "Jo Smith", phone: "0113 496 0000", address: null, city: null, postcode: null, notes: null },
    { name: "Jo Smith", phone: "0113 496 0001", address: null, city: null, postcode: null, notes: null },
  ]);
});

test("telephone numbers and e-mail addresses are found under any heading, and in one cell", () => {
  const text =
    "Name,Mobile,Home,WhatsApp,Contact details\nAl,07700 900123,0113 496 0000,07700 900124,al@example.com\nBo,07700 900125 / bo@example.com,0113 496 0001,,bo2@example.com";
  expect(customers(text)).toMatchObject([
    {
      phone: "07700 900123",
      email: "al@example.com",
      notes: "Other phone: 0113 496 0000\nOther phone: 07700 900124",
    },
    {
      phone: "07700 900125",
      email: "bo2@example.com",
      notes: "Other phone: 0113 496 0001\nOther email: bo@example.com",
    },
  ]);
});

test("numbers that nobody calls stay out", () => {
  const text = "Name,Phone,Fax,Account number\nAl,0113 496 0000,0113 496 0009,1234567890";
  expect(customers(text)).toMatchObject([{ phone: "0113 496 0000", notes: null }]);
});

test("a job of QuickBooks belongs to its customer, whose name it does not change", () => {
  const text = "Customer,Email\nJo Smith:Loft job,jo@example.com\nJo Smith,jo@example.com";
  expect(customers(text)).toMatchObject([
    { name: "Jo Smith", companyName: null, notes: "Other name: Loft job" },
  ]);
});

test("the number of a house in its own column stands before the street", () => {
  expect(customers("Name,House No,Street,Town\nAl,12,High Street,Otley")).toMatchObject([
    { address: "12 High Street", city: "Otley" },
  ]);
});

test.each([
  "Nimi,Puhelin\nMatti,040 123 4567\nPekka,040 123 4568",
  "Klant,Straat,Plaats,Telefoon\nJan de Vries,Dam 1,Utrecht,030 123 4567",
  "Nom,Prénom,Téléphone,E-mail\nDupont,Anne,01 23 45 67 89,anne@example.com",
])("headings that nobody knows are asked about, and are no customer: %j", (text) => {
  expect(read(text)).toEqual({
    kind: "refused",
    why: "No headings found: say what these columns are.",
  });
});

test("the staff who look after customers, and numbers that nobody dials, are not the customer's", () => {
  const text =
    "Name,Email,Assigned to,UPRN,Boiler serial,Latitude,Mails\nJo Ash,,sam@firm.example,100012345678,2114500123,53.90534212,team@firm.example\nAl Bee,,sam@firm.example,100012345679,2114500124,53.90534213,team@firm.example";
  expect(customers(text)).toMatchObject([
    { name: "Jo Ash", email: null, phone: null, notes: null },
    { name: "Al Bee", email: null, phone: null, notes: null },
  ]);
});

test("a contact that is a number or an e-mail address is no name", () => {
  const text = "Name,Contact,Address\nJo Ash,07700 900001,1 High St\nAl Bee,al@x.example,2 High St";
  expect(customers(text)).toMatchObject([
    { name: "Jo Ash", phone: "07700 900001", companyName: null },
    { name: "Al Bee", email: "al@x.example", companyName: null },
  ]);
});

test("customers side by side are two, and the number of a customer is no company", () => {
  expect(customers("Name,Phone,,Name,Phone\nJo Ash,07700 900001,,Al Bee,07700 900002")).toMatchObject([
    { name: "Jo Ash", phone: "07700 900001" },
    { name: "Al Bee", phone: "07700 900002" },
  ]);
  expect(customers("Customer,Name,Phone\n1001,Jo Ash,07700 900001")).toMatchObject([{ companyName: null }]);
});

test("a list of suppliers below, the letters of an address book and a total are no customers", () => {
  const rows = ["A,,", "Al Bee,07700 900001,al@x.example", "Total,,123.00", "", "Supplier,Phone,Account"];
  const text = ["Name,Phone,Email", ...rows, "Jewson,01943 600001,A1"].join("\n");
  expect(customers(text).map(({ name }) => name)).toEqual(["Al Bee"]);
});

test("names that are words for nothing elsewhere are kept", () => {
  const text = "First name,Last name,Phone\nNa,Kim,07700 900001\nTom,Nil,07700 900002";
  expect(customers(text).map(({ name }) => name)).toEqual(["Na Kim", "Tom Nil"]);
});

test.each([
  "Name,Address line one,Address line two,Town,Postcode",
  "Name,1st line of address,2nd line,City,PC",
  "Customer name (required),Add1,Add2,Town,Postcode",
])("the lines of an address are known: %s", (headings) => {
  expect(customers(`${headings}\nJo Ash,Mill House,1 High St,Otley,LS21 1AA`)).toMatchObject([
    { address: "Mill House\n1 High St", city: "Otley", postcode: "LS21 1AA" },
  ]);
});

test("an agent's address, under whatever heading, joins nobody", () => {
  const rows = ["Ann Lee,a@agent.example,sam@firm.example", "Bob Hart,b@agent.example,sam@firm.example"];
  const text = [
    "Name,Letting agent,Salesperson Email,Phone",
    ...rows,
    "Cat Fox,a@agent.example,sam@firm.example",
  ];
  expect(customers(text.join(",07700 900123\n")).map(({ name, email }) => [name, email])).toEqual([
    ["Ann Lee", null],
    ["Bob Hart", null],
    ["Cat Fox", null],
  ]);
});

test("one known heading is enough where the contents say the rest", () => {
  expect(customers("Who,Mobile,Where\nAnn Lee,07700 900123,1 High St")).toMatchObject([
    { name: "Ann Lee", phone: "07700 900123", address: "1 High St" },
  ]);
});

test("the same headings of an address twice are two addresses", () => {
  const text =
    "Invoice to,,,,Site,,,\nName,Address,Town,Postcode,Name,Address,Town,Postcode\nHart Ltd,1 High St,Leeds,LS1 1AA,Ann Lee,9 Low St,York,YO1 1AA";
  expect(customers(text)).toMatchObject([
    {
      address: "1 High St",
      city: "Leeds",
      postcode: "LS1 1AA",
      notes: "Other address: 9 Low St, York, YO1 1AA",
    },
  ]);
});

test("names with notes and no prices are customers", () => {
  expect(customers("Name,Notes,Gate code\nAnn,Key at no. 9,1234")).toMatchObject([
    { name: "Ann", notes: "Key at no. 9" },
  ]);
});

test("a name under a heading that nobody knows is the first column of names", () => {
  const text =
    "Client Full Nm,Mob No.,E-Mail Addr,Town/City\nJo Hart,07700 900123,jo@example.com,Leeds\nAnn & Bob Lee,,ann@example.com,York";
  expect(customers(text)).toMatchObject([
    { name: "Jo Hart", phone: "07700 900123", email: "jo@example.com", city: "Leeds" },
    { name: "Ann & Bob Lee", email: "ann@example.com", city: "York" },
  ]);
  expect(read("Newsletter,Mob No.,E-Mail Addr\nYes,07700 900123,jo@example.com").kind).toBe("refused");
});

test("of the addresses of a row the first that is filled is taken, in this order, and the others are notes", () => {
  const headings = [
    ...["PO Address Line 1", "Billing Street", "Main Address Line 1", "Address Line 1", "Home Street"],
    ...["Business Street", "SA Address Line 1", "Physical Address Line 1", "Shipping Street"],
    ...["Service Street 1", "Site Address Line 1"],
  ];
  const streets = headings.map((_, index) => `${index + 1} Test Street`);
  for (let first = 0; first < headings.length; first += 1) {
    // The columns stand the other way round, so that their order says nothing.
    const [columns, cells] = [headings.slice(first).toReversed(), streets.slice(first).toReversed()];
    const [words] = customers(`Name,Email,${columns.join()}\nAnn,ann@example.com,${cells.join()}`);
    expect(words?.address).toBe(streets[first]);
    const others = streets.slice(first + 1).map((street) => `Other address: ${street}`);
    expect(words?.notes).toBe(others.join("\n") || null);
  }
});

test("headings are sought in 25 rows, and not below", () => {
  const file = (before: number) => `${"Our customers\n".repeat(before)}Name,Email\nAnn,ann@example.com`;
  expect(customers(file(24))).toMatchObject([{ name: "Ann" }]);
  expect(read(file(25)).kind).toBe("refused");
});

test("a note that says no or none is kept", () => {
  expect(customers("Name,Email,Notes,Other notes\nAnn,ann@example.com,None,No")).toMatchObject([
    { notes: "None\nNo" },
  ]);
});
