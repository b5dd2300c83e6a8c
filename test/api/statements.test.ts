import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idempotencyHeader } from "#contract/idempotency.ts";
import { routes } from "#contract/routes.ts";
import { sealingBatch } from "#contract/sealing.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi, startApp } from "#test/support/app.ts";
import { encrypt } from "#test/support/encrypted-account.ts";
import { listening } from "#test/support/listening-database.ts";
import { sealAsSent } from "#test/support/seal-as-sent.ts";
import { bothOf, envelopeOf, figures } from "#test/support/two-envelopes.ts";

const { companyProfile, customers, invoices, keyset, materials, quotes, sendings, stats, subscription } =
  routes;

/** The most that each may take; begin and commit are not counted. No write of a record takes more than 14, an import 20. */
const limits: Record<string, number> = {
  import: 10,
  "import with an id twice": 20,
  "create a quote": 12,
  "read a quote": 2,
  "list quotes": 2,
  "list a customer's quotes": 2,
  "change a status": 8,
  "change lines": 7,
  "create a customer": 6,
  "list customers": 2,
  "create an invoice": 11,
  "next number": 2,
  "change an invoice": 14,
  "create the firm": 7,
  "change the firm": 8,
  "convert a quote": 13,
  "delete an invoice": 13,
  "restore an invoice": 14,
  "delete a quote": 8,
  "restore a quote": 14,
  "record a sending": 9,
  "take a sending back": 12,
  "list sendings": 2,
  stats: 6,
  subscription: 3,
};

describeApi("the statements that a request takes, its session's included", (app) => {
  test("do not grow with what is read or written", async () => {
    const statements: string[] = [];
    const counted = await startApp(listening(app().database, statements));
    const ann = await counted.visitor().register();
    const taken: Record<string, number> = {};
    const count = async <T>(name: string, request: () => Promise<T>): Promise<T> => {
      statements.length = 0;
      const answer = await request();
      taken[name] = statements.length;
      return answer;
    };
    const named = () => ({ headers: { [idempotencyHeader]: randomUUID() } });
    const records = Array.from({ length: 5_000 }, (_, index) => ({
      ...samples.materials,
      id: randomUUID(),
      name: `Board ${index}`,
    }));
    await count("import", () => ann.ok(materials.saveMany, { body: { records }, ...named() }));
    const twice = [...records.slice(1), { ...samples.materials, id: records[1]?.id }];
    await count("import with an id twice", () =>
      ann.ok(materials.saveMany, {
        body: { records: twice, categories: [{ name: "Doors" }, { name: "Windows" }] },
        ...named(),
      }),
    );
    const { id } = await count("create a quote", () =>
      ann.ok(quotes.create, { body: samples.quotes, ...named() }),
    );
    await count("read a quote", () => ann.ok(quotes.read, { id }));
    await count("list quotes", () => ann.ok(quotes.list));
    await count("list a customer's quotes", () =>
      ann.ok(quotes.list, { query: { customerId: randomUUID() } }),
    );
    const body = { ...samples.sendings, about: "document", documentId: id } as const;
    const sent = await count("record a sending", () => ann.ok(sendings.create, { body, ...named() }));
    await count("take a sending back", () =>
      ann.ok(sendings.update, { id: sent.id, body: { voided: true }, ...named() }),
    );
    await count("list sendings", () => ann.ok(sendings.list, { query: { documentId: id } }));
    await count("change a status", () =>
      ann.ok(quotes.update, { id, body: { status: "accepted" }, ...named() }),
    );
    await count("change lines", () => ann.ok(quotes.update, { id, body: samples.quotes, ...named() }));
    await count("create a customer", () => ann.ok(customers.create, { body: samples.customers, ...named() }));
    await count("list customers", () => ann.ok(customers.list));
    const invoice = await count("create an invoice", () =>
      ann.ok(invoices.create, { body: samples.invoices, ...named() }),
    );
    await count("change an invoice", () => {
      const body = {
        ...samples.invoices,
        markupPercent: "12",
        invoiceNumber: "2026-041",
        status: "paid" as const,
      };
      return ann.ok(invoices.update, { id: invoice.id, body, ...named() });
    });
    await count("next number", () => ann.ok(invoices.nextNumber));
    const firm = await count("create the firm", () =>
      ann.ok(companyProfile.create, { body: samples.companyProfile, ...named() }),
    );
    await count("change the firm", () =>
      ann.ok(companyProfile.update, { id: firm.id, body: { city: "York" }, ...named() }),
    );
    const made = await count("convert a quote", () => ann.ok(quotes.convert, { id, ...named() }));
    await count("delete an invoice", () => ann.ok(invoices.remove, { id: made.id, ...named() }));
    await count("restore an invoice", () => ann.ok(invoices.restore, { id: made.id, ...named() }));
    await count("delete a quote", () => ann.ok(quotes.remove, { id, ...named() }));
    await count("restore a quote", () => ann.ok(quotes.restore, { id, ...named() }));
    await count("stats", () => ann.ok(stats.read));
    await count("subscription", () => ann.ok(subscription.details));
    const ofRecords = Object.entries(limits).filter(([name]) => !name.startsWith("import"));
    expect(Math.max(...ofRecords.map(([, most]) => most))).toBeLessThanOrEqual(14);
    expect(Object.entries(taken).filter(([name, most]) => most > (limits[name] ?? 0))).toEqual([]);
    await counted.fastify.close();
  });

  test("set neither totals nor words of a document when its status alone changes", async () => {
    const statements: string[] = [];
    const counted = await startApp(listening(app().database, statements));
    const ann = await counted.visitor().register();
    const quote = await ann.ok(quotes.create, { body: samples.quotes });
    const invoice = await ann.ok(invoices.create, { body: samples.invoices });
    statements.length = 0;
    await ann.ok(quotes.update, { id: quote.id, body: { status: "accepted" } });
    await ann.ok(invoices.update, { id: invoice.id, body: { status: "cancelled" } });
    expect(statements.filter((statement) => /^UpdateQueryNode .*\bstatus\b/.test(statement))).toEqual([
      "UpdateQueryNode status status_at updated_at version",
      "UpdateQueryNode paid_date status status_at updated_at version",
    ]);
    expect(statements.filter((statement) => /total|plain|sealed|lines/.test(statement))).toEqual([]);
    await counted.fastify.close();
  });

  test("do not grow with the number of records that are sealed", async () => {
    const statements: string[] = [];
    const counted = await startApp(listening(app().database, statements));
    const ann = await counted.visitor().register();
    const names = Array.from({ length: sealingBatch }, (_, index) => ({ name: `Customer ${index}` }));
    await ann.ok(customers.saveMany, { body: { records: names } });
    const { vault } = await encrypt(ann, "migrating");
    statements.length = 0;
    const { records: plain } = await ann.ok(keyset.plainRecords, { query: { counted: "false" } });
    expect(statements.length).toBeLessThan(6);
    const records = await Promise.all(
      plain.map(async (record) => {
        const { place, id, version } = record;
        return { place, id, version, sealed: await sealAsSent(vault, record) };
      }),
    );
    statements.length = 0;
    expect(await ann.ok(keyset.sealRecords, { body: { records } })).toEqual({
      sealed: sealingBatch,
    });
    expect(statements.length).toBeLessThan(12);

    const { kid } = vault;
    const old = [];
    for (let each = 0; each < 20; each += 1) {
      const id = randomUUID();
      const body = { id, sealed: envelopeOf(kid, "quote", id, "all words"), lineItems: figures() };
      old.push(await ann.ok(quotes.create, { body }));
    }
    const resealed = old.map(({ id, version }) => {
      const marks = { head: "head", lines: "lines" };
      return { kind: "quote", id, version, ...bothOf(kid, "quote", id, marks) };
    });
    statements.length = 0;
    const answer = await ann.ok(keyset.resealDocuments, { body: { records: resealed } });
    expect(answer).toEqual({ sealed: old.length });
    expect(statements.length).toBeLessThan(12);
    statements.length = 0;
    expect((await ann.ok(keyset.oneEnvelope)).documents).toEqual([]);
    expect(statements.length).toBeLessThan(6);
    await counted.fastify.close();
  });
});
