import { expect, test } from "vitest";
import { customers, nobody, onlyOne } from "#test/support/read-customers.ts";
import { fillGaps } from "#web/bring-in/bring-customers.ts";

test("QuickBooks Desktop has a customer's name and address under Bill to, and alone that is the customer", () => {
  const text =
    'Customer,Main Phone,Bill to,Ship to\nHart Ltd,0113 496 0000,"Hart Ltd\n1 Moor Rd\nLeeds LS6 4BJ","Site 2\nYork YO1 7AB"';
  expect(onlyOne(text)).toEqual({
    name: "Hart Ltd",
    phone: "0113 496 0000",
    address: "1 Moor Rd\nLeeds",
    postcode: "LS6 4BJ",
    notes: "Other address: Site 2, York, YO1 7AB",
  });
  expect(onlyOne("Bill to,Email\nHart Ltd,a@b.example")).toEqual({ name: "Hart Ltd", email: "a@b.example" });
});

test.each([
  [
    "*ContactName,EmailAddress,POAttentionTo\nHill Farm Ltd,a@b.example,Sue Hill",
    { name: "Sue Hill", companyName: "Hill Farm Ltd", email: "a@b.example" },
  ],
  [
    "Customer,Email,County,Country\nAnn,a@b.example,Kent,France",
    { name: "Ann", email: "a@b.example", county: "Kent", country: "France" },
  ],
  [
    "Customer,Phone\nAnn,01943 600600 07700 900123",
    { name: "Ann", phone: "07700 900123", notes: "Other phone: 01943 600600" },
  ],
  ["Customer,Phone,Email\nTotal Homes Ltd,,", { name: "Total Homes Ltd" }],
  [
    "Customer,Phone,Email\nMr J Smith,01943 600600,\nMrs J Smith,01943 600600,",
    { name: "Mr J Smith", phone: "01943 600600", notes: "Other name: Mrs J Smith" },
  ],
  ["Title,Initial,Surname,Email\nMr,J,Smith,a@b.example", { name: "Mr J Smith", email: "a@b.example" }],
  ["Title,First name,Surname,Email\nMr,Jo,Smith,a@b.example", { name: "Jo Smith", email: "a@b.example" }],
  [
    "Name,Phone,Email\nAnn,M: 07700 900123 H: 01943 600000,a@b.example / c@d.example",
    {
      ...{ name: "Ann", phone: "07700 900123", email: "a@b.example" },
      notes: "Other phone: 01943 600000\nOther email: c@d.example",
    },
  ],
  ['Name,Phone,Email\nAnn,"7,700,900,123",n/a', { name: "Ann", phone: "07700900123" }],
  ["Name,Phone,Email\nAnn,TBC,-", { name: "Ann" }],
  [
    'Name,Phone,Address\nAnn,01943 600000,"1 Moor Rd, Leeds LS6 4BJ, England"',
    {
      ...{ name: "Ann", phone: "01943 600000", address: "1 Moor Rd, Leeds" },
      ...{ postcode: "LS6 4BJ", country: "England" },
    },
  ],
])("what a row says of somebody is kept in its place: %#", (text, words) => {
  expect(onlyOne(text)).toEqual(words);
});

test("words in place of an e-mail address are kept as one note", () => {
  const result = customers("Name,Email\nDave,dave at ex.com\nAnn,ann@a.example ann@b.example");
  expect(result.customers.map(({ words }) => words.notes)).toEqual([
    "Other email: dave at ex.com",
    "Other email: ann@b.example",
  ]);
});

test("a gap in an address is filled by the same address alone, and another one is a note", () => {
  const known = { ...nobody, name: "Ann", email: "a@b.example", address: "14 Chevin Side", city: "Otley" };
  const filled = (row: string) => {
    const text = `Name,Email,Address,City,County,Postcode\n${row}`;
    return fillGaps(known, customers(text, [known]).customers[0]?.words ?? nobody);
  };
  expect(filled("Ann,a@b.example,14 Chevin Side,,West Yorkshire,LS21 1AA")).toEqual({
    ...known,
    county: "West Yorkshire",
    postcode: "LS21 1AA",
  });
  expect(filled("Ann,a@b.example,,Leeds,Kent,")).toEqual({ ...known, notes: "Other address: Leeds, Kent" });
});

test("who is known by a second number is not brought in twice", () => {
  const first = customers("Name,Mobile,Home phone\nAnn Hart,07700 900123,01943 600000").customers[0]?.words;
  const again = customers("Name,Phone\nHart Ann,01943 600000", [first ?? nobody]);
  expect(again.customers.map(({ before }) => before)).toEqual([first]);
});

test("what QuickBooks marks as deleted is left out, and a last name with a number is no foot", () => {
  const { customers: all, leftOut } = customers(
    "Name,Notes,Phone\nHart Ltd (deleted),,01943 600001\nAnn,old shed (deleted),01943 600000\nStudio 54,,\n3 customers,,",
  );
  expect(all.map(({ words }) => words.name)).toEqual(["Ann", "Studio 54"]);
  expect(leftOut).toEqual([
    { row: 2, why: "archived there" },
    { row: 5, why: "foot" },
  ]);
});

test("a label of Apple's address book says that a number is a fax or a mobile", () => {
  const card = [
    ...["BEGIN:VCARD", "FN:Ann Hart", "item1.TEL:01943 600001", "item1.X-ABLabel:_$!<HomeFAX>!$_"],
    ...["TEL;TYPE=HOME:01943 600000", "item2.TEL:02079 460000", "item2.X-ABLabel:Work mobile", "END:VCARD"],
  ].join("\n");
  expect(onlyOne(card)).toEqual({
    name: "Ann Hart",
    phone: "02079 460000",
    notes: "Other phone: 01943 600000",
  });
});

test("the foot of a list of two columns is no customer, and a country of another address is kept", () => {
  const { customers: all } = customers("Name,Phone\nAnn,07700900123\nReport printed 21/11/2026,");
  expect(all.map(({ words }) => words.name)).toEqual(["Ann"]);
  const [ann] = customers("Name,PO Country,Site Address,Site Town\nAnn,GB,1 Site Rd,Leeds").customers;
  expect([ann?.words.city, ann?.words.country]).toEqual(["Leeds", "United Kingdom"]);
});

test.each([
  ["Active Status", "Active", "Not-active"],
  ["Is Deleted", "No", "Yes"],
  ["Obsolete", "", "Yes"],
  ["Customer Status", "On hold", "Obsolete"],
  ["Active", "Yes", "Not active"],
])("who is put away under %s in the other program is left out", (heading, live, putAway) => {
  const { customers: taken, leftOut } = customers(
    `Name,Phone,${heading}\nAnn,01943 600000,${live}\nBob,01943 600001,${putAway}`,
  );
  expect(taken.map(({ words }) => words.name)).toEqual(["Ann"]);
  expect(leftOut).toEqual([{ row: 3, why: "archived there" }]);
});

test.each(["4,47701E+11", "1.23456789E+9", "4.47701E+11"])(
  "a telephone number saved as %s is said, and not kept",
  (cell) => {
    const result = customers(`Name;Phone;Email\nAnn;${cell};a@x.example`);
    expect(result.customers[0]?.words).toMatchObject({ phone: null, notes: null });
    expect(result.warnings).toEqual([
      expect.objectContaining({ why: `telephone number lost by Excel (${cell})` }),
    ]);
  },
);

test("marks that nobody sees around an e-mail address go", () => {
  expect(onlyOne("Name,Email\nAnn,\u202aa@x.example\u202c")).toEqual({ name: "Ann", email: "a@x.example" });
});

test.each([
  ["Hart Ltd,Ann Hart,1 High St,Leeds", "1 High St\nLeeds"],
  ["Hart Ltd,2 Low Rd,,", "2 Low Rd"],
  ["Hart Ltd,,,", "Hart Ltd"],
  ["3 Moor Rd,Hart Ltd,,", "3 Moor Rd\nHart Ltd"],
])("the customer's own names above an address in %s are no lines of it", (lines, address) => {
  const text = "Customer,Primary Contact,Main Email,Bill to 1,Bill to 2,Bill to 3,Bill to 4";
  expect(onlyOne(`${text}\nHart Ltd,Ann Hart,a@x.example,${lines}`)).toEqual({
    ...{ name: "Ann Hart", companyName: "Hart Ltd", email: "a@x.example" },
    address,
  });
});
