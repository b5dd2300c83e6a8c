import { expect, test } from "vitest";
import { bringBack, putOff, readPutOff } from "#web/dashboard/not-now.ts";

const week = 7 * 24 * 60 * 60 * 1000;

function newStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("what is put off comes back after a week, or when it is taken back", () => {
  const store = newStore();
  putOff(store, "ann", { key: "one", now: 1000, known: {} });
  putOff(store, "ann", { key: "two", now: 2000, known: {} });
  expect(Object.keys(readPutOff(store, "ann", 3000))).toEqual(["two", "one"]);
  expect(Object.keys(readPutOff(store, "ann", 1000 + week))).toEqual(["two"]);
  expect(bringBack(store, "ann", { key: "two", now: 3000, known: {} })).toEqual({ one: 1000 + week });
  expect(readPutOff(store, "ann", 3000)).toEqual({ one: 1000 + week });
});

test("accounts of one device put off their own", () => {
  const store = newStore();
  putOff(store, "ann", { key: "one", now: 1000, known: {} });
  expect(readPutOff(store, "bob", 1000)).toEqual({});
});

test("no more is kept than can be named to the server, and the latest are kept", () => {
  const store = newStore();
  for (let now = 0; now < 130; now += 1) putOff(store, "ann", { key: `${now}`, now, known: {} });
  const kept = readPutOff(store, "ann", 130);
  expect(Object.keys(kept)).toHaveLength(100);
  expect(kept).toHaveProperty("129");
  expect(kept).not.toHaveProperty("29");
});

test("what another program wrote, or a store that is full, puts nothing off for good; the page knows its own", () => {
  const store = { getItem: () => '{"one":"soon","two":5', setItem: () => undefined };
  expect(readPutOff(store, "ann", 0)).toEqual({});
  const full = {
    getItem: () => '{"one":"soon","two":5}',
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(putOff(full, "ann", { key: "three", now: 0, known: {} })).toEqual({ two: 5, three: week });
  const known = { four: week };
  expect(putOff(full, "ann", { key: "three", now: 0, known })).toEqual({ two: 5, four: week, three: week });
  expect(bringBack(full, "ann", { key: "four", now: 0, known })).toEqual({ two: 5 });
});
