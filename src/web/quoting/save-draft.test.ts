// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sealedFields } from "#contract/sealed-kinds.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { type DocumentCustomer, isNamedLike, traitsOf } from "#domain/customers/known-customer.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import { draftStart } from "#test/support/draft-start.ts";
import { lineNamed } from "#test/support/whole-document.ts";
import { newDraft } from "#web/drafts/document-draft.ts";
import { draftLineOf } from "#web/drafts/draft-lines.ts";
import { toastStore } from "#web/overlays/toast-store.ts";
import { saveDraft } from "#web/quoting/save-draft.ts";
import { companyProfileQuery } from "#web/records/company-queries.ts";
import { listQuery } from "#web/records/reading.ts";
import { wordResources } from "#web/records/resources.ts";
import { startRouting } from "#web/routing/navigation.ts";
import { leaveEncryption, loadEncryption } from "#web/vault/vault-session.ts";

type Sent = Record<string, unknown>;

const ownId = "44444444-4444-4444-8444-444444444444" as Customer["id"];
const ann = { id: "00000000-0000-4000-8000-00000000000a", name: "Ann Archer", phone: "07700 900100" };
const hobbs = { customerName: "Mrs Hobbs", customerPhone: "07700 900123" };
const created = "Quote created successfully";
const notKept = "Mrs Hobbs could not be kept as a customer.";
const notRead = "Your customers could not be read, so Mrs Hobbs was not kept.";
const kept = "Mrs Hobbs is now among your customers.";

let client: QueryClient;
/** What the server has. */
let stored: Record<"customers" | "quotes", Sent[]>;
/** The requests that it fails to answer. */
let broken: Set<string>;
/** What it says then. */
let refusal: object;
/** The list of customers is answered after it. */
let gate: Promise<unknown>;

beforeAll(async () => {
  startRouting(() => null);
  globalThis.indexedDB = new IDBFactory();
  globalThis.fetch = async (address) =>
    answer(String(address) === "/api/keyset" ? { keyset: null } : { total: 0, left: 0, records: [] });
  const user = { id: ann.id, email: "joe@example.com", createdAt: new Date().toISOString() };
  await loadEncryption(user as Parameters<typeof loadEncryption>[0]);
});

// Files of one worker share what this tab knows.
afterAll(async () => {
  await leaveEncryption(null);
  Reflect.deleteProperty(globalThis, "indexedDB");
});

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(companyProfileQuery.queryKey, null);
  stored = { customers: [ann], quotes: [] };
  broken = new Set();
  refusal = {};
  gate = Promise.resolve();
  globalThis.fetch = async (address, { method = "GET", body } = {}) => {
    const [, , noun = ""] = new URL(String(address), "http://localhost").pathname.split("/");
    if (noun === "customers" && method === "GET") await gate;
    if (broken.has(`${method} ${noun}`)) return new Response(JSON.stringify(refusal), { status: 500 });
    if (noun !== "customers" && noun !== "quotes") return answer([]);
    if (method === "GET") return answer(stored[noun].map(record));
    const made = JSON.parse(String(body)) as Sent;
    stored[noun].push(made);
    return answer(record(made));
  };
});

test("somebody new is kept under the id that the document names", async () => {
  await readList();
  expect(await save(hobbs)).toEqual([created, kept, "Undo: do not keep Mrs Hobbs as a customer"]);
  expect(stored.quotes).toMatchObject([{ customerId: ownId }]);
  expect(stored.customers[1]).toMatchObject({ id: ownId, name: "Mrs Hobbs", phone: "07700 900123" });
});

test("that a customer could not be kept is said, and another try keeps them under the same id", async () => {
  await readList();
  broken.add("POST customers");
  expect(await save(hobbs)).toEqual([created, notKept, "Try again"]);
  expect(toastStore.current()?.stays).toBe("under");
  expect(await press()).toEqual([notKept, undefined, "Try again"]);
  expect(toastStore.current()?.title).toBe("Error");
  broken.clear();
  expect(await press()).toEqual([kept, undefined, "Undo: do not keep Mrs Hobbs as a customer"]);
  expect(stored.customers).toMatchObject([ann, { id: ownId }]);
  expect(stored.quotes).toMatchObject([{ customerId: ownId }]);
});

test("a document is saved at once while the list of customers is being read", async () => {
  let open = (_: unknown) => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const reading = readList();
  const saving = save({ customerName: "Ann", customerPhone: "07700900100" });
  await vi.waitUntil(() => stored.quotes.length > 0);
  open(null);
  await reading;
  expect(await saving).toEqual([created, undefined, undefined]);
  expect(stored.customers).toEqual([ann]);
});

test("a list that was read while the account was locked is read again, and nobody is kept twice", async () => {
  const locked = { state: "locked", reason: "no_key", record: { ...ann, name: null, phone: null } };
  client.setQueryData([wordResources.customers.key], { records: [locked], isPartial: false });
  expect(await save({ customerName: "Ann", customerPhone: "07700900100" })).toEqual([
    created,
    undefined,
    undefined,
  ]);
  expect(stored.customers).toEqual([ann]);
});

test("where the list failed, that is said, and another try reads it first", async () => {
  broken.add("GET customers");
  await readList().catch(() => undefined);
  expect(await save(hobbs)).toEqual([created, notRead, "Try again"]);
  expect(await press()).toEqual([notRead, undefined, "Try again"]);
  broken.clear();
  expect(await press()).toEqual([kept, undefined, "Undo: do not keep Mrs Hobbs as a customer"]);
  expect(stored.customers).toMatchObject([ann, { id: ownId }]);
  expect(stored.quotes).toMatchObject([{ customerId: ownId }]);
});

test("another try that finds them among the customers keeps nobody twice", async () => {
  broken.add("GET customers");
  await readList().catch(() => undefined);
  await save({ customerName: "Ann", customerPhone: "07700900100" });
  broken.clear();
  expect(await press()).toEqual(["Ann is among your customers already.", undefined, undefined]);
  expect(stored.customers).toEqual([ann]);
  // Her page finds what was saved for nobody who is there.
  const [quote] = stored.quotes as unknown as DocumentCustomer[];
  expect(quote && isNamedLike(traitsOf(quote), { email: null, postcode: null, ...ann })).toBe(true);
});

function readList() {
  return client.fetchQuery(listQuery(wordResources.customers));
}

test("the notice says that a save failed, and the editor why, so that each is said once", async () => {
  await readList();
  broken.add("POST quotes");
  expect(await tryToSave(hobbs)).toMatchObject({ message: "" });
  expect(shown()).toEqual(["Failed to create quote", undefined, undefined]);
  refusal = { error: "TRIAL_ENDED", message: "Your trial has ended." };
  expect(await tryToSave(hobbs)).toMatchObject({ message: "Your trial has ended." });
  expect(shown()).toEqual(["Failed to create quote", undefined, undefined]);
});

/** Saves a new quote. @returns what the toast says, what it says besides, and what it offers for that */
async function save(words: Partial<typeof hobbs>) {
  expect(await tryToSave(words)).toBe(null);
  return shown();
}

function tryToSave(words: Partial<typeof hobbs>) {
  const draft = newDraft("quote", draftStart);
  const lines = [draftLineOf(lineNamed("Stair") as unknown as LineItem)];
  return saveDraft(client, {
    ...{ kind: "quote", version: null, isToSend: false, ownId },
    draft: { ...draft, lines, words: { ...draft.words, ...words } },
    background: { origin: null, supplier: null },
    onTried: () => undefined,
    onSaved: () => undefined,
  });
}

/** Presses "Try again" on the toast. @returns what the next one says, what besides, and what it offers for that */
async function press() {
  const { action, also, id } = toastStore.current() ?? {};
  const again = also ?? action;
  if (again?.label !== "Try again" || !("onSelect" in again)) throw new Error("There is no other try");
  again.onSelect();
  toastStore.dismiss(id);
  await new Promise<void>((resolve) => {
    const stop = toastStore.subscribe(() => resolve(stop()));
  });
  return shown();
}

function shown() {
  const { message, besides, action, also } = toastStore.current() ?? {};
  const offered = also ?? action;
  return [message, besides, offered?.name ?? offered?.label];
}

function answer(body: unknown) {
  return new Response(JSON.stringify(body));
}

/** A record as the server answers it, with columns of both nouns. */
function record(made: Sent) {
  const at = "2026-11-21T10:00:00.000Z";
  const sums = ["subtotal", "discountAmount", "netAmount", "taxAmount", "cisDeduction", "total"];
  const costs = ["materialsSubtotal", "labourSubtotal"];
  return {
    ...{ version: 1, createdAt: at, updatedAt: at, userId: ann.id, sealed: null, linesSealed: null },
    ...Object.fromEntries(sealedFields.customer.fields.map((word) => [word, null])),
    ...Object.fromEntries([...sums, ...costs].map((name) => [name, "0.00"])),
    ...{ quoteNumber: "Q-0001", status: "draft", sentAt: null, statusAt: null, invoices: [] },
    ...made,
  };
}
