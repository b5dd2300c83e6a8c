import { expect, test } from "vitest";
import type { Id } from "#domain/account/id.ts";
import { localDate } from "#domain/calendar/local-date.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { randomUuid } from "#vault/random.ts";
import { openVault } from "#vault/vault.ts";
import { draftReducer, newDraft } from "#web/documents/document-draft.ts";
import { customLine } from "#web/documents/draft-lines.ts";
import { type DraftStorage, forgetDraft, keepDraft, readDraft } from "#web/documents/draft-store.ts";

const random = seededRandom("drafts");
const userId = randomUuid(random) as Id<"User">;
const vault = await openVault(random(32), { userId, mode: "strict", random });
const place = { userId, kind: "invoice", id: null } as const;

function storage(): DraftStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
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
  await keepDraft(vault, place, { draft, stores });
  const lying = [...stores.lasting.texts.values(), ...stores.fleeting.texts.values()].join();
  expect(lying).not.toMatch(/Ann|Archer|Garden/);
  expect(stores.fleeting.texts.size).toBe(0);
  expect(await readDraft(vault, place, stores)).toEqual(draft);
});

test("where nothing can be sealed it lives no longer than the tab", async () => {
  const stores = newStores();
  await keepDraft("none", place, { draft, stores });
  expect(stores.lasting.texts.size).toBe(0);
  expect(await readDraft("none", place, stores)).toEqual(draft);
});

test("a locked account keeps and reads nothing", async () => {
  const stores = newStores();
  await keepDraft("locked", place, { draft, stores });
  expect(stores.lasting.texts.size + stores.fleeting.texts.size).toBe(0);
  expect(await readDraft("locked", place, stores)).toBeNull();
});

test("another's key, a swapped line or rubbish give nothing back", async () => {
  const stores = newStores();
  await keepDraft(vault, place, { draft, stores });
  const stranger = await openVault(random(32), { userId, mode: "strict", random });
  expect(await readDraft(stranger, place, stores)).toBeNull();
  const [key = "", text = ""] = [...stores.lasting.texts][0] ?? [];
  stores.lasting.texts.set(key, text.replace(draft.lines[0]?.id ?? "", randomUuid(random)));
  expect(await readDraft(vault, place, stores)).toBeNull();
  stores.lasting.texts.set(key, "{");
  expect(await readDraft(vault, place, stores)).toBeNull();
});

test("each document has a place of its own, and what was saved is forgotten", async () => {
  const stores = newStores();
  await keepDraft(vault, place, { draft, stores });
  expect(await readDraft(vault, { ...place, kind: "quote" }, stores)).toBeNull();
  forgetDraft(place, stores);
  expect(await readDraft(vault, place, stores)).toBeNull();
});
