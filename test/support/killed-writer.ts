/**
 * A process that is killed in the middle of a write, for a test that starts it again and again. Two accounts do the
 * same: the control's write is undisturbed, and shows what the other one's must lead to. It prints a line of JSON for
 * each step ({@link KilledStep}) and kills itself at the end.
 *
 *   node killed-writer.js '{"databaseUrl":null,"folder":"…","round":0,"accounts":null}'
 */

import type { FastifyInstance } from "fastify";
import { type KyselyPlugin, sql, type Transaction } from "kysely";
import { idempotencyHeader } from "#contract/idempotency.ts";
import { routes } from "#contract/routes.ts";
import type { Id } from "#domain/ids/id.ts";
import { buildApp } from "#server/app/app.ts";
import { readConfig } from "#server/base/config.ts";
import { withPayments } from "#server/billing/open-payments.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { PdfRenderer } from "#server/rendering/pdf-renderer.ts";
import { tenantTableNames } from "#server/schema/tables.ts";
import { apiClient, requestOf } from "#test/support/api-client.ts";
import { quickPasswords } from "#test/support/quick-passwords.ts";

/** What a round prints: what is stored for the account, as text that is equal for equal rows. */
export interface KilledStep {
  readonly step: "entered" | "before" | "found" | "repeated" | "expected" | "killing";
  /** For "entered": the accounts, signed in, for the next round. */
  readonly stored: string;
  /** For "killing": the statements of the write that are done, of how many; the commit counts as one. */
  readonly position?: { readonly done: number; readonly of: number };
}

interface Account {
  userId: Id<"User">;
  cookie: string;
}

const { databaseUrl, folder, round, accounts } = JSON.parse(process.argv[2] ?? "") as {
  databaseUrl: string | null;
  folder: string | null;
  round: number;
  accounts: { control: Account; killed: Account } | null;
};
const now = () => new Date("2026-11-21T10:22:33.456Z");
/** No write prints anything, and to load the renderer takes a third of a round. */
const noRenderer: PdfRenderer = {
  render: () => Promise.reject(new Error("No write asks for a PDF")),
  close: async () => undefined,
};

/** The statements of writes since it was set to 0, commits included. */
let statements = 0;
/** Kills the process when this many are done. */
let killAfter = Number.POSITIVE_INFINITY;

const database = killing(await openDatabase({ databaseUrl, dataDirectory: folder }));
const app = await buildApp(
  withPayments({
    config: readConfig({ LOG_LEVEL: "silent" }),
    database,
    pdf: noRenderer,
    passwords: quickPasswords,
    version: "0.0.0-test",
    clock: now,
  }),
  null,
);
await app.ready();
const { control, killed } = accounts ?? { control: await register(app), killed: await register(app) };
print({ step: "entered", stored: JSON.stringify({ control, killed }) });

if (round > 0) {
  print({ step: "found", stored: await storedOf(killed.userId) });
  await write(killed, round - 1);
  print({ step: "repeated", stored: await storedOf(killed.userId) });
}
print({ step: "before", stored: await storedOf(killed.userId) });
statements = 0;
await write(control, round);
const of = statements;
print({ step: "expected", stored: await storedOf(control.userId) });
// Before the first statement, between any two, before and after the commit: 5 and 19 have no factor in common.
const done = (round * 5) % (of + 1);
print({ step: "killing", stored: "", position: { done, of } });
statements = 0;
killAfter = done;
await write(killed, round);
throw new Error("The write ended, and nothing killed the process");

/** Registers a person, whose session is good for all rounds: the clock stands still. */
async function register(fastify: FastifyInstance): Promise<Account> {
  const { userId, cookie } = await apiClient(fastify).register();
  return { userId, cookie };
}

/** Six writes, one after the other, over and over. Each has the key of its round. */
async function write({ cookie }: Account, number: number): Promise<void> {
  const client = apiClient(app);
  client.cookie = cookie;
  const cycle = Math.floor(number / 6);
  const quote = idOf("a", cycle);
  const invoice = idOf("b", cycle);
  const line = { id: idOf("c", cycle), name: "Oak board", quantity: "2", unitCost: "50.00" };
  const body = { customerName: "Bea Brown", customerEmail: "bea@example.com", lineItems: [line] };
  const customers = [
    { id: idOf("d", cycle), name: "Bea Brown" },
    { id: idOf("e", cycle), name: "Cy Dale" },
  ];
  const writes = [
    () => requestOf(routes.quotes.create, { body: { ...body, id: quote }, ...keyed }),
    () =>
      requestOf(routes.quotes.update, {
        id: quote,
        body: { ...body, lineItems: [{ ...line, quantity: "3" }] },
        ...keyed,
      }),
    () => requestOf(routes.quotes.convert, { id: quote, body: { id: invoice }, ...keyed }),
    () => requestOf(routes.invoices.remove, { id: invoice, ...keyed }),
    () => requestOf(routes.invoices.restore, { id: invoice, ...keyed }),
    () => requestOf(routes.customers.saveMany, { body: { records: customers }, ...keyed }),
  ] as const;
  const keyed = { headers: { [idempotencyHeader]: idOf("f", number) } };
  const answer = await client.raw(writes[number % writes.length]!());
  if (answer.status > 299) throw new Error(`Round ${number}: ${answer.status} ${answer.text}`);
}

function idOf(letter: string, number: number): string {
  return `${letter.repeat(8)}-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

/** Everything stored for an account but what is random: devices, keys of payments and the feed's id. */
async function storedOf(userId: Id<"User">): Promise<string> {
  const tables = tenantTableNames.filter(
    (name) => !["known_devices", "billing_accounts", "account_bytes"].includes(name),
  );
  return database.readAsOwner(userId, async (trx) => {
    const stored: Record<string, unknown> = {};
    for (const table of tables) {
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(stored) - 'user_id' - 'feed' as row from ${sql.table(table)} as stored
        order by 1`.execute(trx);
      stored[table] = rows;
    }
    return JSON.stringify(stored).replaceAll(userId, "the user");
  });
}

/** A database that counts the statements of writes, and kills the process before the one that is due. */
function killing(opened: Database): Database {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      dieIfDue();
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    ...opened,
    async asOwner(userId, work) {
      const result = await opened.asOwner(userId, async (trx) => {
        const answer = await work(trx.withPlugin(plugin) as Transaction<never> as typeof trx);
        dieIfDue();
        return answer;
      });
      statements += 1;
      dieIfDue();
      return result;
    },
  };
}

function dieIfDue(): void {
  if (statements === killAfter) process.kill(process.pid, "SIGKILL");
}

function print(step: KilledStep): void {
  process.stdout.write(`${JSON.stringify(step)}\n`);
}
