import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import {
  expectToast,
  field,
  neverHadPassphrase,
  newPerson,
  type Person,
  signIn,
  signUp,
} from "#test/e2e/person.ts";
import { createPlainAccount } from "#test/e2e/registered.ts";
import { keepNotices } from "#test/e2e/said-notices.ts";
import {
  writeBoxlessFields,
  writeCompanyText,
  writeImportMemory,
  writeSending,
} from "#test/privacy/boxless-fields.ts";
import { storageText } from "#test/privacy/browser-storage.ts";
import { type Canaries, newCanaries } from "#test/privacy/canary-words.ts";
import type { LivedAccount } from "#test/privacy/lived-account.ts";
import { type OwnServer, startOwnServer } from "#test/privacy/own-server.ts";
import { dumpDatabase, filesUnder, type Part } from "#test/privacy/places.ts";
import {
  leaveQuoteUnsaved,
  sendQuote,
  typeInvoice,
  typeQuote,
  typeSearch,
} from "#test/privacy/type-documents.ts";
import { typeCatalogue, typeCompanyProfile, typeWordNouns } from "#test/privacy/type-records.ts";
import { openElsewhere, typeNewSecrets } from "#test/privacy/type-secrets.ts";
import { chromiumOptions } from "#test/support/chromium.ts";

/**
 * Plays through the life of an account on a server of its own, in browsers with profiles on disk. One device types
 * everything on the real screens; a second one reads it.
 */
export async function liveThrough(
  folder: string,
  { encrypted, leaky }: { encrypted: boolean; leaky: boolean },
): Promise<LivedAccount> {
  const server = await startOwnServer(folder, { leaky });
  try {
    return await liveOn(server, folder, encrypted);
  } finally {
    await server.stop();
  }
}

async function liveOn(server: OwnServer, folder: string, encrypted: boolean): Promise<LivedAccount> {
  const words = newCanaries();
  const person = {
    ...newPerson(encrypted ? "Sealed" : "Plain"),
    password: words.of("secret.password"),
    passphrase: words.of("secret.passphrase"),
  };
  const first = await atDevice(join(folder, "first-device"), server, (page) =>
    typeEverything(page, { words, person, encrypted }),
  );
  const second = await atDevice(join(folder, "second-device"), server, (page) =>
    readEverything(page, { words: first.result.words, person, encrypted }),
  );
  await expect.poll(() => filesUnder(outboxOf(server)).length, "the mail is written").toBeGreaterThan(0);
  const running = filesUnder(databaseOf(server));
  await server.stop();
  return {
    encrypted,
    words: first.result.words,
    person,
    userId: first.result.userId,
    takenAway: second.result,
    places: {
      "database: every row of every table": await dumpDatabase(databaseOf(server)),
      "database: its files while it runs, write-ahead log included": running,
      "database: its files after it stopped": filesUnder(databaseOf(server)),
      "server log, at its loudest": [{ name: "the log", bytes: server.log() }],
      "mail outbox": filesUnder(outboxOf(server)),
      "requests that the server received": server.requests.map(({ what, bytes }) => ({ name: what, bytes })),
      "browser storage: first device": first.storage,
      "browser storage: second device": second.storage,
    },
  };
}

interface Doing {
  words: Canaries;
  person: Person;
  encrypted: boolean;
}

/** Registers and types every word, secrets too. At the end one quote is started and left unsaved. */
async function typeEverything(page: Page, { words: planned, person, encrypted }: Doing) {
  await (encrypted ? signUp : createPlainAccount)(page, person);
  const { id: userId }: { id: string } = await (await page.request.get("/api/user")).json();
  const passphrase = encrypted ? person.passphrase : null;
  const words = await typeCompanyProfile(page, planned);
  await typeWordNouns(page, words);
  await typeCatalogue(page, words);
  await typeQuote(page, words);
  await writeBoxlessFields(page, "quote", { words, passphrase });
  await writeSending(page, { words, passphrase });
  await writeCompanyText(page, { words, passphrase });
  await writeImportMemory(page, { words, passphrase });
  await sendQuote(page, words);
  await typeInvoice(page, words);
  await writeBoxlessFields(page, "invoice", { words, passphrase });
  await typeSearch(page, words);
  const all = encrypted ? await typeNewSecrets(page, words) : words;
  await leaveQuoteUnsaved(page, all);
  if (!encrypted) await leakIntoStorage(page, all);
  return { words: all, userId };
}

/** For the control: what a careless draft would leave in the browser. The product stores no draft in plain words. */
async function leakIntoStorage(page: Page, words: Canaries): Promise<void> {
  const word = words.of("typed.quote that was not saved");
  await page.evaluate((text) => localStorage.setItem("careless-draft", text), word);
}

/** Signs in on another device and reads everything. */
async function readEverything(page: Page, { words, person, encrypted }: Doing): Promise<string> {
  await page.goto("/forgot-password");
  await field(page, "Email").fill(person.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await signIn(page, person);
  if (encrypted) await openElsewhere(page, words);
  else await neverHadPassphrase(page);
  await expect(page.getByRole("button", { name: encrypted ? "Encrypted" : "Not encrypted" })).toBeVisible();
  await page.goto("/export");
  // All of the account is read and opened first, which takes a busy machine longer than a press may.
  const packed = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("button", { name: "Download everything" }).click();
  const files = unzipSync(new Uint8Array(readFileSync(await (await packed).path())));
  return strFromU8(files["quotewright.json"] ?? new Uint8Array());
}

/** A browser with a profile on disk. Its storage is searched before and after sign-out, and once it is closed. */
async function atDevice<T>(
  profile: string,
  { url }: OwnServer,
  work: (page: Page) => Promise<T>,
): Promise<{ result: T; storage: Part[] }> {
  mkdirSync(profile, { recursive: true });
  const context = await chromium.launchPersistentContext(profile, {
    ...(await chromiumOptions()),
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    locale: "en-GB",
  });
  try {
    await keepNotices(context);
    context.setDefaultTimeout(60_000);
    await pretendToShare(context);
    const page = context.pages()[0] ?? (await context.newPage());
    const result = await work(page);
    const signedIn = await storageText(page);
    await page.getByRole("button", { name: "My Account" }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expectToast(page, "You have been signed out successfully");
    const signedOut = await storageText(page);
    await context.close();
    const asPart = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
    const looks = [asPart("signed in", signedIn), asPart("signed out", signedOut)];
    return { result, storage: [...looks, ...filesUnder(profile)] };
  } finally {
    await context.close();
  }
}

/** The browser of the tests has no share sheet; this one takes the file and does nothing with it. */
function pretendToShare(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    Object.assign(Navigator.prototype, { share: async () => undefined, canShare: () => true });
  });
}

function databaseOf({ dataDirectory }: OwnServer): string {
  return join(dataDirectory, "pgdata");
}

function outboxOf({ dataDirectory }: OwnServer): string {
  return join(dataDirectory, "outbox");
}
