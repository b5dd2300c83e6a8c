import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { rowReader } from "#web/base/row-reader.ts";

/** All rows of a text, three at a time. */
function read(text: string): unknown[] {
  const reader = rowReader(text);
  const rows: unknown[] = [];
  for (let from = 0; from < reader.count; from += 3) rows.push(...reader.slice(from, from + 3));
  return rows;
}

const row = (id: number, more = {}) => ({ id, name: `Customer ${id}`, ...more });
const lists = {
  "no row": [],
  "one row": [row(1)],
  "more rows than are read at once": [1, 2, 3, 4, 5, 6, 7].map((id) => row(id)),
  "words that look like the end of a row": [
    row(1, { notes: '},{"id":2,' }),
    row(2, { notes: 'a \\"},{\\"id\\":"' }),
    row(3, { notes: "}]" }),
    row(4),
  ],
  "parts of rows": [1, 2, 3, 4].map((id) => row(id, { lines: [{ at: 1, id }, { at: 2 }] })),
};

test.each(Object.entries(lists))("a list with %s is read as it was written", (_, list) => {
  expect(read(JSON.stringify(list))).toEqual(list);
  expect(read(`${JSON.stringify(list)}\n`)).toEqual(list);
  expect(read(JSON.stringify(list, null, 2))).toEqual(list);
  expect(rowReader(JSON.stringify(list)).count).toBe(list.length);
});

test.each(["", "[", "{}", "12", 'x{"id":1}]', '[{"id":1}]rubbish', '{"error":"no list"}'])(
  "%j is no list",
  (text) => {
    expect(() => rowReader(text)).toThrow(SyntaxError);
  },
);

test("rows are split from each other, and what is cut off is refused", () => {
  expect(rowReader(JSON.stringify(lists["more rows than are read at once"])).count).toBe(7);
  expect(() => read('[{"id":1},{"id":')).toThrow();
});

test("in no list of the contract does a part of a row begin as the rows do", () => {
  const all = Object.values(routes).flatMap((noun): { path: string; answer: unknown }[] =>
    Object.values(noun),
  );
  const listed = all.flatMap(({ path, answer }) => {
    const element = (answer as Schema | null)?._zod.def.element;
    return element ? [{ path, element }] : [];
  });
  expect(listed.map(({ path }) => path)).toEqual(expect.arrayContaining(["/api/quotes", "/api/customers"]));
  for (const { path, element } of listed) {
    expect(element._zod.def.shape, path).toBeDefined();
    const [first, ...parts] = firstFields(element);
    expect(parts, path).not.toContain(first);
  }
});

interface Schema {
  _zod: { def: { [part: string]: unknown; element?: Schema; shape?: Record<string, Schema> } };
}

/** The first field of each object in a schema, its own first. */
function firstFields(schema: Schema): string[] {
  const { shape, element, innerType, in: before, options } = schema._zod.def;
  const own = shape ? Object.keys(shape).slice(0, 1) : [];
  const inner = [...Object.values(shape ?? {}), element, innerType, before, options].flat();
  return [...own, ...inner.flatMap((part) => (part ? firstFields(part as Schema) : []))];
}
