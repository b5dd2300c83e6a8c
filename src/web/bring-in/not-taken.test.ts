import { expect, test } from "vitest";
import { layoutOf } from "#web/bring-in/layout.ts";
import { notTakenOf } from "#web/bring-in/not-taken.ts";
import { readTextTable } from "#web/bring-in/text-table.ts";
import { readVcards } from "#web/bring-in/vcard.ts";

test("columns that go nowhere are named, by their number where they have no heading", () => {
  expect(notTaken("Name,Email,Gate code,,Boiler\nAnn,ann@example.com,1234,Baxi,")).toEqual(["Gate code", 4]);
});

test("a title is not taken beside a first name, and stands for it otherwise", () => {
  expect(notTaken("Title,First Name,Surname,Email\nMr,Jo,Hart,jo@example.com")).toEqual(["Title"]);
  expect(notTaken("Title,Surname,Email\nMr,Hart,jo@example.com")).toEqual([]);
  expect(notTaken("Title,Name,Email\nMrs,Hart,jo@example.com")).toEqual([]);
  expect(notTaken("Title,Name,Email\nMrs,Hart,jo@example.com\nDr,Ann Low,a@example.com")).toEqual(["Title"]);
});

test.each([
  "Name,Email,Fax\nAnn,ann@example.com,0113 496 0008",
  "Name,Phone 1 - Label,Phone 1 - Value\nAnn,Work Fax,0113 496 0008",
  "Customer full name,Phone numbers\nAnn,Phone: 0113 496 0007 Fax:0113 496 0008",
])("a fax is not taken: %#", (text) => {
  expect(notTaken(text)).toEqual(["Fax"]);
});

test("what cards say that no customer has a place for is named once", () => {
  const card = [
    "BEGIN:VCARD",
    "N:Hobbs;Dorothy;;Mrs;",
    "TEL;TYPE=CELL:07700 907000",
    "TEL;TYPE=WORK,FAX:0113 496 0008",
    "BDAY:1960-04-01",
    "URL:",
    "UID:1",
    "END:VCARD",
  ];
  expect(readVcards([...card, ...card].join("\n")).notTaken).toEqual(["Title", "Fax", "Birthday"]);
});

test("the title of a card whose name it stands in is taken", () => {
  const card = ["BEGIN:VCARD", "N:Hart;;;Mrs;", "TEL:01943 600000", "END:VCARD"];
  expect(readVcards(card.join("\n")).notTaken).toEqual([]);
});

function notTaken(text: string) {
  const layout = layoutOf(readTextTable(text).rows);
  if (layout === null) throw new Error("its columns are not known");
  const columns = layout.headings.map((heading, column) => ({
    heading,
    first: layout.rows[0]?.cells[column] ?? "",
    role: layout.roles[column] ?? null,
  }));
  return notTakenOf(columns, layout.rows);
}
