import { expect, test } from "vitest";
import type { Id } from "#domain/account/id.ts";
import { localDate } from "#domain/calendar/local-date.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { randomUuid } from "#vault/random.ts";
import { openVault } from "#vault/vault.ts";
import { draftReducer, newDraft } from "#web/documents/document-draft.ts";
import { customLine } from "#web/documents/draft-lines.ts";
import {
  type DraftStorage,
  forgetDraft,
  isTaken,
  keepDraft,
  newDraftName,
  readChangedDrafts,
  readDraft,
  readNewDrafts,
  resealDrafts,
} from "#web/documents/draft-store.ts";

const random = seededRandom("drafts");
const userId = randomUuid(random) as Id<"User">;
const vault = await openVault(random(32), { userId, mode: "strict", random });
const shelf = { userId, kind: "invoice" } as const;
const place = { ...shelf, name: newDraftName("a slot") };
const keptAt = Date.UTC(2026, 10, 21, 14, 5);

function storage(): DraftStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    key: (at) => [...texts.keys()][at] ?? null,
    get length() {
      return texts.size;
    },
  };
}
const newStores = () => ({ lasting: storage(), fleeting: storage() });

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

test("unsaved work comes back as it was typed, and no word of it lies open on the device", async () => {
  const stores = newStores();
  await keepDraft(vault, place, { draft, keptAt, stores });
  const lying = [...stores.lasting.texts.values(), ...stores.fleeting.texts.values()].join();
  expect(lying).not.toMatch(/Ann|Archer|Garden/);
  expect(stores.fleeting.texts.size).toBe(0);
  expect(await readDraft(vault, place, stores)).toEqual(draft);
});

test("where nothing can be sealed it lives no longer than the tab", async () => {
  const stores = newStores();
  await keepDraft("none", place, { draft, keptAt, stores });
  expect(stores.lasting.texts.size).toBe(0);
  expect(await readDraft("none", place, stores)).toEqual(draft);
});

test("a locked account keeps and reads nothing, and what was kept before stays", async () => {
  const stores = newStores();
  await keepDraft("locked", place, { draft, keptAt, stores });
  expect(stores.lasting.texts.size + stores.fleeting.texts.size).toBe(0);
  expect(await readDraft("locked", place, stores)).toBeNull();
});

test("another's key, a swapped line or rubbish give nothing back", async () => {
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

test("each document has a place of its own, and what was saved is forgotten until it is put back", async () => {
  const stores = newStores();
  await keepDraft(vault, place, { draft, keptAt, stores });
  expect(await readDraft(vault, { ...place, kind: "quote" }, stores)).toBeNull();
  expect(await readDraft(vault, { ...place, name: newDraftName("another") }, stores)).toBeNull();
  const putBack = forgetDraft(place, stores);
  expect(await readDraft(vault, place, stores)).toBeNull();
  putBack();
  expect(await readDraft(vault, place, stores)).toEqual(draft);
});

test("while it is locked nothing that was kept is written over, and it is found once there is a key", async () => {
  const stores = newStores();
  await keepDraft(vault, place, { draft, keptAt, stores });
  const other = draftReducer(draft, { type: "words", change: { customerName: "Z" } });
  await keepDraft("locked", place, { draft: other, keptAt, stores });
  expect(await readNewDrafts("locked", shelf, stores)).toEqual([]);
  expect(await readNewDrafts(vault, shelf, stores)).toEqual([{ slot: "a slot", draft, keptAt }]);
});

test("new documents are listed the newest first, also the one that an earlier build kept, and no edited one", async () => {
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

test("another account's key neither writes over a draft nor reads it, and what it cannot read counts as taken", async () => {
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

test("keeping and reading leave what the device remembers of the server's records alone", async () => {
  const stores = newStores();
  const seen: string[] = [];
  const watched = { ...vault, revisions: { next: () => 1, see: () => seen.push("seen") > 0 } };
  await keepDraft(watched, place, { draft, keptAt, stores });
  expect(await readDraft(watched, place, stores)).toEqual(draft);
  expect(seen).toEqual([]);
});

test("what was kept before the account was encrypted is the vault's from then on", async () => {
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

test("changes of a saved document are told from new ones, the newest first", async () => {
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
