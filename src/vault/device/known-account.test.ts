import { expect, test } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import {
  acceptAccount,
  assertKnownAccount,
  forgetAccountEntry,
  isKnownPlain,
  isReplacement,
  noteAccount,
  noteEncrypted,
  noteLoggedOut,
  noteOpened,
  notePlain,
} from "#vault/device/known-account.ts";
import { memoryStore } from "#vault/device/local-store.ts";
import { randomUuid } from "#vault/primitives/random.ts";

const random = seededRandom("accounts");
const [ann, bob, forged] = [1, 2, 3].map(() => randomUuid(random) as Id<"User">) as [
  Id<"User">,
  Id<"User">,
  Id<"User">,
];
const ofAnn = { userId: ann, email: "ann@example.co.uk", typedEmail: null };
const replaced = { code: "account_replaced" };

/** A device on which Ann has unlocked her account and not signed out. */
async function annsDevice() {
  const store = memoryStore();
  await noteAccount(store, ofAnn, { [`pin:${ann}`]: "the pin" });
  await noteOpened(store, ann);
  return store;
}

test("a known account passes, however its e-mail is typed", async () => {
  const store = await annsDevice();
  await assertKnownAccount(store, ofAnn);
  await assertKnownAccount(store, { ...ofAnn, typedEmail: " Ann@Example.co.uk " });
  expect(await store.get(`pin:${ann}`)).toBe("the pin");
});

test.each([
  ["another id under the same e-mail", { ...ofAnn, userId: forged }],
  ["the same, after the e-mail was typed", { ...ofAnn, userId: forged, typedEmail: ofAnn.email }],
  [
    "another id and another e-mail than was typed",
    {
      userId: forged,
      email: "other@example.co.uk",
      typedEmail: ofAnn.email,
    },
  ],
  [
    "another id and e-mail after a reload: the session's row",
    {
      userId: forged,
      email: "other@example.co.uk",
      typedEmail: null,
    },
  ],
])("%s is refused", async (_lie, seen) => {
  await expect(assertKnownAccount(await annsDevice(), seen)).rejects.toMatchObject(replaced);
});

test("another e-mail with the same id is left to the pin", async () => {
  await assertKnownAccount(await annsDevice(), { ...ofAnn, email: "ann@new.example" });
});

test("another person who types their own e-mail may use the device, and Ann returns by typing hers", async () => {
  const store = await annsDevice();
  const ofBob = { userId: bob, email: "bob@example.co.uk", typedEmail: "bob@example.co.uk" };
  await assertKnownAccount(store, ofBob);
  await noteOpened(store, bob);
  await assertKnownAccount(store, { ...ofBob, typedEmail: null });
  await expect(assertKnownAccount(store, ofAnn)).rejects.toMatchObject(replaced);
  await assertKnownAccount(store, { ...ofAnn, typedEmail: ofAnn.email });
});

test("after Log Out anybody may sign in, and Ann's e-mail still means Ann's account", async () => {
  const store = await annsDevice();
  await noteLoggedOut(store);
  await assertKnownAccount(store, { userId: bob, email: "bob@example.co.uk", typedEmail: null });
  await expect(assertKnownAccount(store, { ...ofAnn, userId: forged })).rejects.toMatchObject(replaced);
});

test("a known e-mail keeps its id when another account is unlocked under it, until its owner says otherwise", async () => {
  const store = await annsDevice();
  await noteAccount(store, { ...ofAnn, userId: forged }, {});
  await assertKnownAccount(store, ofAnn);

  const made = { ...ofAnn, userId: bob };
  await acceptAccount(store, made);
  await assertKnownAccount(store, made);
  expect([await isReplacement(store, bob), await isReplacement(store, ann)]).toEqual([true, false]);
  expect(await store.get(`pin:${ann}`)).toBe("the pin");
  await expect(assertKnownAccount(store, ofAnn)).rejects.toMatchObject(replaced);
  await noteEncrypted(store, bob);
  expect(await isReplacement(store, bob)).toBe(false);
});

test("a plain account is known once its owner says so, until it is encrypted or deleted here", async () => {
  const store = memoryStore();
  expect(await isKnownPlain(store, ann)).toBe(false);
  await notePlain(store, ann);
  expect([await isKnownPlain(store, ann), await isKnownPlain(store, bob)]).toEqual([true, false]);
  await noteEncrypted(store, ann);
  expect(await isKnownPlain(store, ann)).toBe(false);

  const device = await annsDevice();
  await forgetAccountEntry(device, ofAnn);
  await assertKnownAccount(device, { ...ofAnn, userId: forged });
});

test("the e-mail is not stored on the device, and two devices have different digests of it", async () => {
  const names = await Promise.all(
    [memoryStore(), memoryStore()].map(async (store) => {
      const keys: string[] = [];
      const watched: typeof store = {
        ...store,
        update: (wanted, change) => {
          keys.push(...wanted);
          return store.update(wanted, change);
        },
      };
      await noteAccount(watched, ofAnn, {});
      expect(await store.get("account-salt")).toHaveLength(16);
      return keys.find((key) => key.startsWith("account:"));
    }),
  );
  expect(names[0]).toMatch(/^account:[A-Za-z0-9_-]{43}$/);
  expect(names[0]).not.toBe(names[1]);
});
