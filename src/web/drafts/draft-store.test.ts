import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import type { Id } from "#domain/ids/id.ts";
import { draftStorage } from "#test/support/draft-storage.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { randomUuid } from "#vault/primitives/random.ts";
import { openVault } from "#vault/records/vault.ts";
import { draftReducer, newDraft } from "#web/drafts/document-draft.ts";
import { customLine } from "#web/drafts/draft-lines.ts";
import {
  forgetDraft,
  isTaken,
  keepDraft,
  newDraftName,
  readChangedDrafts,
  readDraft,
  readNewDrafts,
  resealDrafts,
} from "#web/drafts/draft-store.ts";

const random = seededRandom("drafts");
const userId = randomUuid(random) as Id<"User">;
const vault = await openVault(random(32), { userId, mode: "strict", random });
const shelf = { userId, kind: "invoice" } as const;
const place = { ...shelf, name: newDraftName("a slot") };
const keptAt = Date.UTC(2026, 10, 21, 14, 5);

const newStores = () => ({ lasting: draftStorage(), fleeting: draftStorage() });

const start = {
  id: randomUuid(random),
  today: localDate("2026-11-21"),
  language: "en-GB",
  profile: null,
} as const;
const draft = draftReducer(newDraft("invoice", { ...start, prefill: { customerName: "Ann Archer" } }), {
  type: "addLine",
  line: customLine({ name: "Garden wall", customType: "labour", quantity: "2.", unitPrice: "1,2" }),
});

test("unsaved work comes back as it was typed, and none of its words are readable on the device", async () => {
  const stores = newStores();
  await keepDraft(vault, place, { draft, keptAt, stores });
  const lying = [...stores.lasting.texts.values(), ...stores.fleeting.texts.values()].join();
  expect(lying).not.toMatch(/Ann|Archer|Garden/);
  expect(stores.fleeting.texts.size).toBe(0);
  expect(await readDraft(vault, place, stores)).toEqual(draft);
});

test("when nothing can be sealed, a draft lives no longer than the tab", async () => {
  const stores = newStores();
  await keepDraft("none", place, { draft, keptAt, stores });
  expect(stores.lasting.texts.size).toBe(0);
  expect(await readDraft("none", place, stores)).toEqual(draft);
});

test.each([
  ["an encrypted account", vault],
  ["an account without encryption", "none"],
] as const)("in %s a draft of an earlier build has the newer words, blank", async (_what, access) => {
  const stores = newStores();
  const { workLocation: _, ...words } = draft.words;
  const earlier = { ...draft, words } as typeof draft;
  await keepDraft(access, place, { draft: earlier, keptAt, stores });
  expect(await readDraft(access, place, stores)).toEqual(draft);
});

test("a locked account stores and reads nothing, and what was stored before stays", async () => {
  const stores = newStores();
  await keepDraft("locked", place, { draft, keptAt, stores });
  expect(stores.lasting.texts.size + stores.fleeting.texts.size).toBe(0);
  expect(await readDraft("locked", place, stores)).toBeNull();
});

test("another account's key, a swapped line or garbage gives no draft", async () => {
  const stores = newStores();
  await keepDraft(vault, place, { draft, keptAt, stores });
  const stranger = await openVault(random(32), { userId, mode: "strict", random });
  expect(await readDraft(stranger, place, stores)).toBeNull();
  const [key = "", text = ""] = [...stores.lasting.texts][0] ?? [];
  stores.lasting.texts.set(key, text.replace(draft.lines[0]?.id ?? "", randomUuid(random)));
  expect(await readDraft(vault, place, stores)).toBeNull();
  stores.lasting.texts.set(key, "{");
  expect(await readDraft(vault, place, stores)).toBeNull();
});

test("each document has a place of its own, and a saved draft is forgotten until it is put back", async () => {
  const stores = newStores();
  await keepDraft(vault, place, { draft, keptAt, stores });
  expect(await readDraft(vault, { ...place, kind: "quote" }, stores)).toBeNull();
  expect(await readDraft(vault, { ...place, name: newDraftName("another") }, stores)).toBeNull();
  const putBack = forgetDraft(place, stores);
  expect(await readDraft(vault, place, stores)).toBeNull();
  putBack();
  expect(await readDraft(vault, place, stores)).toEqual(draft);
});

test("changes to a document that was deleted and restored are to its new version", async () => {
  const stores = newStores();
  const saved = { ...draft, version: 4 };
  for (const [from, version] of [
    [4, 6],
    [5, 4],
  ] as const) {
    await keepDraft(vault, place, { draft: saved, keptAt, stores });
    forgetDraft(place, stores)({ from, to: from + 2 });
    expect(await readDraft(vault, place, stores)).toEqual({ ...saved, version });
  }
});

test("a locked account overwrites no draft, and finds it again once there is a key", async () => {
  const stores = newStores();
  await keepDraft(vault, place, { draft, keptAt, stores });
  const other = draftReducer(draft, { type: "words", change: { customerName: "Z" } });
  await keepDraft("locked", place, { draft: other, keptAt, stores });
  expect(await readNewDrafts("locked", shelf, stores)).toEqual([]);
  expect(await readNewDrafts(vault, shelf, stores)).toEqual([{ slot: "a slot", draft, keptAt }]);
});

test("new documents are listed newest first, including one from an earlier build, and edited documents are not", async () => {
  const stores = newStores();
  const keep = (name: string, at: number) =>
    keepDraft(vault, { ...shelf, name }, { draft, keptAt: at, stores });
  await keep(newDraftName("older"), keptAt);
  await keep(newDraftName("newer"), keptAt + 1);
  await keep("new", keptAt);
  await keep(draft.id, keptAt);
  const former = `quotewright-draft:${userId}:invoice:new`;
  const { keptAt: _, ...withoutTime } = JSON.parse(stores.lasting.texts.get(former) ?? "{}");
  stores.lasting.texts.set(former, JSON.stringify(withoutTime));
  const listed = await readNewDrafts(vault, shelf, stores);
  expect(listed.map((each) => [each.slot, each.keptAt])).toEqual([
    ["newer", keptAt + 1],
    ["older", keptAt],
    ["former", null],
  ]);
  expect(await readDraft(vault, { ...shelf, name: newDraftName("former") }, stores)).toEqual(draft);
  expect(await readNewDrafts(vault, { ...shelf, kind: "quote" }, stores)).toEqual([]);
});

test("another account's key neither overwrites nor reads a draft, and a slot it cannot read counts as taken", async () => {
  const stores = newStores();
  await keepDraft(vault, place, { draft, keptAt, stores });
  const stranger = await openVault(random(32), {
    userId: randomUuid(random) as Id<"User">,
    mode: "strict",
    random,
  });
  await keepDraft(stranger, place, { draft: { ...draft, lines: [] }, keptAt, stores });
  expect(await readNewDrafts(stranger, shelf, stores)).toEqual([]);
  expect(isTaken(place, stores)).toBe(true);
  expect(await readDraft(vault, place, stores)).toEqual(draft);
});

test("storing and reading drafts does not touch the revisions that the device remembers", async () => {
  const stores = newStores();
  const seen: string[] = [];
  const note = () => seen.push("seen") > 0;
  const watched = {
    ...vault,
    revisions: { acceptEarlier: () => undefined, next: () => 1, see: note, seeOwn: note, isOwn: note },
  };
  await keepDraft(watched, place, { draft, keptAt, stores });
  expect(await readDraft(watched, place, stores)).toEqual(draft);
  expect(seen).toEqual([]);
});

test("drafts from before the account was encrypted are sealed with the vault from then on", async () => {
  const stores = newStores();
  const former = await openVault(random(32), { userId, mode: "strict", random });
  const other = { ...shelf, kind: "quote", name: randomUuid(random) } as const;
  await keepDraft(former, place, { draft, keptAt, stores });
  await keepDraft(vault, other, { draft: { ...draft, kind: "quote" }, keptAt, stores });
  const [own] = [...stores.lasting.texts.values()].slice(1);
  await resealDrafts(vault, async () => former, stores);
  expect(await readNewDrafts(vault, shelf, stores)).toEqual([{ slot: "a slot", draft, keptAt }]);
  expect(await readDraft(former, place, stores)).toBeNull();
  expect([...stores.lasting.texts.values()]).toContain(own);

  let asked = 0;
  const count = async () => {
    asked += 1;
    return former;
  };
  await resealDrafts(vault, count, stores);
  expect(asked, "the server's key is not asked for again").toBe(0);
});

test("changes to saved documents are kept apart from new documents, newest first", async () => {
  const stores = newStores();
  const [older, newer] = [randomUuid(random), randomUuid(random)];
  await keepDraft(vault, { ...shelf, name: older }, { draft, keptAt, stores });
  await keepDraft(vault, { ...shelf, name: newer }, { draft, keptAt: keptAt + 1, stores });
  await keepDraft(vault, place, { draft, keptAt, stores });
  await keepDraft(vault, { ...place, name: "new" }, { draft, keptAt: null, stores });
  expect(await readChangedDrafts(vault, shelf, stores)).toEqual([
    { id: newer, draft, keptAt: keptAt + 1 },
    { id: older, draft, keptAt },
  ]);
  expect((await readNewDrafts(vault, shelf, stores)).map(({ slot }) => slot)).toEqual(["a slot", "former"]);
});
