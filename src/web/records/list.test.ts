import { expect, test } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import type { Opened } from "#vault/records/records.ts";
import { sameIfUnchanged, withoutRecord, withRecord, withWrites } from "#web/records/list.ts";

interface Row {
  id: Id;
  version: number;
  createdAt: string;
  name: string;
}

/** A record created on a day of November. */
function row(id: string, day: number, changes: Partial<Row> = {}): Opened<Row> {
  const createdAt = `2026-11-${String(day).padStart(2, "0")}T08:00:00.000Z`;
  return {
    state: "open",
    sealed: true,
    record: { id: id as Id, version: 1, createdAt, name: id, ...changes },
  };
}

const list = [row("c", 21), row("b", 20), row("a", 19)];
const idsOf = (rows: readonly Opened<Row>[]) => rows.map(({ record }) => record.id).join("");
const namesOf = (rows: readonly Opened<Row>[]) => rows.map(({ record }) => record.name);

test("a changed record keeps its place, and the others stay the same objects", () => {
  const changed = withRecord(list, row("b", 20, { version: 2, name: "Bea" }));
  expect(namesOf(changed)).toEqual(["c", "Bea", "a"]);
  expect(changed[0]).toBe(list[0]);
});

test("a new record is placed by its age, the newest first", () => {
  expect(idsOf(withRecord(list, row("d", 22)))).toBe("dcba");
  expect(idsOf(withRecord(list, row("d", 20)))).toBe("cdba");
  expect(idsOf(withRecord(list, row("d", 1)))).toBe("cbad");
  expect(idsOf(withRecord([], row("d", 1)))).toBe("d");
});

test("a record that was deleted and created again is placed by its new age, once", () => {
  expect(idsOf(withRecord(list, row("a", 22)))).toBe("acb");
});

test("an answer that arrives after a newer one changes nothing", () => {
  const newer = withRecord(list, row("b", 20, { version: 3, name: "Bea" }));
  expect(withRecord(newer, row("b", 20, { version: 2, name: "late" }))).toBe(newer);
});

test("a deleted record is taken out; one that was never listed leaves the list as it is", () => {
  expect(idsOf(withoutRecord(list, "b" as Id))).toBe("ca");
  expect(withoutRecord(list, "z" as Id)).toBe(list);
});

test("a write during the reading wins over an earlier page, and loses to a later one", () => {
  const writes = new Map<Id, Opened<Row> | null>([
    ["c" as Id, null],
    ["b" as Id, row("b", 20, { version: 2, name: "Bea" })],
    ["d" as Id, row("d", 22)],
  ]);
  expect(namesOf(withWrites(list, writes))).toEqual(["d", "Bea", "a"]);
  const later = [row("b", 20, { version: 3, name: "Beatrice" })];
  expect(namesOf(withWrites(later, writes))).toEqual(["d", "Beatrice"]);
});

test("a record read again without a change stays the same object", () => {
  const [known] = list;
  expect(sameIfUnchanged(known, row("c", 21))).toBe(known);
  expect(sameIfUnchanged(known, row("c", 21, { name: "Cy" })).record).toHaveProperty("name", "Cy");
  const locked: Opened<Row> = { state: "locked", reason: "no_key", record: row("c", 21).record };
  expect(sameIfUnchanged(known, locked)).toBe(locked);
  expect(sameIfUnchanged(undefined, locked)).toBe(locked);
});
