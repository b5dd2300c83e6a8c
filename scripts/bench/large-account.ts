import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { accountRoutes } from "#contract/account.ts";
import { keysetRoutes } from "#contract/keyset-routes.ts";
import { routes } from "#contract/routes.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import { pence } from "#domain/money/pence.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import { buildApp } from "#server/app/app.ts";
import { readConfig } from "#server/base/config.ts";
import { passwordCost, passwordsAt } from "#server/base/passwords.ts";
import { withPayments } from "#server/billing/open-payments.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { partColumns } from "#server/documents/document-parts.ts";
import { rebuildFigures } from "#server/figures/document-figures.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { createKeyset } from "#vault/keyset/keyset.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
import { sealNewDocument } from "#vault/records/document-writes.ts";
import { withEmptyFields, wordsOf } from "#vault/records/record-fields.ts";
import { sealDocument, type WholeDocument } from "#vault/records/seal-document.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { VaultAccess } from "#vault/records/vault.ts";
import { type ApiClient, apiClient } from "../demo/api-client.ts";
import { demoLines } from "../demo/demo-lines.ts";
import { people } from "../demo/people.ts";
import { seeded } from "../demo/seeded.ts";
import { tradeJobs } from "../demo/trade-jobs.ts";
import { releaseVersion } from "../release-version.ts";

/** The built product on a database in memory, with one account that has many records. */
export interface LargeAccount {
  /** Its address, without a slash at the end. */
  readonly address: string;
  readonly email: string;
  readonly password: string;
  /** Null for an account without encryption. */
  readonly passphrase: string | null;
  close(): Promise<void>;
}

/** The number of records of each kind. */
export interface AccountSize {
  customers: number;
  quotes: number;
  invoices: number;
  /** Of each document; 6 by default. */
  lines?: number;
}

const person = { firstName: "Ann", lastName: "Hobbs", password: "Dovetail-Joint-1847" } as const;
const passphrase = "mortise tenon dovetail bridle";

/**
 * Starts the built product on a free port, with an account of a given size. Customers and documents are inserted into
 * the database directly, each in an envelope made by the product's vault. The first document of each kind is made
 * through the API; the others are copies of its row.
 */
export async function startLargeAccount(
  size: AccountSize,
  { encrypted }: { encrypted: boolean },
): Promise<LargeAccount> {
  const database = await openDatabase({ databaseUrl: null, dataDirectory: null });
  const services = {
    config: { ...readConfig({}), publicUrl: "http://localhost", logLevel: "silent" as const },
    database,
    pdf: inlineRenderer,
    version: releaseVersion(),
    passwords: passwordsAt(passwordCost),
    clock: () => new Date(),
  };
  const app = await buildApp(
    withPayments(services),
    fileURLToPath(new URL("../../dist/web", import.meta.url)),
  );
  await app.listen({ host: "localhost", port: 0 });
  const address = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const email = `${randomUUID()}@example.co.uk`;
  const client = apiClient(address);
  const { id: userId } = await client.call(accountRoutes.register, { body: { ...person, email } });
  const access = encrypted ? await encrypt(client, userId) : "none";
  await fill({ client, database, access, userId }, size);
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { address, email, password: person.password, passphrase: encrypted ? passphrase : null, close };
}

interface Filling {
  client: ApiClient;
  database: Database;
  access: VaultAccess;
  userId: Id<"User">;
}

async function encrypt(client: ApiClient, userId: Id<"User">): Promise<VaultAccess> {
  const made = await createKeyset({ userId, passphrase });
  await client.call(keysetRoutes.write, {
    headers: keysetHeaders(made.vault, 0),
    body: { keyset: made.keyset },
  });
  return made.vault;
}

async function fill(
  filling: Filling,
  { customers, quotes, invoices, lines = 6 }: AccountSize,
): Promise<void> {
  await fillCustomers(filling, customers);
  await fillDocuments(filling, { kind: "quote", count: quotes, lines });
  await fillDocuments(filling, { kind: "invoice", count: invoices, lines });
  await filling.database.asOwner(filling.userId, rebuildFigures);
}

const rowsAtOnce = 250;
const firstMoment = Date.parse("2024-01-02T08:00:00.000Z");

async function fillCustomers({ database, access, userId }: Filling, count: number): Promise<void> {
  await inBatches(count, async (indexes) => {
    const rows = await Promise.all(
      indexes.map(async (index) => {
        const id = randomUUID();
        return {
          ...(await storedWords(access, "customer", { id, ...customerAt(index) })),
          ...stamps(index),
          id,
          user_id: userId,
        };
      }),
    );
    await database.asOwner(userId, (trx) =>
      trx
        .insertInto("customers")
        .values(rows as never)
        .execute(),
    );
  });
}

async function fillDocuments(
  filling: Filling,
  { kind, count, lines }: { kind: "quote" | "invoice"; count: number; lines: number },
): Promise<void> {
  if (count === 0) return;
  const { client, database, access, userId } = filling;
  const route = kind === "quote" ? routes.quotes.create : routes.invoices.create;
  const lineItems = linesOf(kind, lines);
  const words = (index: number, id: string) => ({ id, ...documentWordsAt(index), lineItems });
  const first = withEmptyFields(kind, words(0, randomUUID()));
  const context = { body: first, profile: null, language: "en-GB" as const };
  const made = await client.call(route as typeof routes.quotes.create, {
    body: (await sealNewDocument(access, kind, context)) as never,
  });
  const like = await database.asOwner(userId, (trx) =>
    trx.selectFrom("documents").selectAll().where("id", "=", made.id).executeTakeFirstOrThrow(),
  );
  await inBatches(count - 1, async (indexes) => {
    const rows = await Promise.all(
      indexes.map(async (index) => {
        const id = randomUUID();
        const total = pence(((index * 7919) % 900_000) + 10_000);
        const document = { ...made, ...withEmptyFields(kind, words(index + 1, id)), total, supplier: null };
        return {
          ...like,
          lines: JSON.stringify(like.lines),
          supplier_plain: null,
          supplier_terms: null,
          language: "en-GB",
          ...(await storedParts(access, kind, document)),
          ...stamps(index),
          id,
          number: `${kind === "quote" ? "Q" : "INV"}-${String(index + 10_001)}`,
          total,
        };
      }),
    );
    await database.asOwner(userId, (trx) =>
      trx
        .insertInto("documents")
        .values(rows as never)
        .execute(),
    );
  });
}

/** As many lines as asked for: those of several jobs, because no job has hundreds. */
function linesOf(kind: string, count: number): LineItem[] {
  const choices = seeded(kind);
  const made: LineItem[] = [];
  for (let round = 0; made.length < count; round += 1) {
    const document = round === 0 ? kind : `${kind} ${round}`;
    made.push(...demoLines(choices, choices.pick(tradeJobs), { document, count: count - made.length }));
  }
  return made;
}

/** The words of a record as the two columns store them. */
async function storedWords(access: VaultAccess, kind: RecordKind, record: { id: string }) {
  const whole = withEmptyFields(kind, record);
  if (access !== "none") return { plain: null, sealed: (await sealFields(access, kind, whole)).sealed };
  const { id: _, ...words } = whole;
  return { plain: JSON.stringify(words), sealed: null };
}

/** The words of a document as its four columns store them. */
async function storedParts(access: VaultAccess, kind: "quote" | "invoice", document: WholeDocument) {
  if (access !== "none" && access !== "locked") {
    const { sealed, linesSealed } = await sealDocument(access, kind, { document });
    return { plain: null, sealed, lines_plain: null, lines_sealed: linesSealed };
  }
  const { fields } = wordsOf(kind, { ...document });
  const { plain, lines_plain: ofLines } = partColumns(kind, { plain: fields, sealed: null }, null);
  return {
    plain: JSON.stringify(plain),
    sealed: null,
    lines_plain: JSON.stringify(ofLines),
    lines_sealed: null,
  };
}

function stamps(index: number) {
  const moment = new Date(firstMoment + index * 60_000).toISOString();
  return { created_at: moment, updated_at: moment };
}

/** Different names: those of the demo account with a number. */
function customerAt(index: number) {
  const { name, companyName, address, city, county, postcode, notes } = personAt(index);
  return {
    name: `${name} ${index}`,
    companyName,
    email: `customer${index}@example.co.uk`,
    phone: `01632 ${String(960_000 + (index % 1000))}`,
    address,
    city,
    county,
    postcode,
    country: "United Kingdom",
    notes,
  };
}

function documentWordsAt(index: number) {
  const { name, email, phone, companyName, address, city, county, postcode } = customerAt(index);
  return {
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    companyName,
    projectAddress: address,
    projectCity: city,
    projectCounty: county,
    projectPostcode: postcode,
    projectDescription: "Take out the old units, make good, and fit new ones to the drawing agreed on site.",
  };
}

function personAt(index: number) {
  const found = people[index % people.length];
  if (!found) throw new RangeError("There are no people");
  return found;
}

async function inBatches(count: number, work: (indexes: number[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += rowsAtOnce) {
    const length = Math.min(rowsAtOnce, count - from);
    await work(Array.from({ length }, (_, offset) => from + offset));
  }
}
