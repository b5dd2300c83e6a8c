// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { sealedFields } from "#contract/sealed-kinds.ts";
import type { Customer } from "#domain/customers/customer.ts";
import type { Id } from "#domain/ids/id.ts";
import type { RecordList } from "#web/records/list.ts";
import { dropFromList, listQuery, putInList, readWholeList } from "#web/records/reading.ts";
import { wordResources } from "#web/records/resources.ts";

const resource = wordResources.customers;
const queryKey = [resource.key];

/** A customer as the server sends it; the greater the number, the older. */
function customer(number: number, changes: Record<string, unknown> = {}) {
  const serial = String(number).padStart(12, "0");
  const createdAt = new Date(Date.parse("2026-11-21T08:00:00.000Z") - number * 1000).toISOString();
  return {
    id: `00000000-0000-4000-8000-${serial}` as Id<"Customer">,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    userId: "00000000-0000-4000-8000-00000000000a",
    sealed: null,
    ...Object.fromEntries(sealedFields.customer.fields.map((word) => [word, null])),
    name: `Customer ${number}`,
    ...changes,
  };
}

let customers: ReturnType<typeof customer>[];
let asked: string[];
/** Called before a page is answered; a test sets it. */
let beforePage: (limit: number, from: number) => void;

/** Answers pages as the server does: the cursor is the index of the next record. */
beforeEach(() => {
  customers = Array.from({ length: 1_200 }, (_, number) => customer(number));
  asked = [];
  beforePage = () => undefined;
  globalThis.fetch = async (address) => {
    const url = new URL(String(address), "http://localhost");
    const limit = Number(url.searchParams.get("limit"));
    const from = Number(url.searchParams.get("cursor") ?? 0);
    asked.push(`${from}+${limit}`);
    await new Promise((resolve) => setImmediate(resolve));
    beforePage(limit, from);
    const rows = customers.slice(from, from + limit);
    const headers: Record<string, string> =
      rows.length === limit ? { "x-next-cursor": String(from + limit) } : {};
    return new Response(JSON.stringify(rows), { headers });
  };
});

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
const listIn = (client: QueryClient) => client.getQueryData<RecordList<Customer>>(queryKey);
const namesIn = (client: QueryClient) => listIn(client)?.records.map(({ record }) => record.name) ?? [];
const opened = (record: object) => ({ state: "open" as const, sealed: false, record: record as Customer });

test("the first fifty are shown alone, then more in growing steps, finally all, each once", async () => {
  const client = newClient();
  const shown: string[] = [];
  client.getQueryCache().subscribe(() => {
    const list = listIn(client);
    const words = list ? `${list.records.length}${list.isPartial ? " and more" : ""}` : "nothing";
    if (shown.at(-1) !== words) shown.push(words);
  });
  await readWholeList(client, resource, { fresh: false });
  expect(shown).toEqual(["nothing", "50 and more", "550 and more", "1200"]);
  expect(asked).toEqual(["0+50", "50+500", "550+500", "1050+500"]);
  expect(new Set(namesIn(client)).size).toBe(1_200);
});

test("a caller that needs the whole list waits for the reading that is under way", async () => {
  const client = newClient();
  const screen = client.fetchQuery(listQuery(resource));
  await firstShowing(client);
  expect(listIn(client)?.isPartial).toBe(true);
  expect(await readWholeList(client, resource, { fresh: false })).toHaveLength(1_200);
  await screen;
  expect(asked).toHaveLength(4);
});

test("a write during the reading is not undone by pages that were requested before it", async () => {
  const client = newClient();
  const reading = client.fetchQuery(listQuery(resource));
  await firstShowing(client);
  putInList(client, "customers", opened(customer(1_100, { version: 2, name: "Changed" })));
  putInList(client, "customers", opened(customer(-1, { name: "New" })));
  dropFromList(client, "customers", customer(900).id);
  await reading;
  const names = namesIn(client);
  expect(names).toHaveLength(1_200);
  expect([names[0], names.includes("Changed"), names.includes("Customer 1100")]).toEqual([
    "New",
    true,
    false,
  ]);
  expect(names).not.toContain("Customer 900");
});

test("a change refetches nothing, and does not make the rest of the list count as fresher", async () => {
  const client = newClient();
  await readWholeList(client, resource, { fresh: false });
  const before = client.getQueryState(queryKey)?.dataUpdatedAt;
  putInList(client, "customers", opened(customer(3, { version: 2, name: "Changed" })));
  expect(namesIn(client)[3]).toBe("Changed");
  expect(await readWholeList(client, resource, { fresh: false })).toHaveLength(1_200);
  expect(asked).toHaveLength(4);
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(before);
});

test("a list stays whole while it is read again, and its unchanged records stay the same objects", async () => {
  const client = newClient();
  const [first] = await readWholeList(client, resource, { fresh: false });
  customers[1] = customer(1, { version: 2, name: "Changed elsewhere" });
  customers.splice(2, 1);
  const lengths = new Set<number>();
  client.getQueryCache().subscribe(() => lengths.add(listIn(client)?.records.length ?? 0));
  const again = await readWholeList(client, resource, { fresh: true });
  expect([...lengths]).toEqual([1_200, 1_199]);
  expect(again[0]).toBe(first);
  expect(namesIn(client).slice(0, 3)).toEqual(["Customer 0", "Changed elsewhere", "Customer 3"]);
});

test("when a page fails, the list keeps what has arrived and is marked as partial; the next reading shows no less", async () => {
  const client = newClient();
  beforePage = (_limit, from) => {
    if (from === 550) throw new TypeError("No network");
  };
  await expect(readWholeList(client, resource, { fresh: false })).rejects.toThrow("No answer");
  expect([listIn(client)?.records.length, listIn(client)?.isPartial]).toEqual([550, true]);
  beforePage = () => expect(namesIn(client).length).toBeGreaterThanOrEqual(550);
  expect(await readWholeList(client, resource, { fresh: false })).toHaveLength(1_200);
});

test("after signing out, a reading under way puts nothing into the cache", async () => {
  const client = newClient();
  const reading = client.fetchQuery(listQuery(resource)).catch(() => "ended");
  await firstShowing(client);
  client.removeQueries();
  await reading;
  expect(listIn(client)).toBeUndefined();
});

/** Waits until a list is in the cache. */
function firstShowing(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = client.getQueryCache().subscribe(() => {
      if (!listIn(client)) return;
      stop();
      resolve();
    });
  });
}
