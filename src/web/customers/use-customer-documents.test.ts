// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import type { Customer } from "#domain/customers/customer.ts";
import { drawing } from "#test/support/drawing.ts";
import { knowledgeOf, useCustomerDocuments, useOwed } from "#web/customers/use-customer-documents.ts";

const shown = drawing();

const read = { data: [], isError: false };
const readBefore = { data: [], isError: true };
const onItsWay = { data: undefined, isError: false };
const failed = { data: undefined, isError: true };

test("what could not be read again is known, and what was never read is not", () => {
  expect(knowledgeOf([read, readBefore])).toBe("known");
  expect(knowledgeOf([read, onItsWay])).toBe("pending");
  expect(knowledgeOf([onItsWay, failed])).toBe("failed");
});

const bea = { id: "bea", name: "Bea Brown", email: "bea@example.com" } as unknown as Customer;
const listed = (records: object[], isPartial = false) => ({
  records: records.map((record) => ({ state: "open", record })),
  isPartial,
});
const quote = (id: string, customerId: string | null, customerEmail = "BEA@example.com") => ({
  ...{ id, customerId, customerEmail, status: "draft", createdAt: `2026-11-2${id}` },
});

test("a document whose customer is not there is found by its words, and no longer once they are", async () => {
  const quotes = [
    quote("1", "gone"),
    quote("2", null),
    quote("3", "ann"),
    quote("4", "gone", "joe@b.example"),
  ];
  const read = async (customers: object[], isPartial = false) => {
    const client = newClient();
    client.setQueryData(["customers"], listed(customers, isPartial));
    client.setQueryData(["quotes"], listed(quotes));
    client.setQueryData(["quotes", "of", "bea"], listed([quote("0", "bea")]).records);
    for (const key of [["invoices"], ["invoices", "of", "bea"]])
      client.setQueryData(key, key[1] ? [] : listed([]));
    const found = await used(client, () => useCustomerDocuments(bea));
    return found && { ids: found.documents.map(({ record }) => record.id), owed: found.invoicesAre };
  };
  const ann = { id: "ann" };
  expect(await read([bea, ann])).toEqual({ ids: ["2", "1", "0"], owed: "known" });
  expect(await read([bea, ann, { id: "gone" }])).toEqual({ ids: ["2", "0"], owed: "known" });
  // A part of the list does not tell who is missing from it.
  expect(await read([bea], true)).toMatchObject({ ids: ["2", "0"] });
  // The list may have been read before the customer was made.
  expect(await read([ann])).toMatchObject({ ids: ["2", "1", "0"] });
});

test("what a customer owes has the invoices whose own customer is not there", async () => {
  const client = newClient();
  const invoice = (id: string, customerId: string | null, total: number) => ({
    ...{ ...quote(id, customerId), total, invoiceNumber: id, status: "pending", language: "en-GB" },
  });
  client.setQueryData(["customers"], listed([bea, { id: "ann" }]));
  const owed = [
    invoice("1", "gone", 100),
    invoice("2", "bea", 20),
    invoice("3", null, 3),
    invoice("4", "ann", 5),
  ];
  client.setQueryData(["invoices", "owed"], listed(owed).records);
  const owedBy = await used(client, () => useOwed());
  expect(owedBy?.(bea)).toMatchObject([{ amount: 123 }]);
});

const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });

/** What a hook says where this is in the cache. */
async function used<T>(client: QueryClient, hook: () => T): Promise<T | undefined> {
  let said: T | undefined;
  const Page = () => {
    said = hook();
    return null;
  };
  await shown.draw(createElement(QueryClientProvider, { client }, createElement(Page)));
  return said;
}
