import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { routes } from "#contract/routes.ts";
import { buildApp } from "#server/app/app.ts";
import { readConfig } from "#server/base/config.ts";
import { passwordCost, passwordsAt } from "#server/base/passwords.ts";
import { withPayments } from "#server/billing/open-payments.ts";
import type { Database } from "#server/db/database.ts";
import { threadedRenderer } from "#server/rendering/pdf-renderer.ts";
import { type ApiClient, apiClient } from "#test/support/api-client.ts";
import { encrypt } from "#test/support/encrypted-account.ts";
import { sealAsSent } from "#test/support/seal-as-sent.ts";
import type { Vault } from "#vault/records/vault.ts";
import { type Figure, figureOf, timed } from "./compare.ts";
import { type BenchEngine, openEngines, openPlace } from "./engines.ts";

/** Milliseconds that a user may wait because of another user. */
const patience = 1_000;

/** Prepares one user's account, and answers the work that keeps the server busy. */
type Work = (busy: ApiClient, database: Database) => Promise<() => Promise<unknown>>;

const works: Record<string, Work> = {
  "an import of 5,000 materials": async (busy) => {
    const records = manyRecords(5_000, (index) => ({
      name: `Board ${index}`,
      unitType: "Each",
      unitCost: "12.50",
    }));
    return () => busy.ok(routes.materials.saveMany, { body: { records } });
  },
  "the sealing of 2,000 customers": async (busy) => {
    const records = manyRecords(2_000, (index) => ({ name: `Customer ${index}` }));
    await busy.ok(routes.customers.saveMany, { body: { records } });
    const { vault } = await encrypt(busy, "migrating");
    return () => sealAll(busy, vault);
  },
  "21 PDFs of 100 lines": async (busy) => {
    const { id } = await busy.ok(routes.quotes.create, { body: longQuote });
    return () => Promise.all(manyOf(21, () => busy.ask(routes.quotes.pdf, { id })));
  },
  "20 requests for the next number after 2,500": async (busy, database) => {
    await database.asOwner(busy.userId, (trx) =>
      sql`
        insert into document_numbers (user_id, kind, number, document_id)
        select ${busy.userId}, 'invoice', 'INV-' || lpad(figure::text, 4, '0'), gen_random_uuid()
        from generate_series(1, 2500) as figure`.execute(trx),
    );
    return () => Promise.all(manyOf(20, () => busy.ok(routes.invoices.nextNumber)));
  },
  "200 reads of one list": async (busy) => () =>
    Promise.all(manyOf(200, () => busy.ask(routes.materials.list))),
  "100 writes": async (busy) => () =>
    Promise.all(
      manyOf(100, (index) => busy.ok(routes.customers.create, { body: { name: `Customer ${index}` } })),
    ),
};

const longQuote = {
  customerName: "Bea Brown",
  customerEmail: "bea@example.com",
  lineItems: manyOf(100, (index) => ({ name: `Oak board ${index}`, quantity: "2", unitCost: "50.00" })),
};

function manyOf<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function manyRecords<T extends object>(count: number, words: (index: number) => T) {
  return manyOf(count, (index) => ({ id: randomUUID(), ...words(index) }));
}

/** Seals every plain record, batch by batch, as the app does while it encrypts an account. */
async function sealAll(busy: ApiClient, vault: Vault): Promise<void> {
  for (;;) {
    const { records } = await busy.ok(routes.keyset.plainRecords, { query: { counted: "false" } });
    if (records.length === 0) return;
    const sealed = await Promise.all(
      records.map(async (record) => {
        const { place, id, version } = record;
        return { place, id, version, sealed: await sealAsSent(vault, record) };
      }),
    );
    await busy.ok(routes.keyset.sealRecords, { body: { records: sealed } });
  }
}

/** The longest read of one user while another user's work runs, as a ratio to what they may wait. */
export async function* bystanderFigures(): AsyncGenerator<Figure> {
  for (const engine of await openEngines()) {
    for (const [name, work] of Object.entries(works)) yield await figureBeside(engine, name, work);
    await engine.close();
  }
}

async function figureBeside(engine: BenchEngine, name: string, work: Work): Promise<Figure> {
  const { database } = await openPlace(await engine.create());
  const config = readConfig({ LOG_LEVEL: "silent" });
  const pdf = threadedRenderer(new URL("../../dist/server/pdf-worker.js", import.meta.url));
  const passwords = passwordsAt(passwordCost);
  const services = { config, database, pdf, passwords, version: "0", clock: () => new Date() };
  const app = await buildApp(withPayments(services), null);
  const [busy, bystander] = [await apiClient(app).register(), await apiClient(app).register()];
  const run = await work(busy, database);
  let runs = true;
  const working = run().finally(() => {
    runs = false;
  });
  let longest = 0;
  while (runs) longest = Math.max(longest, await timed(() => bystander.ok(routes.customers.list)));
  await working;
  await app.close();
  await pdf.close();
  await database.close();
  const title = `${engine.name}: a read beside ${name}, against a second`;
  return figureOf({ name: title, limit: 1, ours: longest, bare: patience });
}
