import { describe, expect, test } from "vitest";
import { batchLimit } from "#contract/record-routes.ts";
import { csvText } from "#web/export/csv-text.ts";
import { largestFile, readCsv } from "#web/import/csv-file.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const cellsOf = (text: string) => readCsv(utf8(text)).map(({ cells }) => cells);

describe("a file is read in each way that programs write it", () => {
  const table = [
    ["Name", "Price"],
    ["Oak board", "12.50"],
    ["Ash board", "9.00"],
  ];

  test.each([
    ["commas", ","],
    ["semicolons", ";"],
    ["tabs", "\t"],
  ])("with %s", (_what, separator) => {
    expect(cellsOf(table.map((cells) => cells.join(separator)).join("\r\n"))).toEqual(table);
  });

  test.each([
    ["LF", "\n"],
    ["CRLF", "\r\n"],
    ["CR", "\r"],
  ])("with %s line ends, with and without one at the end", (_what, end) => {
    const text = table.map((cells) => cells.join(",")).join(end);
    expect(cellsOf(text)).toEqual(table);
    expect(cellsOf(text + end)).toEqual(table);
  });

  test("with quoted values that contain separators, quotation marks and line breaks", () => {
    expect(cellsOf('Name,Notes\n"Brown, Bea","says ""hi""\nand bye"\n')).toEqual([
      ["Name", "Notes"],
      ["Brown, Bea", 'says "hi"\nand bye'],
    ]);
  });

  test("with semicolons when the amounts contain commas", () => {
    expect(cellsOf("Name;Price\nOak, planed;12,50\nAsh;9,00\n")).toEqual([
      ["Name", "Price"],
      ["Oak, planed", "12,50"],
      ["Ash", "9,00"],
    ]);
  });

  test("with one column only", () => {
    expect(cellsOf("Name\nAnn\nBea\n")).toEqual([["Name"], ["Ann"], ["Bea"]]);
  });

  test("in UTF-8 with and without a byte order mark, in UTF-16, and in Windows-1252", () => {
    const text = "Name,Price\nCafé Zoë,£5\n";
    const wanted = [
      ["Name", "Price"],
      ["Café Zoë", "£5"],
    ];
    const utf16 = new Uint8Array(
      new Uint16Array([0xfeff, ...[...text].map((sign) => sign.charCodeAt(0))]).buffer,
    );
    const windows = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    for (const bytes of [utf8(text), utf8(`\uFEFF${text}`), utf16, windows]) {
      expect(readCsv(bytes).map(({ cells }) => cells)).toEqual(wanted);
    }
  });

  test("rows are numbered as in a spreadsheet: blank ones count, but are left out", () => {
    expect(readCsv(utf8("Name,Price\n\nOak,1\n , \nAsh,2\n,,\n")).map(({ number }) => number)).toEqual([
      1, 3, 5,
    ]);
  });
});

describe("a file that is not CSV is refused with a message", () => {
  test.each([
    ["nothing", utf8(""), "This file is empty."],
    ["blanks", utf8(" \r\n\r\n"), "This file is empty."],
    ["a workbook", Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), "This is a workbook"],
    ["an old workbook", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), "This is a workbook"],
    ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), "This is not a CSV file."],
    ["an open quotation mark", utf8('Name\nAnn\n"Bea\nCleo\n'), "A quotation mark in row 3"],
    ["a torn quotation", utf8('Name,Notes\n"Ann" x,y\n'), "A quotation mark in row 2"],
    ["too much", new Uint8Array(largestFile + 1), "This file is larger than 5 MB"],
  ])("%s", (_what, bytes, words) => {
    expect(() => readCsv(bytes)).toThrow(words);
  });

  test("a file with the most rows allowed is read, and one row more is refused", () => {
    const rows = (count: number) => utf8(`Name\n${"Ann\n".repeat(count)}`);
    expect(readCsv(rows(batchLimit))).toHaveLength(batchLimit + 1);
    expect(() => readCsv(rows(batchLimit + 1))).toThrow("This file has 5,001 rows. At most 5,000");
  });
});

test("every value that is written is read back unchanged", () => {
  const rows = [
    ["Name", "Phone", "Notes"],
    ["=HYPERLINK(1)", "+44 113 496 0000", "-5"],
    ["'=kept", "''@kept", "'quoted'"],
    ["a;b,c\td", 'say "hi"', "two\nlines"],
    ["-10% off", "@home", "＝1"],
  ];
  expect(cellsOf(csvText(rows))).toEqual(rows);
});
