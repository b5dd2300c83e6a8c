import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import { enduringStore } from "#vault/device/enduring-store.ts";
import { indexedDbStore } from "#vault/device/indexed-db-store.ts";
import { assertKnownAccount } from "#vault/device/known-account.ts";
import { isKeptLocally, keepLocally, readPin } from "#vault/device/local-key.ts";
import { memoryStore } from "#vault/device/local-store.ts";
import { createKeyset } from "#vault/keyset/keyset.ts";

test.each([
  ["IndexedDB", () => indexedDbStore(new IDBFactory())],
  ["memory", memoryStore],
])("a store in %s keeps what is put, changes several entries in one go, and deletes", async (_, make) => {
  const store = make();
  expect(await store.get("pin")).toBeUndefined();
  await store.put("pin", { epoch: 1 });
  await store.update(["pin", "key"], ([pin, key]) => {
    expect([pin, key]).toEqual([{ epoch: 1 }, undefined]);
    return [{ epoch: 2 }, "wrapped"];
  });
  expect(await store.getMany(["key", "none", "pin"])).toEqual(["wrapped", undefined, { epoch: 2 }]);
  await store.delete("pin", "key");
  expect(await store.getMany(["pin", "key"])).toEqual([undefined, undefined]);
});

test("when two pages change an entry at once, neither overwrites the other's change", async () => {
  const factory = new IDBFactory();
  const pages = [indexedDbStore(factory), indexedDbStore(factory)];
  const add = ([count]: unknown[]) => [Number(count ?? 0) + 1];
  await Promise.all([...pages, ...pages].map((page) => page.update(["count"], add)));
  expect(await pages[0]?.get("count")).toBe(4);
});

test("a page that is left while it writes aborts its transaction and starts no other", async () => {
  const factory = new IDBFactory();
  const [left, next] = [indexedDbStore(factory), indexedDbStore(factory)];
  await left.put("pin", "before");
  const other = await holdTransaction(factory);
  const writing = left.put("pin", "after").catch((error: Error) => error);
  await turns(20);
  left.leave();
  expect(await writing).toBeInstanceOf(Error);
  other.letGo();
  expect(await next.get("pin")).toBe("before");
  await expect(left.put("pin", "after")).rejects.toThrow("The page was left");
  await next.put("pin", "of the next page");
  expect(await next.get("pin")).toBe("of the next page");
});

test("a page that is left before its store was ever open blocks no other page", async () => {
  const factory = new IDBFactory();
  const left = indexedDbStore(factory);
  const reading = left.get("pin");
  left.leave();
  await expect(reading).rejects.toThrow("The page was left");
  const next = indexedDbStore(factory);
  await next.put("pin", 1);
  expect(await next.get("pin")).toBe(1);
});

test("a page whose store does not answer goes on with what it has read and written itself, and reports it", async () => {
  const factory = new IDBFactory();
  const { store, says, losePatience } = pageOn(factory);
  await store.put("pin", "known");
  const another = await holdTransaction(factory);
  const reading = store.getMany(["pin", "key"]);
  const writing = store.update(["seen"], () => [7]);
  losePatience();
  expect(await reading).toEqual(["known", undefined]);
  await expect(writing).rejects.toThrow("does not answer");
  expect(says).not.toEqual([]);
  await store.put("key", "wrapped");
  expect(await store.getMany(["key", "seen"])).toEqual(["wrapped", 7]);
  await store.delete("key");
  expect(await store.get("key")).toBeUndefined();
  await expect(store.update(["seen"], () => [8])).rejects.toThrow("failed before");
  await store.put("pin", "written late");
  another.letGo();
  expect(await indexedDbStore(factory).getMany(["pin", "seen"])).toEqual(["written late", 8]);
});

test("a browser that refuses the store is treated like one that does not answer", async () => {
  const { store, says } = pageOn({ open: () => refuse("SecurityError") } as unknown as IDBFactory);
  expect(await store.get("pin")).toBeUndefined();
  await store.put("pin", 1);
  expect(await store.get("pin")).toBe(1);
  expect(says).toEqual(["trouble"]);
});

test("without the device's store, the page remembers the unlocked account in its own memory", async () => {
  const { store } = pageOn({ open: () => refuse("SecurityError") } as unknown as IDBFactory);
  const [userId, kdf] = [
    crypto.randomUUID() as Id<"User">,
    { name: "argon2id", memoryKib: 19_456, passes: 2, parallelism: 1 },
  ] as const;
  const made = await createKeyset({
    userId,
    passphrase: "correct horse",
    kdf,
    deviceShare: new Uint8Array(32),
  });
  const seen = { userId, email: "ann@example.co.uk", typedEmail: null };
  await keepLocally(store, made, seen).catch(() => undefined);
  expect(await isKeptLocally(store, userId)).toBe(true);
  expect(await readPin(store, userId)).toEqual(made.pin);
  const another = { ...seen, userId: crypto.randomUUID() as Id<"User"> };
  await expect(assertKnownAccount(store, another)).rejects.toMatchObject({ code: "account_replaced" });
});

/** A page on a device; the test decides when its patience ends. */
function pageOn(factory: IDBFactory) {
  const says: string[] = [];
  let losePatience = () => {};
  const lost = new Promise<void>((resolve) => {
    losePatience = resolve;
  });
  const endurance = { patience: () => lost, onTrouble: () => void says.push("trouble") };
  return { store: enduringStore(indexedDbStore(factory), endurance), says, losePatience };
}

/** Another page with an open readwrite transaction, which every other transaction waits for. */
async function holdTransaction(factory: IDBFactory): Promise<{ letGo: () => void }> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = factory.open("quotewright-vault", 1);
    opening.onsuccess = () => resolve(opening.result);
  });
  const store = database.transaction("entries", "readwrite").objectStore("entries");
  let isHeld = true;
  const keepAlive = () => {
    store.get("anything").onsuccess = () => (isHeld ? keepAlive() : database.close());
  };
  keepAlive();
  return {
    letGo: () => {
      isHeld = false;
    },
  };
}

/** Runs everything that is ready. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

function refuse(name: string): never {
  throw new DOMException("The browser refuses", name);
}
