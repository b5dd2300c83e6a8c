import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { goods } from "#test/support/read-prices.ts";
import { shownNumber } from "#web/bring-in/cell-format.ts";
import { FileRefused } from "#web/bring-in/file-refused.ts";
import { openFile } from "#web/bring-in/open-file.ts";
import { readWorkbook } from "#web/bring-in/workbook.ts";

const fileOf = (name: string) => new Uint8Array(readFileSync(`test/vectors/workbooks/${name}`));

const list = (formula: string) => [
  ["PRICE LIST & TERMS"],
  ["Code", "Item", "Category", "Unit", "List price", "Disc %", "Since"],
  ["00042", "Elbow 15 mm", "Copper", "EA", "1.24", "45%", "01/03/2026"],
  ["1234567", "Tube “half inch”", "Copper", "m", "6.2", "40%", "01/03/2026"],
  ["00007", "Tee <brass> & co\nsecond line", "Copper", "pr", "0.3", "0%", "01/03/2026"],
  ["00008", "Seal from abroad", "Seals", "EA", "€12", "0%", "01/03/2026"],
  ["00009", "By formula", "Seals", "EA", formula, "0%", "01/03/2026"],
];

test.each([
  ["openpyxl.xlsx", ""],
  ["exceljs.xlsx", "2.48"],
  ["libreoffice.xlsx", "2.48"],
])("%s has one sheet to show, each cell as the sheet shows it", (name, formula) => {
  const [sheet, ...others] = readWorkbook(fileOf(name));
  expect(others).toEqual([]);
  expect(sheet?.rows.map(({ cells }) => cells)).toEqual(list(formula));
  expect(sheet?.rows.map(({ number }) => number)).toEqual([1, 3, 4, 5, 6, 7, 8]);
});

test("a web page of the same list is read by its longest table", () => {
  const opened = openFile(fileOf("libreoffice.html"), readWorkbook);
  if (opened.kind !== "table") throw new Error("no table");
  expect(opened.layout?.headings).toEqual(list("")[1]);
  expect(opened.layout?.rows[2]?.cells.slice(0, 2)).toEqual(["00007", "Tee <brass> & co\nsecond line"]);
});

describe("what is no workbook of today is refused with what to do", () => {
  const compound = (text: string) =>
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  test.each([
    [fileOf("libreoffice.ods"), "OpenDocument file"],
    [zipSync({ "Index/Document.iwa": strToU8("x") }), "Numbers file"],
    [zipSync({ "xl/workbook.bin": strToU8("x") }), "binary Excel file"],
    [zipSync({ "word/document.xml": strToU8("x") }), "not a list"],
    [Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2), "damaged workbook"],
    [compound("Workbook"), "old Excel file"],
    [compound("EncryptedPackage"), "This file has a password."],
    [strToU8("%PDF-1.7"), "PDF"],
    [strToU8(" \r\n"), "This file is empty."],
    [new Uint8Array(), "This file is empty."],
  ])("%#: %s", (bytes, why) => {
    expect(() => openFile(bytes, readWorkbook)).toThrow(why);
  });

  test.each([
    [
      "oldExcel",
      "Old Excel file: save as .xlsx or CSV. In Excel: File, Save As, and choose Excel Workbook (.xlsx).",
    ],
    ["empty", "This file is empty."],
  ] as const)("on the screen as a sentence, with the steps: %s", (reason, sentence) => {
    expect(new FileRefused(reason).forPerson).toBe(sentence);
  });

  test("a workbook that unpacks to more than 60 MB", () => {
    const big = zipSync({
      "xl/workbook.xml": strToU8("<a/>"),
      "xl/sharedStrings.xml": new Uint8Array(61 * 1024 * 1024),
    });
    expect(big.length).toBeLessThan(100_000);
    expect(() => readWorkbook(big)).toThrow("larger than 60 MB");
  });
});

test("a workbook whose tags have prefixes, and whose cells have no addresses, is read the same", () => {
  const sheet = `<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c><x:c t="str"><x:v>Tel &amp; fax</x:v></x:c></x:row>
    <x:row r="5"><x:c t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c><x:c><x:v>4.47701E+11</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  const bytes = zipSync({
    "xl/workbook.xml": strToU8('<x:workbook><x:sheets><x:sheet name="A" r:id="R1"/></x:sheets></x:workbook>'),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="R1" Target="/xl/worksheets/a.xml"/></Relationships>',
    ),
    "xl/worksheets/a.xml": strToU8(sheet),
  });
  expect(readWorkbook(bytes)).toEqual([
    {
      name: "A",
      rows: [
        { number: 1, cells: ["Name", "Tel & fax"] },
        { number: 5, cells: ["TRUE", "", "447701000000"] },
      ],
    },
  ]);
});

test("of a workbook with several sheets the first with known headings is read, and the others are named", () => {
  const sheetOf = (...cells: string[]) =>
    `<sheetData><row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join("")}</row></sheetData>`;
  const sheets = ["Cover", "Prices", "Blank"].map((name, at) => `<sheet name="${name}" r:id="R${at}"/>`);
  const rels = [0, 1, 2].map((at) => `<Relationship Id="R${at}" Target="worksheets/${at}.xml"/>`);
  const opened = openFile(
    zipSync({
      "xl/workbook.xml": strToU8(`<workbook>${sheets.join("")}</workbook>`),
      "xl/_rels/workbook.xml.rels": strToU8(rels.join("")),
      "xl/worksheets/0.xml": strToU8(sheetOf("Our prices")),
      "xl/worksheets/1.xml": strToU8(sheetOf("Code", "Description", "Nett price")),
      "xl/worksheets/2.xml": strToU8("<sheetData/>"),
    }),
    readWorkbook,
  );
  expect(opened).toMatchObject({ sheet: "Prices", otherSheets: ["Cover"] });
});

test("tags that nobody closes, and cells merged over everything, end in time", () => {
  const open = (name: string) => `<${name}><v>1</v>`.repeat(100_000);
  const merges = '<mergeCell ref="A1:A200000"/>'.repeat(50_000);
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`,
  );
  const bytes = zipSync({
    "xl/workbook.xml": strToU8('<sheets><sheet name="A" r:id="R1"/><sheet name="B" r:id="R2"/></sheets>'),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationship Id="R1" Target="worksheets/a.xml"/><Relationship Id="R2" Target="worksheets/b.xml"/>',
    ),
    "xl/sharedStrings.xml": strToU8(`${open("si")}${open("rPh")}`),
    "xl/worksheets/a.xml": strToU8(`<row>${open("c")}`),
    "xl/worksheets/b.xml": strToU8(`${rows.join("")}${merges}`),
  });
  expect(readWorkbook(bytes).map((sheet) => sheet.rows.length)).toEqual([0, 20_000]);
  const page = `<table><tr><td>A</td></tr>${"<!--<script><td".repeat(50_000)}`;
  expect(openFile(strToU8(page), readWorkbook)).toMatchObject({ kind: "table" });
});

test("names of signs in a web table are the signs", () => {
  const page =
    "<table><tr><th>Item<th>Unit<th>Cost<tr><td>Caf&eacute; &frac12;&quot; tap &ndash; chrome<td>m&sup2;<td>1.00<tr><td>&Eacute;t&uuml; &plusmn;5<td>m<td>2.00</table>";
  expect(goods(page).items.map(({ words }) => [words.name, words.unitType])).toEqual([
    ['Café ½" tap – chrome', "Square Meter"],
    ["Étü ±5", "Linear Meter"],
  ]);
});

test("a remark on a cell of Excel 2003 is no part of it", () => {
  const cell = (text: string, remark = "") =>
    `<Cell><Data ss:Type="String">${text}</Data>${remark && `<Comment ss:Author="Ann"><ss:Data>${remark}</ss:Data></Comment>`}</Cell>`;
  const row = (...cells: string[]) => `<Row>${cells.join("")}</Row>`;
  const rows = [row(cell("Item"), cell("Cost")), row(cell("Elbow", "Ask Bob"), cell("1.00", "Old price"))];
  const page = `<Workbook><Worksheet><Table>${rows.join("")}</Table></Worksheet></Workbook>`;
  expect(goods(page).items.map(({ words }) => [words.name, words.unitCost])).toEqual([["Elbow", 100]]);
});

test("tables of a web page with the same headings are one list, and others are named", () => {
  const table = (...rows: string[][]) =>
    `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;
  const headings = ["Code", "Item", "Nett"];
  const pages = [
    table(["Menu", "Home"]),
    table(headings, ["A0", "Tap", "1.00"], ["A1", "Pipe", "2.00"]),
    table(headings, ["B0", "Bend", "3.00"]),
    table(["Name", "Phone"], ["Ann", "01943 600000"]),
  ];
  const opened = openFile(strToU8(`<html>${pages.join("<p>Page 2</p>")}</html>`), readWorkbook);
  expect(opened).toMatchObject({ sheet: "Table 2", otherSheets: ["Table 4"] });
  expect(goods(pages.join("")).items.map(({ words }) => words.name)).toEqual(["Tap", "Pipe", "Bend"]);
  expect(goods(pages.join("")).items.map(({ row }) => row)).toEqual([2, 3, 5]);
});

test("a workbook that was saved as XML names the sheets that are not read", () => {
  const sheet = (name: string, ...cells: string[]) =>
    `<Worksheet ss:Name="${name}"><Table>${cells.map((cell) => `<Row><Cell><Data>${cell}</Data></Cell><Cell><Data>5</Data></Cell></Row>`).join("")}</Table></Worksheet>`;
  const page = `<Workbook>${sheet("Prices", "Item", "Tap", "Pipe")}${sheet("Old &amp; gone", "Was", "Bend")}</Workbook>`;
  expect(openFile(strToU8(page), readWorkbook)).toMatchObject({
    sheet: "Prices",
    otherSheets: ["Old & gone"],
  });
});

test("in a web table a cell over rows is in each, and one over columns in the first, with or without quotes", () => {
  const page =
    "<table><tr><th>Group<th>Code<th>Price<tr><td rowspan=2>Copper<td>A<td>1.00<tr><td>B<td>2.00<tr><td colspan=2>Seals<td>3.00</table>";
  const opened = openFile(strToU8(page), readWorkbook);
  expect(opened.kind === "table" && opened.rows.map(({ cells }) => cells)).toEqual([
    ["Group", "Code", "Price"],
    ["Copper", "A", "1.00"],
    ["Copper", "B", "2.00"],
    ["Seals", "", "3.00"],
  ]);
});

test.each([
  ["812", "00000", "00812"],
  ["7700900123", "00000 000000", "07700 900123"],
  ["0.175", "0.0%", "17.5%"],
  ["18.95", "£#,##0.00", "18.95"],
  ["18.95", '[$-809]"£"#,##0.00', "18.95"],
  ["18.95", "#,##0.00 [$€-407]", "€18.95"],
  ["46145", "dd/mm/yyyy", "03/05/2026"],
  ["1", "dd/mm/yyyy", "01/01/1900"],
  ["0.30000000000000004", "General", "0.3"],
  ["-5", "0.00;[Red]-0.00", "-5"],
  ["text", "0", "text"],
  ["12", '"AB-"0000', "AB-0012"],
  ["3.2", '"£"0.00" per 100"', "3.2 per 100"],
  ["6", 'General" m"', "6 m"],
  ["18.95", '_-"£"* #,##0.00_-', "18.95"],
])("%s in the format %s is shown as %s", (raw, format, shown) => {
  expect(shownNumber(raw, format, false)).toBe(shown);
});
