import { expect, test } from "vitest";
import { onlyOne } from "#test/support/read-customers.ts";
import { isDepartment, spokenName, titledName } from "#web/bring-in/spoken-name.ts";

test.each([
  [{ title: "Mrs", last: "Hart" }, "Mrs Hart"],
  [{ title: "Mr", initials: "J P", last: "van der Low" }, "Mr J P van der Low"],
  [{ title: "Mrs", first: "Hart" }, "Mrs Hart"],
  [{ title: "Mrs", first: "Ann", last: "Hart" }, "Ann Hart"],
  [{ title: "Mrs", first: "Ann Hart" }, "Ann Hart"],
  [{ title: "Mrs" }, ""],
])("%o is spoken %s", (parts, name) => {
  expect(spokenName(parts)).toBe(name);
});

test.each([
  ["Mr & Mrs", "Mr & Mrs Low"],
  ["Mr. and Mrs.", "Mr. and Mrs. Low"],
  ["Director", "Low"],
  ["", "Low"],
])("the title %j is of a person or of a job", (title, name) => {
  expect(titledName(title, "Low")).toBe(name);
});

test.each([
  "Title,Name,Email\nMrs,Hart,a@x.example",
  "Name,Given Name,Family Name,Name Prefix,E-mail 1 - Value\nMrs Hart,Hart,,Mrs,a@x.example",
  "BEGIN:VCARD\nN:Hart;;;Mrs;\nFN:Mrs Hart\nEMAIL:a@x.example",
  "BEGIN:VCARD\nN:;Hart;;Mrs;\nFN:Mrs Hart\nEMAIL:a@x.example",
])("somebody with a title and one name has both: %#", (text) => {
  expect(onlyOne(text)).toEqual({ name: "Mrs Hart", email: "a@x.example" });
});

test("a firm beside a title has no title", () => {
  expect(onlyOne("Title,Name,Company,Email\nMrs,,Jewson,a@x.example")).toMatchObject({ name: "Jewson" });
});

test.each([
  ["*ContactName,EmailAddress,POAttentionTo\nHart Ltd,a@x.example,Reception", "Reception"],
  ["ContactName,FirstName,LastName,EmailAddress\nHart Ltd,Accounts,Payable,a@x.example", "Accounts Payable"],
  ["Company,Contact,Email\nHart Ltd,The Manager,a@x.example", "The Manager"],
  ["BEGIN:VCARD\nFN:Reservations\nORG:Hart Ltd\nEMAIL:a@x.example", "Reservations"],
])("a department beside a firm is another name of the firm: %#", (text, department) => {
  expect(onlyOne(text)).toEqual({
    ...{ name: "Hart Ltd", email: "a@x.example" },
    notes: `Other name: ${department}`,
  });
});

test("a person is named before a department, and a department where nobody else is named", () => {
  const both = "Company,Attention,Contact,Email\nHart Ltd,Accounts Dept,Ann Low,a@x.example";
  expect(onlyOne(both)).toEqual({
    ...{ name: "Ann Low", companyName: "Hart Ltd", email: "a@x.example" },
    notes: "Other name: Accounts Dept",
  });
  expect(onlyOne("Name,Email\nSite office,a@x.example")).toEqual({
    name: "Site office",
    email: "a@x.example",
  });
});

test.each(["Sales Ledger", "Admin", "site manager", "Purchase Ledger team", "Head Office"])(
  "%s is a department",
  (name) => expect(isDepartment(name)).toBe(true),
);

test.each(["Reception Homes Ltd", "Office Bar", "Ann Manager", "Finance & Co"])(
  "%s is the name of a person or a firm",
  (name) => expect(isDepartment(name)).toBe(false),
);
