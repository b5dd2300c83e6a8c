import { expect, type Page } from "@playwright/test";
import type { Id } from "#domain/ids/id.ts";
import type { Person } from "#test/e2e/person.ts";
import { deriveNatively } from "#test/support/derive-natively.ts";
import { noteOpened } from "#vault/device/known-account.ts";
import { keepLocally } from "#vault/device/local-key.ts";
import { memoryStore } from "#vault/device/local-store.ts";
import { createKeyset } from "#vault/keyset/keyset.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
import { fromBase64url } from "#vault/primitives/bytes.ts";

/** Creates an encrypted account as {@link register} does, and opens its dashboard. */
export async function createAccount(page: Page, person: Person): Promise<void> {
  await register(page, person);
  await page.goto("/");
  // On a phone it is in the drawer.
  await expect(
    page.getByRole("button", { name: "Encrypted", exact: true, includeHidden: true }),
  ).toBeAttached();
}

/** Creates an account without encryption as {@link registerPlain} does, and opens its dashboard. */
export async function createPlainAccount(page: Page, person: Person): Promise<void> {
  await registerPlain(page, person);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Not encrypted" })).toBeVisible();
}

/**
 * Creates an encrypted account over the API, with the vault in this process, and leaves the device as if it was made
 * there on the screen. The page has not opened any screen afterwards.
 */
export async function register(page: Page, person: Person): Promise<void> {
  const { id: userId, email } = await send(page, person);
  const { deviceShare } = await (await page.request.get("/api/session/device-share")).json();
  const made = await createKeyset({
    userId,
    passphrase: person.passphrase,
    derive: deriveNatively,
    deviceShare: fromBase64url(deviceShare),
  });
  const headers = { origin: new URL(page.url()).origin, ...keysetHeaders(made.vault, 0) };
  const stored = await page.request.put("/api/keyset", { data: { keyset: made.keyset }, headers });
  expect(stored.status()).toBe(200);
  // An account that was made on this device before keeps its entry.
  const entries = new Map(Object.entries(await page.evaluate(readSalt)));
  const store = memoryStore(entries);
  await keepLocally(store, made, { userId, email, typedEmail: person.email });
  await noteOpened(store, userId);
  await page.evaluate(keepOnDevice, Object.fromEntries(entries));
  await page.evaluate(() => sessionStorage.setItem("quotewright-verified", "true"));
}

/**
 * Creates an account without encryption over the API, as if it was registered on this device and its set-up failed.
 * The page has not opened any screen afterwards.
 */
export async function registerPlain(page: Page, person: Person): Promise<void> {
  const { id } = await send(page, person);
  await page.evaluate(keepOnDevice, { [`account-plain:${id}`]: true, "account-last-open": id });
}

/** Registers the person, and opens what has the app's origin and none of its scripts. */
async function send(page: Page, person: Person): Promise<{ id: Id<"User">; email: string }> {
  const { passphrase: _, ...registration } = person;
  const answer = await page.request.post("/api/register", { data: registration });
  expect(answer.status()).toBe(201);
  await page.goto("/api/health");
  return answer.json();
}

/** The entry of the device's store that the others are named with; none on a new device. Runs in the page. */
async function readSalt(): Promise<Record<string, unknown>> {
  const opening = indexedDB.open("quotewright-vault", 1);
  await new Promise((resolve) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore("entries");
    opening.onsuccess = resolve;
  });
  const reading = opening.result.transaction("entries").objectStore("entries").get("account-salt");
  await new Promise((resolve) => {
    reading.onsuccess = resolve;
  });
  opening.result.close();
  return reading.result ? { "account-salt": reading.result } : {};
}

/** Puts entries into the device's store. Runs in the page. */
async function keepOnDevice(entries: Record<string, unknown>): Promise<void> {
  const opening = indexedDB.open("quotewright-vault", 1);
  await new Promise((resolve) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore("entries");
    opening.onsuccess = resolve;
  });
  const transaction = opening.result.transaction("entries", "readwrite");
  for (const [key, value] of Object.entries(entries)) transaction.objectStore("entries").put(value, key);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  opening.result.close();
}
