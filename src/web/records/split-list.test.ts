import { expect, test } from "vitest";
import type { Customer } from "#domain/customers/customer.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import { searchText } from "#domain/records/search-text.ts";
import type { Opened } from "#vault/records/records.ts";
import { type SplitList, searchSplitList, splitList } from "#web/records/split-list.ts";

function customer(name: string, words: Partial<Customer> = {}): Customer {
  const nothing = {
    companyName: null,
    email: null,
    phone: null,
    address: null,
    city: null,
    county: null,
    postcode: null,
    country: null,
    notes: null,
  };
  return { ...nothing, id: name as Customer["id"], version: 1, createdAt: "", updatedAt: "", name, ...words };
}

function opened(...records: Customer[]): Opened<Customer>[] {
  return records.map((record) => ({ state: "open", record, sealed: true }));
}

const searchCustomers = (list: SplitList<Customer>, search: string) =>
  searchSplitList(list, search, (record) => searchText(customerWords, record));
const names = (list: SplitList<Customer>) => list.open.map(({ name }) => name);

test("customers are sorted by name, ignoring case", () => {
  const list = splitList(opened(customer("bob"), customer("Zoë"), customer("Ann"), customer("Émile")));
  expect(names(list)).toEqual(["Ann", "bob", "Émile", "Zoë"]);
});

test("each of the eight fields finds a customer, and the notes do not", () => {
  const ann = customer("Ann Archer", {
    companyName: "Chalk Farm Lettings",
    email: "ann@example.com",
    phone: "07700 900123",
    address: "12 High Street",
    city: "Leeds",
    county: "West Yorkshire",
    postcode: "LS1 4AB",
    notes: "Friendly dog",
  });
  const list = splitList(opened(ann, customer("Bob")));
  const searches = ["archer", "chalk", "ann@ex", "900123", "high st", "leeds", "yorks", "ls1 4ab"];
  for (const search of searches) expect(names(searchCustomers(list, search))).toEqual(["Ann Archer"]);
  expect(names(searchCustomers(list, "dog"))).toEqual([]);
});

test("a search may take its words from different fields, and phone and postcode without spaces", () => {
  const list = splitList(
    opened(customer("Ann", { city: "Leeds", phone: "07700 900123", postcode: "LS1 4AB" })),
  );
  for (const search of ["leeds ann", "07700900123", "ls14ab"]) {
    expect(names(searchCustomers(list, search))).toEqual(["Ann"]);
  }
});

test("locked customers are shown only while nothing is searched for", () => {
  const locked: Opened<Customer> = { state: "locked", reason: "no_key", record: customer("?") };
  const list = splitList([...opened(customer("Ann")), locked]);
  expect(searchCustomers(list, " ").closed).toEqual([locked]);
  expect(searchCustomers(list, "a").closed).toEqual([]);
});
