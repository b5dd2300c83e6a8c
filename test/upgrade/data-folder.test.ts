import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { kindsWithNoun, type RecordNoun } from "#test/api/samples.ts";
import { type ApiClient, password } from "#test/support/api-client.ts";
import { startApp, type TestApp } from "#test/support/app.ts";
import { makeDataFolder } from "#test/support/data-folder.ts";
import { sealAsSent } from "#test/support/seal-as-sent.ts";
import { openKeyset } from "#vault/keyset/keyset.ts";
import { setMode } from "#vault/keyset/keyset-change.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
import { openFields } from "#vault/records/records.ts";

const { keyset: keysets, customers, invoices, quotes } = routes;

/**
 * [Note: Data folders of earlier builds]
 * `before-one-door` is a data folder as the build of commit f842818 left it, before idempotency keys and the feed of
 * changes: three accounts with rows of every kind, one plain, one sealed, and one half way between. Beside it is
 * what that build answered about each of them. It is packed once and never made again.
 */
const packed = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const before = JSON.parse(readFileSync(packed("before-one-door.json"), "utf8")) as Record<
  "plain" | "sealed" | "migrating",
  Account
>;

interface Account {
  email: string;
  userId: Id<"User">;
  /** A deleted quote, a deleted invoice, and a quote that was converted. */
  deleted: string;
  deletedInvoice: string;
  converted: string;
  /** The records of each noun, and what the dashboard and the reports said. */
  seen: Record<string, unknown>;
}

const isOpen = { state: "open", sealed: true };
const words = { customerName: "Bea Brown", projectDescription: "Oak worktops and shelves" };

describe("a data folder of an earlier build", () => {
  const folder = makeDataFolder("upgrade");
  let database: Database;
  let app: TestApp;
  beforeAll(async () => {
    const input = brotliDecompressSync(readFileSync(packed("before-one-door.tar.br")));
    const { status } = spawnSync("tar", ["-x", "-C", folder], {
      input,
      stdio: ["pipe", "inherit", "inherit"],
    });
    expect(status).toBe(0);
    database = await openDatabase({ databaseUrl: null, dataDirectory: folder });
    app = await startApp(database);
  });
  afterAll(async () => {
    await app?.fastify.close();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function enter({ email }: Account): Promise<ApiClient> {
    const client = app.visitor();
    await client.ok(routes.account.login, { body: { email, password } });
    return client;
  }

  test.each(Object.keys(before) as (keyof typeof before)[])("answers as it did before: %s", async (name) => {
    const client = await enter(before[name]);
    expect(await look(client)).toMatchObject(before[name].seen);
  });

  test("its records are changed, deleted, restored, and numbered where the build before stopped", async () => {
    const { plain } = before;
    const ann = await enter(plain);
    const [customer] = await ann.ok(customers.list);
    const change = { id: customer!.id, body: { name: "Bea Grey", version: customer!.version } };
    expect(await ann.ok(customers.update, change)).toMatchObject({ name: "Bea Grey", version: 2 });
    expect(await ann.ok(quotes.restore, { id: plain.deleted })).toMatchObject(words);
    expect(await ann.ok(invoices.restore, { id: plain.deletedInvoice })).toMatchObject(words);
    expect(await ann.ok(quotes.convert, { id: plain.converted })).toMatchObject({ quoteId: plain.converted });
    const numbers = (await ann.ok(invoices.list)).map(({ invoiceNumber }) => invoiceNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    const { nextInvoiceNumber } = await ann.ok(invoices.nextNumber);
    expect(numbers).not.toContain(nextInvoiceNumber);
    const [invoice] = await ann.ok(invoices.list);
    const removal = { id: invoice!.id, query: { version: String(invoice!.version) } };
    expect((await ann.ask(invoices.remove, removal)).status).toBe(204);
  });

  test("its sealed records open", async () => {
    const bob = await enter(before.sealed);
    const { vault } = await unlock(bob, before.sealed);
    await bob.ok(quotes.restore, { id: before.sealed.deleted });
    await bob.ok(invoices.restore, { id: before.sealed.deletedInvoice });
    const seen = await look(bob);
    let opened = 0;
    for (const [kind, noun] of kindsWithNoun) {
      for (const record of [seen[noun]].flat()) {
        expect(await openFields(vault, kind as RecordKind, record as never)).toMatchObject(isOpen);
        opened += 1;
      }
    }
    // All that build saw of a noun, and the quote and the invoice that were restored.
    const sawThen = kindsWithNoun.flatMap(([, noun]) => before.sealed.seen[noun] ?? []);
    expect(opened).toBe(sawThen.length + 2);
  });

  test("what is still plain in a half sealed account is sealed", async () => {
    const cy = await enter(before.migrating);
    const { vault, keyset } = await unlock(cy, before.migrating);
    for (;;) {
      const { left, records } = await cy.ok(keysets.plainRecords);
      if (left === 0) break;
      const sealed = await Promise.all(
        records.map(async (record) => ({
          place: record.place,
          id: record.id,
          version: record.version,
          sealed: await sealAsSent(vault, record),
        })),
      );
      await cy.ok(keysets.sealRecords, { body: { records: sealed } });
    }
    const strict = await setMode(vault, keyset, "strict");
    const headers = keysetHeaders(vault, keyset.epoch);
    await cy.ok(keysets.write, { body: { keyset: strict.keyset }, headers });
    for (const quote of [await readAll(cy, "quotes")].flat()) {
      expect(await openFields(vault, "quote", quote as never)).toMatchObject({ ...isOpen, record: words });
    }
  });
});

/** What the API answers about an account's records, figures and reports. */
async function look(client: ApiClient): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const [, noun] of kindsWithNoun) seen[noun] = await readAll(client, noun);
  seen.stats = await client.ok(routes.stats.read);
  seen.monthlyReports = await client.ok(routes.monthlyReports.list);
  return seen;
}

async function readAll(client: ApiClient, noun: RecordNoun): Promise<unknown> {
  if (noun === "companyProfile") return client.ok(routes.companyProfile.read);
  const { list, read } = routes[noun];
  const records = await client.ok(list);
  return Promise.all(records.map(({ id }) => client.ok(read, { id })));
}

async function unlock(client: ApiClient, { userId }: Account) {
  const { keyset } = await client.ok(keysets.read);
  return openKeyset(keyset!, "correct horse", { userId });
}
