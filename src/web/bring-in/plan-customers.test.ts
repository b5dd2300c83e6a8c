import { expect, test } from "vitest";
import type { Customer, CustomerWords } from "#domain/customers/customer.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import type { Id } from "#domain/ids/id.ts";
import { noWords } from "#domain/records/word-table.ts";
import type { DuplicateWay } from "#web/bring-in/import-plan.ts";
import { type DuplicateChoice, planCustomers } from "#web/bring-in/plan-customers.ts";

const blank = noWords(customerWords);

const before = {
  ...{ ...blank, name: "Bea Brown", email: "bea@example.com", phone: "07700 900123", city: "Ludlow" },
  ...{ id: "0190b2f0-0000-4000-8000-000000000001", version: 4 },
} as Customer;

/** What becomes of one row that means the customer above. */
function planned(words: Partial<CustomerWords>, choice: DuplicateChoice) {
  const [row] = planCustomers(
    {
      kind: "customers",
      customers: [{ rows: [2], words: { ...blank, ...words, name: words.name ?? "Bea Brown" }, before }],
      leftOut: [],
      warnings: [],
    },
    { choice, language: "en-GB", idFor: (key) => key as Id<never> },
  ).rows;
  if (!row) throw new Error("Left out");
  return row;
}

function all(way: DuplicateWay): DuplicateChoice {
  return { all: way, one: new Map() };
}

const other = { email: "bea@example.com", phone: "020 7946 0123", city: "York", postcode: "YO1 7HH" };

test("gaps are filled: what the firm has stays, and what differs goes to the notes", () => {
  expect(planned(other, all("fill"))).toMatchObject({
    ...{ way: "fill", outcome: "changed", isTicked: true, before: { id: before.id, version: 4 } },
    record: {
      id: before.id,
      phone: "07700 900123",
      city: "Ludlow",
      notes: expect.stringContaining("Other phone: 020 7946 0123"),
    },
  });
});

test("a customer is replaced by what the file says; what it leaves blank stays", () => {
  expect(planned({ ...other, email: null }, all("replace"))).toMatchObject({
    outcome: "changed",
    record: { id: before.id, email: "bea@example.com", phone: "020 7946 0123", city: "York", notes: null },
    note: "Phone, City, Postcode",
  });
});

test("a customer that is skipped is not saved, and can be chosen again", () => {
  expect(planned(other, all("skip"))).toMatchObject({ way: "skip", outcome: "same", isTicked: false });
});

test("both are kept: the file's is a new customer with an id of its own", () => {
  expect(planned(other, all("both"))).toMatchObject({
    ...{ way: "both", outcome: "new", before: null, isTicked: true },
    record: { id: "row 2", phone: "020 7946 0123", city: "York" },
  });
});

test("what is said of one goes before what is said of all", () => {
  const choice = { all: "skip", one: new Map([["row 2", "replace" as const]]) } as const;
  expect(planned(other, choice)).toMatchObject({ way: "replace", outcome: "changed" });
});

test("where nothing differs nothing is asked, and no second one is made", () => {
  for (const way of ["fill", "replace", "skip", "both"] as const) {
    const same = planned({ email: "bea@example.com", city: "Ludlow" }, all(way));
    expect(same).toMatchObject({ way: null, outcome: "same", isTicked: false, before: { id: before.id } });
  }
});
