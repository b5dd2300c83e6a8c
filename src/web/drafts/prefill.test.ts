import { expect, test } from "vitest";
import type { Customer } from "#domain/customers/customer.ts";
import { prefillFromCustomer, prefillFromQuery } from "#web/drafts/prefill.ts";

test("a new document gets a customer's details, but only those that are filled in", () => {
  const ann = {
    name: "Ann",
    email: "ann@example.com",
    city: "Leeds",
    county: null,
    postcode: " ",
  } as Customer;
  expect(prefillFromCustomer(ann)).toEqual({
    customerName: "Ann",
    customerEmail: "ann@example.com",
    projectCity: "Leeds",
  });
});

test("the query's parameters are read as text, unchanged, and all others are ignored", () => {
  expect(
    prefillFromQuery("?customerName=Ann%20%26%20Co&customerPhone=%2B44123&projectPostcode=&x=1"),
  ).toEqual({
    customerName: "Ann & Co",
    customerPhone: "+44123",
  });
  expect(prefillFromQuery("")).toEqual({});
});
