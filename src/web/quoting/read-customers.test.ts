// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { customersNow, readCustomers } from "#web/quoting/read-customers.ts";
import { wordResources } from "#web/records/resources.ts";

const fetchBefore = globalThis.fetch;
const ann = { id: "00000000-0000-4000-8000-00000000000a", name: "Ann Archer" };

afterEach(() => {
  globalThis.fetch = fetchBefore;
});

test("a list with a locked customer does not say that anybody is new", () => {
  const open = { state: "open", sealed: true, record: ann };
  const locked = { state: "locked", reason: "no_key", record: ann };
  expect(knowing([]).isWhole).toBe(true);
  expect(knowing([open])).toEqual({ list: [ann], isWhole: true });
  expect(knowing([locked])).toEqual({ list: [], isWhole: false });
});

test("a list that does not come is waited for until the signal", async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const end = new AbortController();
  const reading = readCustomers(new QueryClient(), end.signal);
  end.abort();
  expect(await reading).toEqual({ list: [], isWhole: false });
});

function knowing(records: object[]) {
  const client = new QueryClient();
  client.setQueryData([wordResources.customers.key], { records, isPartial: false });
  return customersNow(client);
}
