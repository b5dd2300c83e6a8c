import { expect, test } from "vitest";
import { onlyOne } from "#test/support/read-customers.ts";
import { spokenName, titledName } from "#web/bring-in/spoken-name.ts";

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
