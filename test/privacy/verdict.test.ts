import { expect, test } from "vitest";
import { newPerson } from "#test/e2e/person.ts";
import { newCanaries } from "#test/privacy/canary-words.ts";
import { type LivedAccount, type PlaceName, placeNames } from "#test/privacy/lived-account.ts";
import { reportOf } from "#test/privacy/report.ts";
import { judge } from "#test/privacy/verdict.ts";

const log = "server log, at its loudest";
const database = "database: every row of every table";
const requests = "requests that the server received";

test("clean places and working controls pass", () => {
  const verdict = judge(life({}), careless());
  expect(verdict.controls.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdict.passed).toBe(true);
  expect(reportOf(verdict)).toContain("PASSED");
});

test.each(placeNames)("one word in one disguise is enough to fail: %s", (name) => {
  const account = life({});
  const word = Buffer.from(account.words.of("invoice line.unit")).toString("hex");
  const { places, passed, controls } = judge(
    life({ words: account.words, also: { [name]: word } }),
    careless(),
  );
  expect(places.filter(({ leaks }) => leaks.length > 0).map((each) => each.name)).toEqual([name]);
  expect(controls.every((each) => each.passed)).toBe(true);
  expect(passed).toBe(false);
});

test("a password may be in the request that signs in, and in no other one", () => {
  const { words } = life({});
  const password = words.of("secret.password");
  const sent = (part: string) =>
    judge(life({ words, also: { [requests]: password }, part }), careless()).places.flatMap(
      ({ leaks }) => leaks,
    );
  expect(sent("POST /api/login")).toEqual([]);
  expect(sent("POST /api/customers")).toHaveLength(1);
});

test.each([
  ["the database of the account without encryption", { [database]: "" }],
  ["the log of the server that leaks", { [log]: "" }],
])("a control fails that finds nothing in %s", (_where, kept) => {
  const verdict = judge(life({}), { ...careless(), places: { ...careless().places, ...partsOf(kept) } });
  expect(verdict.passed).toBe(false);
  expect(reportOf(verdict)).toContain("FAILED");
});

test("a control fails when what a file leaves beside the records is not found", () => {
  const account = careless();
  for (const left of ["public.imports", "public.import_memories"]) {
    const parts = account.places[database].filter(({ name }) => name !== left);
    const { controls } = judge(life({}), { ...account, places: { ...account.places, [database]: parts } });
    expect(controls.filter(({ passed }) => !passed)).toMatchObject([
      { detail: expect.stringContaining(left) },
    ]);
  }
});

test("a place that was not read fails, and so does a word that the second device did not get", () => {
  const empty = life({});
  expect(judge({ ...empty, places: { ...empty.places, "mail outbox": [] } }, careless()).passed).toBe(false);
  expect(judge({ ...empty, takenAway: "" }, careless()).passed).toBe(false);
});

interface Life {
  words?: LivedAccount["words"];
  /** What a place contains besides what must be there. */
  also?: Partial<Record<PlaceName, string>>;
  part?: string;
}

function life({ words = newCanaries(), also = {}, part = "a part" }: Life): LivedAccount {
  const person = newPerson();
  const userId = "6f1c2b9e-7d4a-4c1b-9a55-0d9c5a1e2b3f";
  const known = `${person.email} ${userId} /api/login `;
  const texts = Object.fromEntries(placeNames.map((name) => [name, known + (also[name] ?? "")]));
  const takenAway = words.all.map(({ word }) => word).join(" ");
  return {
    encrypted: true,
    words,
    person,
    userId,
    takenAway,
    places: partsOf(texts, part) as LivedAccount["places"],
  };
}

/** An account whose words are all everywhere, in each table too. */
function careless(): LivedAccount {
  const words = newCanaries();
  const all = words.all.map(({ word }) => word).join(" ");
  const account = life({ words, also: Object.fromEntries(placeNames.map((name) => [name, all])) });
  const tables = ["public.imports", "public.import_memories"];
  const rows = tables.map((name) => ({ name, bytes: Buffer.from(all) }));
  return { ...account, places: { ...account.places, [database]: [...account.places[database], ...rows] } };
}

function partsOf(
  texts: Partial<Record<PlaceName, string>>,
  name = "a part",
): Partial<LivedAccount["places"]> {
  return Object.fromEntries(
    Object.entries(texts).map(([place, text]) => [place, [{ name, bytes: Buffer.from(text) }]]),
  );
}
