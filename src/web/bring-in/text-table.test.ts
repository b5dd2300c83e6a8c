import { describe, expect, test } from "vitest";
import { fc } from "#test/support/fast-check.ts";
import { decodeText } from "#web/bring-in/file-text.ts";
import { readTextTable } from "#web/bring-in/text-table.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
};

/** The bytes of the letters beyond ASCII that the tables below have. */
const windows1252: Record<string, number> = { "€": 0x80, "“": 0x93, "”": 0x94, "£": 0xa3, é: 0xe9, ÿ: 0xff };
const macRoman: Record<string, number> = { "€": 0xdb, "“": 0xd2, "”": 0xd3, "£": 0xa3, é: 0x8e, ÿ: 0xd8 };
const single = (text: string, table: Record<string, number>) =>
  Uint8Array.from(text, (letter) => table[letter] ?? letter.charCodeAt(0));

const encodings: { name: string; eol: string; encode: (text: string) => Uint8Array }[] = [
  { name: "UTF-8", eol: "\r\n", encode: utf8 },
  { name: "UTF-8 with a mark", eol: "\n", encode: (text) => utf8(`\ufeff${text}`) },
  { name: "UTF-16 with a mark", eol: "\r\n", encode: (text) => wide(`\ufeff${text}`, false) },
  { name: "UTF-16 without a mark", eol: "\r\n", encode: (text) => wide(text, true) },
  { name: "Windows-1252", eol: "\r\n", encode: (text) => single(text, windows1252) },
  { name: "Mac Roman", eol: "\r", encode: (text) => single(text, macRoman) },
];

describe("tables read back as they were written", () => {
  const cell = fc.string({ unit: fc.constantFrom(..."abcXYZ 019é£€“”,;\t|\"'\n"), maxLength: 8 });
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
    );
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const quotedIfNeeded = (text: string) => (/[,;\t|"\r\n]|^\s|\s$/.test(text) ? quoted(text) : text);

  for (const { name, eol, encode } of encodings) {
    test.each([",", ";", "\t", "|"])(`in ${name}, separated by %j`, (delimiter) => {
      fc.assert(
        fc.property(table, (rows) => {
          // No text in UTF-8 has this letter's byte of the other encodings before a blank.
          const headings = (rows[0] ?? []).map((_, column) => `ÿ ${column}`);
          const all = [headings, ...rows].map((cells) => cells.map((each) => each.replaceAll("\n", eol)));
          const text = all.map((cells) => cells.map(quoted).join(delimiter)).join(eol);
          const read = readTextTable(decodeText(encode(`sep=${delimiter}${eol}${text}`)));
          expect(read.rows.map(({ cells }) => cells)).toEqual(
            all.filter((cells) => cells.some((each) => each.trim() !== "")),
          );
        }),
      );
    });

    test.each([",", ";", "\t", "|"])(
      `in ${name}, separated by %j, which nothing says, with quotation marks only where they are needed`,
      (delimiter) => {
        fc.assert(
          fc.property(table, (rows) => {
            const headings = (rows[0] ?? []).map((_, column) => `ÿ ${column}`);
            const all = [headings, ...rows].map((cells) => cells.map((each) => each.replaceAll("\n", eol)));
            const text = all.map((cells) => cells.map(quotedIfNeeded).join(delimiter)).join(eol);
            const read = readTextTable(decodeText(encode(text)));
            expect(read.rows.map(({ cells }) => cells)).toEqual(
              all.filter((cells) => cells.some((each) => each.trim() !== "")),
            );
          }),
        );
      },
    );
  }
});

test("every byte of Mac Roman and Windows-1252 is the letter that the standard says", () => {
  const bytes = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  expect(decodeText(Uint8Array.from([...bytes, 0x0d]))).toBe(
    `${new TextDecoder("macintosh").decode(bytes)}\r`,
  );
  const latin = decodeText(bytes.subarray(32));
  expect(latin).toBe(new TextDecoder("latin1").decode(bytes.subarray(32)));
  expect(decodeText(Uint8Array.of(0x80, 0x91, 0x92, 0x93, 0x94, 0x96, 0x99))).toBe("€‘’“”–™");
});

const rowsOf = (text: string) => readTextTable(text).rows.map(({ cells }) => cells);

test.each([
  [",", "Name,Phone\nAnn,1\nBob,2"],
  [";", "Name;Address\nAnn;1 A St, Leeds\nBob;2 A St"],
  ["\t", "Name\tAddress\nAnn\t1 A St, Leeds, UK\nBob\t2 A St, York, UK"],
  ["|", "Name|Phone\nAnn|1\nBob|2"],
])("the sign that gives most rows one width separates the cells: %j", (delimiter, text) => {
  expect(readTextTable(text).delimiter).toBe(delimiter);
});

test("a mark that is closed by an inch sign lines below takes no rows with it, and an address keeps its lines", () => {
  const inches = 'Code,Name,Cost\nA0,Nut,1\nA1,"Pipe 15mm,3\nA2,Elbow,1\nA3,Tee 22",2\nA4,Cap,1';
  expect(rowsOf(inches)).toHaveLength(6);
  expect(rowsOf(inches)[3]).toEqual(["A2", "Elbow", "1"]);
  const address = 'Name,Phone,Address\nAnn,077,"12 Mill Lane\nOtley, Leeds, LS21"\nBob,078,Leeds';
  expect(rowsOf(address)[1]).toEqual(["Ann", "077", "12 Mill Lane\nOtley, Leeds, LS21"]);
});

test("a stray quotation mark leaves its line plain, and takes no other line with it", () => {
  expect(rowsOf('Item,Price\n3/4" hinge,1\n"3" hinge,2\n"5" bolt",3\nLast,4')).toEqual([
    ["Item", "Price"],
    ['3/4" hinge', "1"],
    ['"3" hinge', "2"],
    ['"5" bolt"', "3"],
    ["Last", "4"],
  ]);
  expect(rowsOf('Item,Code,Price\nTap,T,1\n"Open,O,2\nNext,N,3\nShut",4\n').slice(2)).toEqual([
    ['"Open', "O", "2"],
    ["Next", "N", "3"],
    ['Shut"', "4"],
  ]);
});

test("a row keeps the number that a spreadsheet gives it", () => {
  const { rows } = readTextTable('sep=,\r\nName,Notes\r\n\r\nAnn,"two\r\nlines"\r\n,,\r\nBob,\r\n');
  expect(rows.map(({ number }) => number)).toEqual([1, 3, 5]);
});

test("more columns or rows than anybody's list has are refused", () => {
  expect(() => readTextTable(`${"a,".repeat(400)}b`)).toThrow("more than 300 columns");
  expect(() => readTextTable("a,b\n".repeat(200_001))).toThrow("more than 200,000 rows");
});

test("bytes that are no text are refused", () => {
  expect(() => decodeText(Uint8Array.of(65, 0, 0, 0, 66, 1, 2, 3))).toThrow("not a list");
});

test("text in UTF-8 with one broken byte stays in UTF-8, and one of another encoding does not become it", () => {
  const broken = Uint8Array.from([...utf8("Zoë, René, Søren, £5, "), 0xff, ...utf8(" end")]);
  expect(decodeText(broken)).toBe("Zoë, René, Søren, £5, \ufffd end");
  expect(decodeText(single("£5 for René", windows1252))).toBe("£5 for René");
});
