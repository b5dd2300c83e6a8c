import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { addMonths, localDate } from "#domain/calendar/local-date.ts";
import { rateTypes } from "#domain/catalogue/catalogue.ts";
import { companyWords } from "#domain/company/company-words.ts";
import { invoiceWords, quoteWords } from "#domain/documents/document-words.ts";
import { invoiceStatuses, quoteStatuses } from "#domain/documents/status.ts";
import { percent } from "#domain/money/percent.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { refuseTooLarge } from "#domain/pricing/document-too-large.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import { wordNames } from "#domain/records/word-table.ts";
import { readLogo } from "#pdf/logo.ts";
import {
  demoCategories,
  demoCustomers,
  demoLabour,
  demoLabourCategories,
  demoMaterials,
} from "./demo/demo-catalogue.ts";
import { demoEvents } from "./demo/demo-documents.ts";
import { closingWords, firm } from "./demo/firm.ts";

const today = localDate("2026-11-21");
const days = [today, localDate("2028-02-29"), localDate("2027-01-03")];

function documentsOf(day: typeof today) {
  const events = demoEvents(day);
  return {
    events,
    quotes: events.flatMap((event) => (event.kind === "quote" ? [event.quote] : [])),
    invoices: events.flatMap((event) => (event.kind === "invoice" ? [event.invoice] : [])),
    conversions: events.flatMap((event) => (event.kind === "conversion" ? [event] : [])),
  };
}

/** A body as the server parses it; it must be accepted unchanged. */
function taken(route: Route, body: unknown): unknown {
  if (!route.body) throw new Error("The route has no body");
  return z.decode(route.body, JSON.parse(JSON.stringify(z.encode(route.body, body as never))) as never);
}

test("the firm and every document have each word of theirs: in an encrypted account, they are saved all together", () => {
  const { quotes, invoices } = documentsOf(today);
  expect(Object.keys(firm)).toEqual(expect.arrayContaining([...wordNames(companyWords)]));
  for (const quote of quotes)
    expect(Object.keys(quote)).toEqual(expect.arrayContaining([...wordNames(quoteWords)]));
  for (const invoice of invoices) {
    expect(Object.keys(invoice)).toEqual(expect.arrayContaining([...wordNames(invoiceWords)]));
  }
});

test("the catalogue and the customers are as many as promised, without duplicates", () => {
  expect(demoCustomers).toHaveLength(40);
  expect(demoMaterials).toHaveLength(120);
  expect(demoLabour).toHaveLength(25);
  expect(demoCategories).toHaveLength(10);
  expect(demoLabourCategories).toHaveLength(5);
  expect(new Set(demoLabour.map(({ rateType }) => rateType))).toEqual(new Set(rateTypes));
  const { quotes, invoices } = documentsOf(today);
  const unique = [
    demoCustomers.map(({ name }) => name),
    demoCustomers.map(({ email }) => email),
    demoCustomers.map(({ phone }) => phone),
    demoCustomers.map(({ address, postcode }) => address + postcode),
    demoMaterials.map(({ sku }) => sku),
    demoMaterials.map(({ name }) => name),
    demoLabour.map(({ name }) => name),
    [...demoCustomers, ...demoMaterials, ...demoLabour, ...demoCategories, ...demoLabourCategories].map(
      ({ id }) => id,
    ),
    [...quotes, ...invoices].flatMap(({ id, lineItems }) => [id, ...lineItems.map((line) => line.id)]),
  ];
  for (const values of unique) expect(new Set<string>(values).size).toBe(values.length);
});

test("nobody can be called or written to", () => {
  for (const { phone, email } of [...demoCustomers, firm]) {
    expect(phone).toMatch(/^(0113 496 0|07700 900|01632 960)\d{3}$/);
    expect(email).toMatch(/^[a-z.]+@example\.co\.uk$/);
  }
});

test.each(days)("fourteen months up to %s have 60 quotes and 45 invoices of every status", (day) => {
  const { events, quotes, invoices, conversions } = documentsOf(day);
  expect({ quotes: quotes.length, invoices: invoices.length + conversions.length }).toEqual({
    quotes: 60,
    invoices: 45,
  });
  const facts = [...invoices, ...conversions.map((event) => event.facts)];
  expect(new Set(facts.map(({ status }) => status))).toEqual(new Set(invoiceStatuses));
  const chosen = quoteStatuses.filter((status) => status !== "invoice");
  expect(new Set(quotes.map(({ status }) => status))).toEqual(new Set(chosen));
  const dates = events.map((event) => event.day);
  expect(dates).toEqual([...dates].sort());
  expect(dates.at(0)?.slice(0, 7)).toBe(addMonths(day, -14).slice(0, 7));
  expect(dates.at(-1)).toSatisfy((last: string) => last <= day);
  expect(facts.map(({ paidDate }) => paidDate ?? "").every((paid) => paid <= day)).toBe(true);
  expect(facts.some((fact) => fact.cisApplied && fact.reverseChargeVat)).toBe(true);
  expect(facts.some((fact) => fact.cisApplied && !fact.reverseChargeVat)).toBe(true);
});

test("the same day gives the same documents, and another day the same ones with other dates", () => {
  expect(documentsOf(today)).toEqual(documentsOf(today));
  const [first, second] = days.map((day) =>
    documentsOf(day).quotes.map(({ id, lineItems }) => [id, lineItems]),
  );
  expect(first).toEqual(second);
});

test("the API accepts every record unchanged", () => {
  const { quotes, invoices, conversions } = documentsOf(today);
  const bodies: [Route, readonly unknown[]][] = [
    [routes.companyProfile.create, [firm]],
    [routes.companyTexts.create, [closingWords]],
    [routes.customers.create, demoCustomers],
    [routes.categories.create, demoCategories],
    [routes.materials.create, demoMaterials],
    [routes.laborCategories.create, demoLabourCategories],
    [routes.labor.create, demoLabour],
    [routes.quotes.create, quotes],
    [routes.invoices.create, invoices],
    [routes.invoices.update, conversions.map(({ facts }) => facts)],
  ];
  for (const [route, records] of bodies) {
    for (const record of records) expect(taken(route, record)).toEqual(record);
  }
});

test("the documents are short and long, discounted and not, and all cost something", () => {
  const { quotes, invoices } = documentsOf(today);
  const lengths = [...quotes, ...invoices].map(({ lineItems }) => lineItems.length);
  expect(Math.min(...lengths)).toBeLessThanOrEqual(3);
  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(25);
  expect(quotes.filter(({ discountPercent }) => discountPercent > 0).length).toBeGreaterThan(5);
  const priced: [DocumentKind, readonly (typeof quotes)[number][] | readonly (typeof invoices)[number][]][] =
    [
      ["quote", quotes],
      ["invoice", invoices],
    ];
  for (const [kind, documents] of priced) {
    for (const document of documents) {
      const totals = documentTotals(kind, document.lineItems, {
        cisApplied: false,
        reverseChargeVat: false,
        cisMethod: firm.cisMethod,
        cisRatePercent: percent(20_000),
        markupScope: firm.markupScope,
        discountBase: kind === "quote" ? "subtotal_plus_markup" : "subtotal",
        ...document,
      });
      refuseTooLarge(totals);
      expect(totals.total).toBeGreaterThan(0);
    }
  }
});

test("the logo is a picture that goes into a PDF", () => {
  expect(readLogo(firm.logoUrl)).toMatchObject({ width: 240, height: 96 });
  expect(firm.logoUrl.length).toBeLessThan(10_000);
});
