import { expect, test } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { enduringStore } from "#vault/device/enduring-store.ts";
import { forgetRevisions, keptRevisions } from "#vault/device/kept-revisions.ts";
import { type LocalStore, memoryStore } from "#vault/device/local-store.ts";
import { randomUuid } from "#vault/primitives/random.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { openFields } from "#vault/records/records.ts";
import { type Carrier, revisionsIn } from "#vault/records/revisions.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import { openVault, type Vault } from "#vault/records/vault.ts";

const random = seededRandom("revisions");
const userId = randomUuid(random) as Id<"User">;
const vault = await openVault(random(32), { userId, mode: "strict", random });
const account = { userId, kid: vault.kid };
const stale = { state: "tampered", reason: "envelope_stale" };

/** A device with its own memory and clock. */
function device(clock = () => 1000): Vault {
  return { ...vault, opened: new Map(), revisions: revisionsIn(new Map(), { clock }) };
}

function seal(on: Vault, id: string, name: string) {
  return sealFields(on, "customer", withEmptyFields("customer", { id, name }));
}

test("what the person took back is read at its earlier number, until it is sealed again", async () => {
  const desk = device();
  const id = randomUuid(random);
  const carrier: Carrier = { kind: "customer", id };
  const first = await seal(desk, id, "Bea");
  await openFields(desk, "customer", first);
  await openFields(desk, "customer", await seal(desk, id, "Bea Ltd"));
  expect(await openFields(desk, "customer", first)).toMatchObject(stale);
  desk.revisions.acceptEarlier(carrier);
  expect(await openFields(desk, "customer", first)).toMatchObject({ state: "open" });
  const again = await seal(desk, id, "Bea");
  expect(await openFields(desk, "customer", again)).toMatchObject({ state: "open" });
  expect(await openFields(desk, "customer", first)).toMatchObject(stale);
});

test("a device that has seen the newer version refuses the older one, and one that has not does not", async () => {
  const [desk, phone] = [device(), device()];
  const id = randomUuid(random);
  const first = await seal(desk, id, "Ann");
  await openFields(desk, "customer", first);
  const second = await seal(desk, id, "Anne");
  expect(await openFields(desk, "customer", second)).toMatchObject({ record: { name: "Anne" } });
  expect(await openFields(desk, "customer", first)).toMatchObject(stale);
  expect(await openFields(desk, "customer", second)).toMatchObject({ state: "open" });
  expect(await openFields(phone, "customer", first)).toMatchObject({ state: "open" });
  expect(await openFields(phone, "customer", second)).toMatchObject({ state: "open" });
  expect(await openFields(phone, "customer", first)).toMatchObject(stale);
});

test("a device whose clock is behind still writes revisions that the others accept as newer", async () => {
  const [desk, phone] = [device(() => 9_000_000), device(() => 5)];
  const id = randomUuid(random);
  const first = await seal(desk, id, "Ann");
  for (const each of [desk, phone]) await openFields(each, "customer", first);
  const second = await seal(phone, id, "Anne");
  expect(await openFields(desk, "customer", second)).toMatchObject({ record: { name: "Anne" } });
});

test("a record brought back after another device changed it twice is not taken for an earlier version", async () => {
  let now = 1000;
  const clock = () => now;
  const [desk, phone] = [device(clock), device(clock)];
  const id = randomUuid(random);
  const row = await seal(desk, id, "Ann");
  for (const each of [desk, phone]) await openFields(each, "customer", row);
  for (const name of ["Anne", "Anna"]) {
    now += 1;
    await openFields(phone, "customer", await seal(phone, id, name));
  }
  now += 1;
  const broughtBack = await seal(desk, id, "Ann");
  expect(await openFields(phone, "customer", broughtBack)).toMatchObject({ record: { name: "Ann" } });
});

test("an invoice may have its quote's envelope until it has its own, and not after that", async () => {
  const on = device();
  const quote = withEmptyFields("quote", { id: randomUuid(random), customerName: "Bea", lineItems: [] });
  const sealedQuote = await sealFields(on, "quote", quote);
  const invoice = { ...sealedQuote, id: randomUuid(random), quoteId: quote.id };
  expect(await openFields(on, "invoice", invoice)).toMatchObject({ state: "open" });
  const later = await sealFields(on, "quote", { ...quote, customerName: "Beatrix" });
  expect(await openFields(on, "quote", later)).toMatchObject({ record: { customerName: "Beatrix" } });
  expect(await openFields(on, "invoice", invoice)).toMatchObject({ record: { customerName: "Bea" } });
  const words = withEmptyFields("invoice", { id: invoice.id, customerName: "Bea B", lineItems: [] });
  const own = await sealFields(on, "invoice", { ...words, quoteId: quote.id });
  expect(await openFields(on, "invoice", own)).toMatchObject({ record: { customerName: "Bea B" } });
  expect(await openFields(on, "invoice", invoice)).toMatchObject(stale);
});

test("revisions are remembered after the page is closed, under their own key, until they are deleted", async () => {
  const store = memoryStore();
  const carrier = { kind: "customer", id: randomUuid(random) } as const;
  const news: string[] = [];
  const onNews = () => void news.push("to be saved");
  const seen = await keptRevisions(store, account, { onNews });
  expect(seen.see(carrier, 7)).toBe(true);
  expect(seen.see(carrier, 7)).toBe(true);
  expect(news).toHaveLength(1);
  await seen.save();
  const after = await keptRevisions(store, account, { clock: () => 3, onNews });
  expect(after.see(carrier, 6)).toBe(false);
  expect(after.next(carrier)).toBe(8);
  const underAnotherKey = await keptRevisions(store, { ...account, kid: "another" }, { onNews });
  expect(underAnotherKey.see(carrier, 1)).toBe(true);
  await after.clear();
  expect(after.see(carrier, 1)).toBe(true);
  await forgetRevisions(store, userId);
  expect((await keptRevisions(store, account, { onNews })).see(carrier, 1)).toBe(true);
});

test("what an earlier release remembered in sixteen entries is known, until it is deleted", async () => {
  const [carrier, invoice] = [carrierAt("a"), carrierAt("b")];
  const name = `${carrier.kind}:${carrier.id}`;
  const former = { kid: account.kid, revisions: { [name]: 7 }, own: [invoice.id] };
  const store = memoryStore(new Map<string, unknown>([[`seen:${userId}:a`, former]]));
  const onNews = () => undefined;
  const seen = await keptRevisions(store, account, { onNews });
  expect([seen.see(carrier, 6), seen.isOwn(invoice.id)]).toEqual([false, true]);
  seen.see(carrier, 9);
  await seen.save();
  const after = await keptRevisions(store, account, { onNews });
  expect([after.see(carrier, 8), after.isOwn(invoice.id)]).toEqual([false, true]);
  await after.clear();
  expect((await keptRevisions(store, account, { onNews })).see(carrier, 1)).toBe(true);
});

test("an entry that another key has replaced meanwhile gets all that was seen, not what is new alone", async () => {
  const stored = new Map<string, unknown>();
  const store = memoryStore(stored);
  const [first, second] = [carrierAt("10"), carrierAt("11")];
  const seen = await keptRevisions(store, account, { onNews: () => undefined });
  seen.see(first, 7);
  await seen.save();
  for (const key of stored.keys()) stored.set(key, { kid: "another", revisions: {} });
  seen.see(second, 9);
  await seen.save();
  const after = await keptRevisions(store, account, { onNews: () => undefined });
  expect([after.see(first, 6), after.see(second, 8)]).toEqual([false, false]);
});

test("when two tabs remember the same record, the higher number is kept", async () => {
  const store = memoryStore();
  const carrier = { kind: "quote", id: randomUuid(random) } as const;
  const onNews = () => undefined;
  const [left, right] = [
    await keptRevisions(store, account, { onNews }),
    await keptRevisions(store, account, { onNews }),
  ];
  left.see(carrier, 9);
  right.see(carrier, 5);
  await left.save();
  await right.save();
  expect((await keptRevisions(store, account, { onNews })).see(carrier, 8)).toBe(false);
});

test("what could not be stored is tried again, together with what came since", async () => {
  const [kept, asked] = [memoryStore(), [] as string[][]];
  let isFull = true;
  const store: LocalStore = {
    ...kept,
    update: (keys, change) => {
      asked.push([...keys]);
      return isFull ? Promise.reject(new Error("The disk is full")) : kept.update(keys, change);
    },
  };
  const onNews = () => undefined;
  const [first, second] = [carrierAt("1"), carrierAt("e")];
  const seen = await keptRevisions(store, account, { onNews });
  seen.see(first, 7);
  await expect(seen.save()).rejects.toThrow("The disk is full");
  isFull = false;
  seen.see(second, 9);
  await seen.save();
  expect(asked.map((keys) => keys.length)).toEqual([1, 1, 1]);
  const after = await keptRevisions(store, account, { onNews });
  expect([after.see(first, 6), after.see(second, 8)]).toEqual([false, false]);
});

test("after the device's store has failed once, everything is stored as soon as it is back", async () => {
  const kept = memoryStore();
  let isAway = true;
  const broken: LocalStore = {
    ...kept,
    update: (keys, change) =>
      isAway ? Promise.reject(new Error("The store is away")) : kept.update(keys, change),
  };
  const store = enduringStore(broken, {
    patience: () => new Promise(() => undefined),
    onTrouble: () => undefined,
  });
  const onNews = () => undefined;
  const [first, second] = [carrierAt("1"), carrierAt("e")];
  const seen = await keptRevisions(store, account, { onNews });
  seen.see(first, 7);
  await expect(seen.save()).rejects.toThrow("The store is away");
  isAway = false;
  seen.see(second, 9);
  await expect(seen.save()).rejects.toThrow("has failed before");
  const after = await keptRevisions(kept, account, { onNews });
  expect([after.see(first, 6), after.see(second, 8)]).toEqual([false, false]);
});

test("what is forgotten while it is stored is not stored after all", async () => {
  const kept = memoryStore();
  const onNews = () => undefined;
  let isForgotten = false;
  const update: LocalStore["update"] = async (keys, change) => {
    await kept.update(keys, change);
    if (!isForgotten) await seen.clear();
    isForgotten = true;
  };
  const seen = await keptRevisions({ ...kept, update }, account, { onNews });
  const [first, second] = [carrierAt("1"), carrierAt("e")];
  seen.see(first, 7);
  seen.see(second, 9);
  await seen.save();
  const after = await keptRevisions(kept, account, { onNews });
  expect([after.see(first, 6), after.see(second, 8)]).toEqual([true, true]);
});

/** A record whose id begins with these digits. */
function carrierAt(digits: string): Carrier {
  return { kind: "customer", id: `${digits}${randomUuid(random).slice(digits.length)}` } as Carrier;
}
