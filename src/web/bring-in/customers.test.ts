import { expect, test } from "vitest";
import { customers, nobody, onlyOne } from "#test/support/read-customers.ts";

test.each([
  ["First Name,Surname,Company,Email\nJo,Hart,Hart Ltd,", { name: "Jo Hart", companyName: "Hart Ltd" }],
  ["Customer,Contact,Email\nHart Ltd,Jo Hart,", { name: "Jo Hart", companyName: "Hart Ltd" }],
  ["Display Name,First Name,Last Name,Email\nMr Jo Hart,Jo,Hart,", { name: "Jo Hart" }],
  ['Display Name,First Name,Last Name,Email\n"Hart, Jo",Jo,Hart,', { name: "Jo Hart" }],
  ["Company Name,Main Contact Name,Main Contact Phone\nHart Ltd,Main Contact,", { name: "Hart Ltd" }],
  ["ContactName,FirstName,LastName,EmailAddress\nHart Ltd,,,", { name: "Hart Ltd" }],
])("the person is named first, and the firm where it is another: %#", (text, words) => {
  expect(onlyOne(text)).toEqual(words);
});

test("the mobile is the telephone number, and the others are notes", () => {
  const words = onlyOne(
    'Name,Tel,Mob,Fax,Work Phone\nAnn,01943 600123,7700900123,01943 9,"01943 600123; 0113 496 0000"',
  );
  expect(words).toEqual({
    name: "Ann",
    phone: "07700900123",
    notes: "Other phone: 01943 600123\nOther phone: 0113 496 0000",
  });
});

test("a label says which number is the mobile, and that another is a fax", () => {
  const text =
    "Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Phone 3 - Label,Phone 3 - Value\nAnn,Home Fax,01943 1234,Home,01943 600123,Mobile,+353 85 123";
  expect(onlyOne(text)).toEqual({ name: "Ann", phone: "+353 85 123", notes: "Other phone: 01943 600123" });
});

test("several numbers in one cell may each have a name, as in QuickBooks", () => {
  const text =
    "Customer full name,Phone numbers\nAnn,Phone: 0113 496 0007 Mobile: 07700 900777 Fax:0113 496 0008";
  expect(onlyOne(text)).toEqual({ name: "Ann", phone: "07700 900777", notes: "Other phone: 0113 496 0007" });
});

test("an address of a kind and a postcode of none are one address", () => {
  const text = 'Full Name,Home Address,Post Code\nAnn,"3 Hill Rd, Leeds",LS6 2AA';
  expect(onlyOne(text)).toEqual({ name: "Ann", address: "3 Hill Rd, Leeds", postcode: "LS6 2AA" });
});

test("the country behind a postcode goes to its own place, and a suburb before the town is a line", () => {
  const text = 'Customer Name,Physical Address,Postal Address\nAnn,4 Elm Rd LS6 3BB,"4 Elm Rd, LS6 3BB, UK"';
  expect(onlyOne(text)).toEqual({
    ...{ name: "Ann", address: "4 Elm Rd", postcode: "LS6 3BB", country: "United Kingdom" },
  });
  expect(onlyOne("Name,Address 1,Suburb,City,Post Code\nAnn,Long Lane,Burley,Ilkley,LS29 7AA")).toEqual({
    ...{ name: "Ann", address: "Long Lane\nBurley", city: "Ilkley", postcode: "LS29 7AA" },
  });
});

test("an e-mail is in brackets behind a name, and what Outlook shows as its name is not one", () => {
  const text =
    'Name,E-mail Address,E-mail Display Name\nAnn,"Hart, Ann <ann@example.com>",Ann Hart (ann@example.com)';
  expect(onlyOne(text)).toEqual({ name: "Ann", email: "ann@example.com" });
});

test("of several addresses the first that is filled counts, and the others are notes", () => {
  const text = [
    "Name,Billing Street,Billing City,Billing Postcode,Site Address,Site Postcode,Home Town",
    'Ann,,,,"1 Yard Lane\nBingley",bd161aa,Leeds',
  ].join("\n");
  expect(onlyOne(text)).toEqual({
    name: "Ann",
    city: "Leeds",
    notes: "Other address: 1 Yard Lane, Bingley, BD16 1AA",
  });
});

test("an address in one cell gives its postcode and its country", () => {
  expect(onlyOne('Name,Email,Address\nAnn,,"1 High Street,\r\nOtley LS21 1AA\r\nUnited Kingdom"')).toEqual({
    name: "Ann",
    address: "1 High Street\nOtley",
    postcode: "LS21 1AA",
    country: "United Kingdom",
  });
});

test("the same address twice is one, and the one with a town says more", () => {
  const text =
    'Name,Billing Address,Street,City,State,Postcode\nAnn,"3 Moor Road\nLeeds\nLS6 4BJ",3 Moor Road,Leeds,West Yorkshire,LS6 4BJ';
  expect(onlyOne(text)).toEqual({
    name: "Ann",
    address: "3 Moor Road",
    city: "Leeds",
    county: "West Yorkshire",
    postcode: "LS6 4BJ",
  });
});

test("several e-mails, one of them no e-mail, are kept and said", () => {
  const result = customers("Name,Email\nAnn,ann@a.example; ann@b.example ann(at)c");
  expect(result.customers[0]?.words).toMatchObject({
    email: "ann@a.example",
    notes: "Other email: ann@b.example\nOther email: ann(at)c",
  });
  expect(result.warnings).toEqual([{ row: 2, why: "e-mail address not readable (ann(at)c)" }]);
});

test("rows of one customer become one, and what differs is in the notes", () => {
  const text =
    "Name,Email,Phone,City,Notes\nAnn,ann@a.example,01943 1234,,First\nMrs Ann,ANN@a.example,01943 5678,Leeds,Second\nBob,bob@a.example,,,\nAnn B,ann@a.example,,,First";
  const { customers: all } = customers(text);
  expect(all.map(({ rows }) => rows)).toEqual([[2, 3, 5], [4]]);
  expect(all[0]?.words).toEqual({
    ...nobody,
    name: "Ann",
    email: "ann@a.example",
    phone: "01943 1234",
    city: "Leeds",
    notes: "First\nOther phone: 01943 5678\nSecond\nOther name: Ann B",
  });
});

test("a customer that is there is found by e-mail, or by name with telephone or postcode", () => {
  const present = [
    { ...nobody, name: "Ann", email: "ann@a.example" },
    { ...nobody, name: "Bob", phone: "+44 7700 900123" },
    { ...nobody, name: "Cy", postcode: "LS21 1AA" },
  ];
  const text =
    "Name,Email,Phone,Postcode\nAnn Smith,ANN@a.example,,\nbob,,07700 900123,\nCY,,,ls211aa\nBob,,07700 900999,\nDi,,07700 900123,";
  expect(customers(text, present).customers.map(({ before }) => before?.name ?? null)).toEqual([
    "Ann",
    "Bob",
    "Cy",
    null,
    null,
  ]);
});

test("what is no customer is left out with the reason", () => {
  const text = [
    "Name,Email,Phone,Archived",
    "Ann,ann@a.example,,No",
    "Bob,,,Yes",
    ",x@x.example,,",
    "Name,Email,Phone,Archived",
    "Cy,,,,surplus",
    "Total,,,212",
    "Printed on 21/11/2026 by the office,,,",
  ].join("\n");
  const result = customers(text);
  expect(result.customers.map(({ words }) => words.name)).toEqual(["Ann"]);
  expect(result.leftOut.toSorted((one, other) => one.row - other.row).map(({ why }) => why)).toEqual([
    ...["archived there", "no name", "headings again", "more values than headings", "total", "foot"],
  ]);
});

test("a card of version 2.1 with quoted-printable, and one of version 4.0, are read", () => {
  const cards = [
    "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Zo=C3=AB;;;",
    "TEL;CELL:07700900009\r\nTEL;HOME;FAX:0113\r\nTEL;WORK:0113 111 2222",
    "ADR;HOME;ENCODING=QUOTED-PRINTABLE:;;12 High Street=0D=0AFlat =\r\n2;Leeds;;LS1 2AB;GB",
    "PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ\r\n AAAA\r\n\r\nEND:VCARD",
    'BEGIN:VCARD\nVERSION:4.0\nFN:Leah Stone\nORG:Stone\\; Co\nitem1.ADR;TYPE=work;LABEL="1 St: x":;;1 Stone Rd;Ilkley;;LS29 1AA;',
    "TEL;VALUE=uri;TYPE=cell:tel:+44-7700-900010\nEND:VCARD\nBEGIN:VCARD\nEMAIL:only@mail.example\nEND:VCARD",
  ].join("\r\n");
  const result = customers(cards);
  expect(result.customers.map(({ words }) => words)).toEqual([
    {
      ...nobody,
      name: "Zoë Müller",
      phone: "07700900009",
      address: "12 High Street\nFlat 2",
      city: "Leeds",
      postcode: "LS1 2AB",
      country: "United Kingdom",
      notes: "Other phone: 0113 111 2222",
    },
    {
      ...nobody,
      name: "Leah Stone",
      companyName: "Stone; Co",
      phone: "+44-7700-900010",
      address: "1 Stone Rd",
      city: "Ilkley",
      postcode: "LS29 1AA",
    },
  ]);
  expect(result.leftOut).toEqual([{ row: 3, why: "no name" }]);
});

test("rows that mean the same customer of the firm, each by something else, become one", () => {
  const bob = { ...nobody, name: "Bob Hart", email: "bob@hart.example", phone: "07700 900123" };
  const text = [
    "Name,Email,Mobile,Town",
    "Bob Hart,bob@hart.example,,Otley",
    "Bob Hart,,07700 900123,",
    "Zoe Finch,,07700 900456,",
  ].join("\n");
  const { customers: all } = customers(text, [bob]);
  expect(all.map(({ rows, before }) => [rows, before?.name ?? null])).toEqual([
    [[2, 3], "Bob Hart"],
    [[4], null],
  ]);
});

test("a name beside a surname alone is the first name, and not a firm", () => {
  const read = customers("Name,Surname,Email\nKeith,Wadsworth,k@x.example\nAnn Hart,Hart,a@x.example");
  expect(read.customers.map(({ words }) => [words.name, words.companyName])).toEqual([
    ["Keith Wadsworth", null],
    ["Ann Hart", null],
  ]);
});

test("a second contact, a trading name and a display name beside a firm are kept as other names", () => {
  const text =
    "Company,Trading as,Customer,First Name,Last Name,Person1FirstName,Person1LastName,POAttentionTo\n" +
    "Hartley Homes Ltd,Hartley's,Hartley (Leeds),Jo,Hartley,Sam,Hill,Accounts";
  const [read] = customers(text).customers;
  expect([read?.words.name, read?.words.companyName]).toEqual(["Jo Hartley", "Hartley Homes Ltd"]);
  expect(read?.words.notes?.split("\n")).toEqual([
    "Other name: Hartley's",
    "Other name: Hartley (Leeds)",
    "Other name: Accounts",
    "Other name: Sam Hill",
  ]);
});

test.each([
  ["CUSTOMERNAME,TELEPHONENO,EMAILADDRESS", "Ann Hart,01943 600123,a@x.example"],
  ["First Name & Surname,Phone No,Email", "Ann Hart,01943 600123,a@x.example"],
  ["Bill To,Telephone,E-mail", "Ann Hart,01943 600123,a@x.example"],
  ["Billing Contact First Name,Billing Contact Last Name,Phone,Email", "Ann,Hart,01943 600123,a@x.example"],
  ["Job Contact First,Job Contact Last,Phone,Email", "Ann,Hart,01943 600123,a@x.example"],
])("the headings %s are known", (headings, row) => {
  const [read] = customers(`${headings}\n${row}`).customers;
  expect([read?.words.name, read?.words.phone, read?.words.email, read?.words.notes]).toEqual([
    "Ann Hart",
    "01943 600123",
    "a@x.example",
    null,
  ]);
});

test("two telephone numbers in a cell are two, and what spreadsheets wrap a number in goes", () => {
  const phones = (cell: string) => {
    const [read] = customers(`Name,Phone,Email\nAnn,"${cell}",a@x.example`).customers;
    return [read?.words.phone, ...(read?.words.notes ?? "").split("\n")].filter(Boolean);
  };
  expect(phones("01943 600123/01943 600124")).toEqual(["01943 600123", "Other phone: 01943 600124"]);
  expect(phones("01943 600123 or 07700 900123")).toEqual(["07700 900123", "Other phone: 01943 600123"]);
  expect(phones("01943 600123 & 01943 600124")).toEqual(["01943 600123", "Other phone: 01943 600124"]);
  expect(phones("0113 496 0000/1")).toEqual(["0113 496 0000/1"]);
  expect(phones("'07700 900123")).toEqual(["07700 900123"]);
  expect(phones('=""07700 900123""')).toEqual(["07700 900123"]);
});

test("a postcode at the end of the town or before the last line has its own place", () => {
  const [town, line] = customers(
    'Name,Address,Town,Email\nAnn,1 High Street,"Leeds, LS6 3BB",a@x.example\nBob,"2 Low Road\nLeeds LS6 3BC\nring the bell",,b@x.example',
  ).customers;
  expect(town?.words).toMatchObject({ city: "Leeds", postcode: "LS6 3BB" });
  expect(line?.words).toMatchObject({ postcode: "LS6 3BC", address: "2 Low Road\nLeeds\nring the bell" });
});

test("titles and the order of names do not make two customers of one telephone number", () => {
  const read = customers('Name,Phone\nMr Ann Hart,01943 600123\n"Hart, Ann",01943 600123');
  expect(read.customers.map(({ rows }) => rows)).toEqual([[2, 3]]);
});

test("what another customer's row says of its firm and country is kept when it fills gaps", () => {
  const text =
    "Name,Company,Email,Address,Postcode,Country\nAnn,Hart Ltd,a@x.example,1 Low Road,LS1 1AA,GB\nAnn,Hill Ltd,a@x.example,2 Low Road,D01 1AA,IE";
  const [read] = customers(text).customers;
  expect(read?.words).toMatchObject({ companyName: "Hart Ltd", country: "United Kingdom" });
  expect(read?.words.notes?.split("\n")).toEqual([
    "Other name: Hill Ltd",
    "Other address: 2 Low Road, D01 1AA, Ireland",
  ]);
});

test("rows of one e-mail address are one customer until its notes are full, and then they are left out", () => {
  const rows = Array.from({ length: 900 }, (_, index) => `Caretaker number ${index},office@x.example`);
  const { customers: read, leftOut } = customers(["Name,Email", ...rows].join("\n"));
  expect(read).toHaveLength(1);
  expect(read[0]?.words.notes?.length).toBeLessThanOrEqual(20_000);
  expect((read[0]?.rows.length ?? 0) + leftOut.length).toBe(900);
  expect(leftOut[0]?.why).toBe("same as row 2, whose notes have no room for more");
});

test("a card of a group is no customer, one without an end is, and a picture of a megabyte is skipped", () => {
  const picture = `PHOTO;ENCODING=b;TYPE=JPEG:${"/9j/4AAQ\r\n ".repeat(120_000)}`;
  const text = [
    ...["BEGIN:VCARD", "FN:Ann Hart", picture, "TEL;VALUE=uri:tel:+44-1943-600123;ext=12"],
    ...["BEGIN:VCARD", "KIND:group", "FN:Friends", "END:VCARD", "BEGIN:VCARD", "FN:Bob"],
  ].join("\r\n");
  const read = customers(text);
  expect(read.customers.map(({ words }) => [words.name, words.phone])).toEqual([
    ["Ann Hart", "+44-1943-600123 ext 12"],
    ["Bob", null],
  ]);
});
