import { expect, test } from "vitest";
import { viewModes } from "#domain/documents/trade-document.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import { itemTypes } from "#domain/pricing/line-item.ts";
import { layout } from "#pdf/layout.ts";
import type { Operation, Pages, TextOperation } from "#pdf/operations.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import { typesetter } from "#test/pdf/faces.ts";
import { pagesText } from "#test/pdf/page-text.ts";
import { aLine, anInvoice, aQuote, britishFirm } from "#test/pdf/sample-documents.ts";
import { fc } from "#test/support/fast-check.ts";

const margins = { top: 38, bottom: 841.89 - 54 };
const room = margins.bottom - margins.top;
const tolerance = 0.02;

const invoice = {
  kind: "invoice",
  mode: "customer-detailed",
  document: anInvoice,
  profile: britishFirm,
} as const;

/** Lines of every kind, most of them short, some with a long story or a very long word. */
const lineItem = fc
  .record({
    itemType: fc.constantFrom(...itemTypes),
    customType: fc.constantFrom("material" as const, "labour" as const, null),
    words: fc.integer({ min: 1, max: 12 }),
    story: fc.oneof(
      { weight: 8, arbitrary: fc.constant(0) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 60 }) },
      { weight: 1, arbitrary: fc.constant(900) },
    ),
    cut: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(300) }),
    price: fc.integer({ min: 1, max: 999_999 }),
  })
  .map(
    ({ itemType, customType, words, story, cut, price }): LineItem => ({
      ...aLine(itemType, `${"item ".repeat(words)}${"W".repeat(cut)}`, [1000, price]),
      customType: itemType === "custom" ? customType : null,
      description: story === 0 ? null : "told at length ".repeat(story),
    }),
  );

const order: fc.Arbitrary<PrintOrder> = fc
  .record({
    lineItems: fc.oneof(
      fc.array(lineItem, { minLength: 1, maxLength: 40 }),
      fc.array(lineItem, { minLength: 40, maxLength: 300 }),
    ),
    mode: fc.constantFrom(...viewModes),
    summary: fc.integer({ min: 0, max: 1200 }),
    bank: fc.integer({ min: 0, max: 300 }),
    cisApplied: fc.boolean(),
  })
  .map(({ lineItems, mode, summary, bank, cisApplied }) => ({
    ...invoice,
    mode,
    profile: { ...britishFirm, bankDetails: "Pay by transfer. ".repeat(bank) },
    document: { ...anInvoice, lineItems, cisApplied, projectDescription: "Work to do. ".repeat(summary) },
  }));

const layoutOf = (printed: PrintOrder) => layout(paperDoc(printed), typesetter);

const laidOut = new Map<string, Pages>();

/** All checks are made on the same documents, since there is one seed; each of these is laid out only once. */
function holdsForAll(check: (pages: Pages) => void): void {
  const pagesOfOrder = (printed: PrintOrder) => {
    const key = JSON.stringify(printed);
    const pages = laidOut.get(key) ?? layoutOf(printed);
    laidOut.set(key, pages);
    return pages;
  };
  fc.assert(
    fc.property(order, (printed) => check(pagesOfOrder(printed))),
    { numRuns: 60, endOnFailure: true },
  );
}

/** The page of every text of an element and of the elements below it. */
function pagesOf(pages: Pages, element: number): number[] {
  const family = new Set([element]);
  pages.elements.forEach(({ parent }, index) => {
    if (parent !== null && family.has(parent)) family.add(index);
  });
  return pages.pages.flatMap(({ operations }, page) =>
    operations.some((operation) => operation.element !== null && family.has(operation.element)) ? [page] : [],
  );
}

function elementsOf(pages: Pages, type: string): number[] {
  return pages.elements.flatMap((element, index) => (element.type === type ? [index] : []));
}

/** The tables with column heads, with the rows of each. */
function itemTables(pages: Pages): { table: number; rows: number[] }[] {
  const rowsOf = (table: number) =>
    pages.elements.flatMap(({ type, parent }, index) => (type === "TR" && parent === table ? [index] : []));
  return elementsOf(pages, "Table")
    .map((table) => ({ table, rows: rowsOf(table) }))
    .filter(({ rows }) => pages.elements[(rows[0] ?? 0) + 1]?.scope === "Column");
}

const isText = (operation: Operation): operation is TextOperation => operation.kind === "text";

/** The height of a row when it is not broken. */
function heightOf(pages: Pages, row: number): number {
  const members = new Set([row]);
  pages.elements.forEach(({ parent }, index) => {
    if (parent !== null && members.has(parent)) members.add(index);
  });
  return pages.pages.reduce((sum, { operations }) => {
    const own = operations.filter(({ element }) => element !== null && members.has(element));
    if (own.length === 0) return sum;
    return sum + Math.max(...own.map(({ y, height }) => y + height)) - Math.min(...own.map(({ y }) => y));
  }, 0);
}

test("only the band and the foot are outside the margins", () => {
  holdsForAll(({ pages, width }) => {
    const isBand = (operation: Operation) => isText(operation) && operation.text.startsWith("Internal:");
    const outside = (operation: Operation) => !isBand(operation) && isOutside(operation);
    const isOutside = ({ x, y, height, width: taken }: Operation) =>
      y < margins.top - tolerance ||
      y + height > margins.bottom + tolerance ||
      x < 50 - tolerance ||
      x + taken > width - 50 + tolerance;
    const read = pages.flatMap(({ operations }) => operations.filter(({ element }) => element !== null));
    expect(read.filter(outside)).toEqual([]);
  });
});

test("no two texts overlap", () => {
  holdsForAll(({ pages }) => {
    for (const { operations } of pages) {
      const texts = operations.filter(isText).sort((left, right) => left.y - right.y);
      const overlapping = texts.flatMap((text, index) => {
        const below = texts.findIndex(
          ({ y }, other) => other > index && y >= text.y + text.height - tolerance,
        );
        return texts
          .slice(index + 1, below < 0 ? undefined : below)
          .filter(({ x, width }) => x < text.x + text.width - tolerance && text.x < x + width - tolerance)
          .map((other) => `${text.text} / ${other.text}`);
      });
      expect(overlapping).toEqual([]);
    }
  });
});

test("a row is on one page unless no page could hold it with its heading and sum; then at least two lines are on each", () => {
  holdsForAll((pages) => {
    for (const { rows } of itemTables(pages)) {
      for (const row of rows) {
        if (pagesOf(pages, row).length > 1) expect(heightOf(pages, row)).toBeGreaterThan(room - 80);
      }
    }
    const items = new Set(itemTables(pages).flatMap(({ rows }) => rows));
    for (const [cell, perPage] of linesOfCells(pages)) {
      if (perPage.size === 1 || !items.has(pages.elements[cell]?.parent ?? 0)) continue;
      expect(Math.min(...perPage.values())).toBeGreaterThanOrEqual(2);
    }
  });
});

/** For each cell of a table: how many of its lines are on which page. */
function linesOfCells({ elements, pages }: Pages): Map<number, Map<number, number>> {
  const cells = new Map<number, Map<number, number>>();
  pages.forEach(({ operations }, page) => {
    for (const { element } of operations) {
      if (element === null || elements[element]?.type !== "TD") continue;
      const perPage = cells.get(element) ?? new Map<number, number>();
      cells.set(element, perPage.set(page, (perPage.get(page) ?? 0) + 1));
    }
  });
  return cells;
}

test("every page that has rows of a table has the table's head above them", () => {
  holdsForAll((pages) => {
    for (const { rows } of itemTables(pages)) {
      for (const page of new Set(rows.flatMap((row) => pagesOf(pages, row)))) {
        const operations = pages.pages[page]?.operations ?? [];
        const heads = operations.filter((operation) => isText(operation) && operation.text === "Description");
        expect(heads.length).toBeGreaterThanOrEqual(1);
      }
    }
  });
});

test("a repeated head is an artifact, so that each head is read once", () => {
  holdsForAll((pages) => {
    const heads = pages.pages.flatMap(({ operations }) =>
      operations.filter((operation) => isText(operation) && operation.text === "Description"),
    );
    expect(heads.filter(({ element }) => element !== null).length).toBe(itemTables(pages).length);
  });
});

test("a heading is on the page of its head and its first row, and a sum on the page of the last row", () => {
  holdsForAll((pages) => {
    for (const { table, rows } of itemTables(pages)) {
      const [head, first] = [rows[0] ?? 0, rows[1] ?? 0];
      // The only section has no sum of its own.
      const hasSums = itemTables(pages).length > 1;
      const [last, sum] = [rows.at(-2) ?? 0, rows.at(-1) ?? 0];
      expect(pagesOf(pages, table - 1)).toEqual(pagesOf(pages, head));
      expect(pagesOf(pages, head)[0]).toBe(pagesOf(pages, first)[0]);
      if (hasSums) expect(pagesOf(pages, sum)[0]).toBe(pagesOf(pages, last).at(-1));
    }
  });
});

test("the last row of a section is never alone on a page, unless it or the row before it is tall", () => {
  holdsForAll((pages) => {
    for (const { rows } of itemTables(pages)) {
      const hasSums = itemTables(pages).length > 1;
      const [before, last] = rows.slice(1, hasSums ? -1 : undefined).slice(-2);
      if (before === undefined || last === undefined) continue;
      if (heightOf(pages, before) + heightOf(pages, last) > 150) continue;
      expect(pagesOf(pages, before).at(-1)).toBe(pagesOf(pages, last)[0]);
    }
  });
});

test("the sums are on one page", () => {
  holdsForAll((pages) => {
    expect(pagesOf(pages, sumsOf(pages))).toHaveLength(1);
  });
});

test("the sums are with the last two rows that they add up, and what follows them is broken only between blocks", () => {
  const brief = order.map((printed) => ({ ...printed, profile: britishFirm }));
  fc.assert(
    fc.property(brief, (printed) => {
      const pages = layoutOf(printed);
      const [page = -1] = pagesOf(pages, sumsOf(pages));
      const rows = itemTables(pages).at(-1)?.rows.slice(1).slice(-2) ?? [];
      const height = rows.reduce((sum, row) => sum + heightOf(pages, row), 0);
      const hasNotes = paperDoc(printed).opening.at(-1)?.kind !== "items";
      // Rows that are tall part from each other, and from the sums if no page has room for them.
      const kept = hasNotes || height > 600 ? [] : height < 130 ? rows : rows.slice(-1);
      for (const row of kept) expect(pagesOf(pages, row).at(-1)).toBe(page);
      for (const paragraph of elementsOf(pages, "P").filter((each) => each > sumsOf(pages))) {
        expect(pagesOf(pages, paragraph)).toHaveLength(1);
      }
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

test("an e-mail too long for the place beside the phone number is beneath it, and shrinks alone", () => {
  const email = `${"accounts".repeat(4)}@brightwater.example`;
  const { pages } = layoutOf({ ...invoice, profile: { ...britishFirm, email } });
  const texts = pages[0]?.operations.filter(isText) ?? [];
  const phone = texts.find(({ text }) => text.trim() === britishFirm.phone);
  const address = texts.find(({ text }) => text.trim() === email);
  expect(phone?.size).toBe(9);
  expect(address?.size).toBeLessThan(9);
  expect(address?.y).toBeGreaterThan(phone?.y ?? 0);
  expect(texts.filter(({ text }) => text.trim().endsWith("·"))).toEqual([]);
});

test("gaps shrink to 70% and lines from 14 to 13 points to save a page, and not at all if that saves none", () => {
  const heightsOf = (count: number) => {
    const lineItems = Array.from({ length: count }, (_, index) => aLine("labour", `Visit ${index}`));
    const { pages } = layoutOf({ ...invoice, document: { ...anInvoice, lineItems } });
    const heights = pages.flatMap(({ operations }) =>
      operations.filter(isText).flatMap(({ text, height }) => (text.startsWith("Visit") ? [height] : [])),
    );
    const site = pages[0]?.operations.filter(isText).find(({ text }) => text === "Site address");
    return { pages: pages.length, height: Math.round((heights[0] ?? 0) * 100) / 100, x: site?.x };
  };
  const all = Array.from({ length: 30 }, (_, index) => heightsOf(index + 1));
  const ofOnePage = all.filter(({ pages }) => pages === 1).map(({ height }) => height);
  expect(new Set(ofOnePage)).toEqual(new Set([14, 13]));
  expect(ofOnePage).toEqual(ofOnePage.toSorted((left, right) => right - left));
  expect(all[ofOnePage.length]).toMatchObject({ pages: 2, height: 14 });
  // Nothing else moves: the site's address stays beneath the addressee's.
  expect(new Set(all.map(({ x }) => x))).toEqual(new Set([50]));
});

test("a paper of many pages is drawn together as a short one is", () => {
  const lineItems = Array.from({ length: 300 }, (_, index) => aLine("labour", `Visit ${index}`));
  const { pages } = layoutOf({ ...invoice, document: { ...anInvoice, lineItems } });
  const row = pages[1]?.operations.filter(isText).find(({ text }) => text.startsWith("Visit"));
  expect(row?.height).toBe(13);
});

function sumsOf(pages: Pages): number {
  const labels = ["Amount due", "Invoice total"];
  return elementsOf(pages, "Table").find((table) => labels.some((label) => holds(pages, table, label))) ?? 0;
}

function holds(pages: Pages, table: number, text: string): boolean {
  const rows = pages.elements.flatMap(({ parent }, index) => (parent === table ? [index] : []));
  const cells = new Set(
    pages.elements.flatMap(({ parent }, index) => (parent !== null && rows.includes(parent) ? [index] : [])),
  );
  return pages.pages.some(({ operations }) =>
    operations.some(
      (operation) =>
        isText(operation) && operation.text.trim() === text && cells.has(operation.element ?? -1),
    ),
  );
}

test("no word of a document is lost or repeated", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (count) => {
      const lineItems = Array.from({ length: count }, (_, index) => aLine("material", `part-${index}.`));
      const { pages } = layoutOf({ ...invoice, document: { ...anInvoice, lineItems } });
      const read = pages.flatMap(({ operations }) => operations.filter(isText).map(({ text }) => text));
      const parts = read.filter((text) => text.startsWith("part-"));
      expect(parts).toEqual(lineItems.map(({ name }) => name));
      expect(read.filter((text) => text.trim() === "Invoice total")).toHaveLength(1);
    }),
    { numRuns: 20 },
  );
});

test("pages are counted, and each but the first says whose paper it is", () => {
  const lineItems = Array.from({ length: 60 }, (_, index) => aLine("labour", `Visit ${index}`));
  const { pages } = layoutOf({ ...invoice, document: { ...anInvoice, lineItems } });
  expect(pages.length).toBe(3);
  pages.forEach(({ operations }, index) => {
    expect(operations.at(-1)).toMatchObject({ text: `Page ${index + 1} of 3`, element: null });
    const says = operations.some(
      (operation) => isText(operation) && operation.text.includes("for Margaret O’Neill"),
    );
    expect(says).toBe(index > 0);
  });
});

test.each([
  ["quote-three-lines", { kind: "quote", mode: "customer-detailed", document: aQuote, profile: britishFirm }],
  ["invoice-simple", { ...invoice, mode: "customer-simple" }],
  [
    "invoice-two-pages",
    { ...invoice, document: { ...anInvoice, lineItems: Array(34).fill(aLine("labour", "Visit")) } },
  ],
] as [string, PrintOrder][])("%s is laid out as agreed, to a tenth of a point", async (name, printed) => {
  await expect(pagesText(layoutOf(printed))).toMatchFileSnapshot(`../../test/pdf/pages-${name}.txt`);
});
