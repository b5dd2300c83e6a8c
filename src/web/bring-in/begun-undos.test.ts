import { expect, test } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import { begunUndos, noteBegun, noteEnded } from "#web/bring-in/begun-undos.ts";

const ann = "11111111-1111-4111-8111-111111111111";
const id = "22222222-2222-4222-8222-222222222222" as Id<"Import">;
const key = "33333333-3333-4333-8333-333333333333";

function store(contents: Record<string, string> = {}) {
  const items = new Map(Object.entries(contents));
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
}

test("an undo has the key of its first try until it has ended", () => {
  const device = store();
  expect(noteBegun(device, ann, { id, newKey: () => key })).toBe(key);
  expect(noteBegun(device, ann, { id, newKey: () => id })).toBe(key);
  expect(begunUndos(device, ann)).toEqual({ [id]: key });
  noteEnded(device, ann, id);
  expect(begunUndos(device, ann)).toEqual({});
});

test("undos are those of one account on the device", () => {
  const device = store();
  noteBegun(device, ann, { id, newKey: () => key });
  expect(begunUndos(device, "44444444-4444-4444-8444-444444444444")).toEqual({});
});

test("what another program wrote there is no undo", () => {
  const name = `quotewright-begun-undos-${ann}`;
  for (const text of ["{", "null", '{"one":"two"}', `{"${id}":3}`])
    expect(begunUndos(store({ [name]: text }), ann)).toEqual({});
});

test("without a store an undo goes on, with a key of its own", () => {
  const refuse = () => {
    throw new Error("no storage");
  };
  expect(noteBegun({ getItem: () => null, setItem: refuse }, ann, { id, newKey: () => key })).toBe(key);
});
