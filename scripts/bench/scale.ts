import { routes } from "#contract/routes.ts";
import { buildApp } from "#server/app/app.ts";
import { readConfig } from "#server/base/config.ts";
import { passwordCost, passwordsAt } from "#server/base/passwords.ts";
import { withPayments } from "#server/billing/open-payments.ts";
import type { Database } from "#server/db/database.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { type ApiClient, apiClient } from "#test/support/api-client.ts";
import { type Figure, figureOf, median, timed } from "./compare.ts";
import { type BenchDatabase, type BenchEngine, openEngines, openPlace } from "./engines.ts";
import { seedOthers, seedRecords } from "./seed.ts";

const rounds = 31;
const others = 10_000;
const limit = 1.5;

/** A user with a given number of invoices, in a database of their own. */
interface Firm {
  opened: BenchDatabase;
  client: ApiClient;
  /** A cursor in the middle of each list. */
  cursors: Record<"quotes" | "invoices" | "customers", string>;
  /** Quotes that are still to be converted. */
  waiting: string[];
  close(): Promise<void>;
}

type Step = (firm: Firm) => Promise<unknown>;

const page = { limit: "50" };
const line = { name: "Oak board", quantity: "2", unitCost: "50.00", unitPrice: "50.00" };

const steps: Record<string, Step> = {
  stats: ({ client }) => client.ok(routes.stats.read),
  "first page of quotes": ({ client }) => client.ok(routes.quotes.list, { query: page }),
  "first page of invoices": ({ client }) => client.ok(routes.invoices.list, { query: page }),
  "first page of customers": ({ client }) => client.ok(routes.customers.list, { query: page }),
  "later page of quotes": ({ client, cursors }) =>
    client.ok(routes.quotes.list, { query: { ...page, cursor: cursors.quotes } }),
  "later page of invoices": ({ client, cursors }) =>
    client.ok(routes.invoices.list, { query: { ...page, cursor: cursors.invoices } }),
  "later page of customers": ({ client, cursors }) =>
    client.ok(routes.customers.list, { query: { ...page, cursor: cursors.customers } }),
  "next number": ({ client }) => client.ok(routes.invoices.nextNumber),
  "create an invoice": ({ client }) =>
    client.ok(routes.invoices.create, { body: { customerName: "Bea Brown", lineItems: [line] } }),
  "convert a quote": (firm) => firm.client.ok(routes.quotes.convert, { id: String(firm.waiting.pop()) }),
};

/**
 * Each step with 10,000 and 100,000 invoices of one user, the last also with 10,000 other users, against the same
 * step with 1,000 invoices in a database without anything else. Whole requests, by the clock.
 */
export async function* scaleFigures(): AsyncGenerator<Figure> {
  for (const engine of await openEngines()) {
    yield* figuresOn(engine);
    await engine.close();
  }
}

async function* figuresOn(engine: BenchEngine): AsyncGenerator<Figure> {
  const small = await openFirm(engine, 1_000);
  async function* against(firm: Firm, words: string): AsyncGenerator<Figure> {
    for (const [name, step] of Object.entries(steps)) {
      const times = await inTurns(step, firm, small);
      yield figureOf({ name: `${engine.name}: ${name}, ${words} / 1,000`, limit, ...times });
    }
  }
  const middle = await openFirm(engine, 10_000);
  yield* against(middle, "10,000 invoices");
  await middle.close();
  const large = await openFirm(engine, 100_000);
  yield* against(large, "100,000 invoices");
  await seedOthers(large.opened.pool, others);
  await large.opened.analyze();
  yield* against(large, "100,000 invoices and 10,000 other users");
  await large.close();
  await small.close();
}

async function inTurns(step: Step, ours: Firm, bare: Firm): Promise<Record<"ours" | "bare", number>> {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await timed(() => step(ours)));
    times.bare.push(await timed(() => step(bare)));
  }
  return { ours: median(times.ours), bare: median(times.bare) };
}

async function openFirm(engine: BenchEngine, invoices: number): Promise<Firm> {
  const opened = await openPlace(await engine.create());
  const { database } = opened;
  const config = readConfig({ LOG_LEVEL: "silent" });
  const passwords = passwordsAt(passwordCost);
  const services = {
    config,
    database,
    pdf: inlineRenderer,
    passwords,
    version: "0",
    clock: () => new Date(),
  };
  const app = await buildApp(withPayments(services), null);
  const client = await apiClient(app).register();
  const amounts = { invoices, quotes: invoices / 2, customers: invoices / 2 };
  await database.asOwner(client.userId, (trx) => seedRecords(trx, client.userId, amounts));
  await opened.analyze();
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { opened, client, ...(await findPlaces(database, client.userId)), close };
}

async function findPlaces(database: Database, userId: string): Promise<Pick<Firm, "cursors" | "waiting">> {
  return database.readAsOwner(userId, async (trx) => {
    const middle = async (table: "customers" | "documents", kind?: "quote" | "invoice") => {
      let query = trx.selectFrom(table as "documents").select(["id", "created_at"]);
      if (kind) query = query.where("kind", "=", kind);
      const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").execute();
      const row = rows[Math.floor(rows.length / 2)];
      return Buffer.from(`${row?.created_at} ${row?.id}`).toString("base64url");
    };
    const quotes = trx.selectFrom("documents").select("id").where("kind", "=", "quote");
    const waiting = await quotes.limit(rounds * 4).execute();
    return {
      cursors: {
        quotes: await middle("documents", "quote"),
        invoices: await middle("documents", "invoice"),
        customers: await middle("customers"),
      },
      waiting: waiting.map(({ id }) => id),
    };
  });
}
