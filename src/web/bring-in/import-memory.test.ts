import { expect, test } from "vitest";
import { textLimits } from "#domain/records/word-table.ts";
import { asTheFileSays } from "#web/bring-in/choices.ts";
import { headingsKey, parseMemory, type RememberedFile, remembering } from "#web/bring-in/import-memory.ts";

const empty = { numbersAsked: false, files: [], handOver: {} };

function file(headings: string, supplier = ""): RememberedFile {
  const columns = { kind: "materials", roles: ["name", null, "selling"] } as const;
  return { headings, supplier, columns, answers: { ...asTheFileSays.answers, takesSelling: true } };
}

test("what was said of a file is read again as it was, that of the last import first", () => {
  const memory = remembering(remembering(empty, file("a")), file("b", "Fentons"));
  expect(parseMemory(JSON.stringify(memory))).toEqual({
    ...{ numbersAsked: true, handOver: {} },
    files: [file("b", "Fentons"), file("a")],
  });
  expect(remembering(memory, file("a", "Yorks")).files).toEqual([file("a", "Yorks"), file("b", "Fentons")]);
});

test("a file without headings leaves the files, and the next numbers count as asked for", () => {
  expect(remembering({ ...empty, files: [file("a")] }, null)).toEqual({
    ...{ numbersAsked: true, handOver: {} },
    files: [file("a")],
  });
});

test("what a program calls the account and the taxes is kept beside the files", () => {
  const handOver = { xero: { account: "260", taxes: { "20": "20% (VAT on Income)" } } };
  const memory = remembering({ ...empty, handOver }, file("a"));
  expect(parseMemory(JSON.stringify(memory)).handOver).toEqual(handOver);
  // A memory of an older release has nothing of it, and nothing of the plain price.
  const { handOver: _, ...older } = memory;
  expect(parseMemory(JSON.stringify(older))).toEqual({ ...memory, handOver: {} });
});

test("what is not a memory of ours is read as an empty one", () => {
  for (const text of [null, "", "{", "[]", '{"numbersAsked":1,"files":[]}', '{"files":[{}]}']) {
    expect(parseMemory(text)).toEqual(empty);
  }
});

test("the oldest go when the record is full", () => {
  let memory = remembering(empty, null);
  for (let index = 0; index < 300; index += 1) memory = remembering(memory, file(`file ${index}`));
  expect(JSON.stringify(memory).length).toBeLessThanOrEqual(textLimits.page);
  expect(memory.files.length).toBeGreaterThan(50);
  expect(memory.files[0]?.headings).toBe("file 299");
});

test("a row of headings is known again however it is spelled, and another is not", () => {
  const keyOf = (...headings: string[]) =>
    headingsKey({
      kind: "materials",
      columns: headings.map((heading) => ({ heading, first: "x", role: null })),
    });
  const key = keyOf("Item Code", "Net price");
  expect(keyOf("item_code", "NET PRICE")).toBe(key);
  expect(keyOf("Net price", "Item Code")).not.toBe(key);
  expect(keyOf("Item Code", "Net price", "")).not.toBe(key);
  expect(keyOf()).toBeNull();
});

test("where no heading is known, the first row is what the person takes for headings; data is not", () => {
  const keyOf = (first: string, kind: "customers" | null = null) =>
    headingsKey({ kind, columns: [{ heading: "", first, role: null }] });
  expect(keyOf("Wert")).toBe(keyOf("wert"));
  expect(keyOf("Wert")).not.toBe(keyOf("Farbe"));
  expect(keyOf("Bea Smith", "customers")).toBeNull();
});
