import { sql } from "kysely";
import { expect, test } from "vitest";
import { keysetSchema } from "#contract/keyset.ts";
import { type SealedFields, sealedFields, sealedParts } from "#contract/sealed-kinds.ts";
import { envelopeKind } from "#contract/sealing.ts";
import { keptDocument } from "#server/documents/kept-document.ts";
import { readLines } from "#server/documents/stored-lines.ts";
import { storedTerms } from "#server/documents/stored-terms.ts";
import { storedSession } from "#server/http/session-store.ts";
import { storedUndone } from "#server/imports/handlers.ts";
import { storedRows } from "#server/records/import-rows.ts";
import { storedAccount } from "#server/sandbox/stored-account.ts";
import { type Place, places } from "#server/schema/tables.ts";
import { type PlainWords, spreadWords } from "#server/sealing/words.ts";
import { storedCounts } from "#server/writes/write-records.ts";
import { describeEachEngine } from "#test/support/database.ts";
import { deepKeys } from "#test/support/deep-keys.ts";

/**
 * One value of each jsonb column as each release wrote it. When a shape changes, the present value is added here and
 * none is edited: it must open for ever ([Note: Stored JSON]).
 */
const id = "0190b2f0-0000-4000-8000-000000000001";

const firstLines = [{ id, itemType: "labour", customType: null, quantity: 1500, unitPrice: 4000 }];

const firstTerms = {
  ...{ language: "en-GB", chargeVat: true, vatRate: 20_000, markupScope: "materials_only" },
  ...{
    defaultMarkupPercent: 25_000,
    defaultTaxPercent: 20_000,
    paymentTermsDays: 30,
    quoteValidityDays: null,
  },
  ...{ cisRegistered: true, cisMethod: "hmrc", cisRatePercent: 20_000, brandColor: "#111827" },
};

/** As the releases store them that know of the firm's registration and kind, after migration 0038. */
const secondTerms = { ...firstTerms, vatRegistration: "applied", firmKind: "company" };
/** As the releases store them that know what the foot of a quote says of its price, after migration 0039. */
const thirdTerms = { ...secondTerms, quoteFoot: "estimate" };
const unsaidTerms = { ...firstTerms, vatRegistration: null, firmKind: null, quoteFoot: null };

const firstSession = {
  cookie: { originalMaxAge: 2_592_000_000, expires: "2026-12-21T00:00:00.000Z", httpOnly: true, path: "/" },
  userId: id,
  deviceShare: "AAAA",
};

/** Without the cookie of a session plugin, which the releases before wrote. */
const secondSession = { userId: id, deviceShare: "AAAA" };

const firstAccount = {
  customerId: `sandbox_${id}`,
  subscriptions: [
    {
      ...{ id: "sub_1", status: "trialing", createdAt: 1, trialEnd: 2, periodEnd: 2, months: 0 },
      ...{ plan: { priceKey: "monthly_gbp", amount: 1000, currency: "GBP" } },
      ...{ cancelAtPeriodEnd: false, endedAt: null, card: "works", setup: null },
    },
  ],
  invoices: [],
};

/** As migration 0022 left those of the releases before it: without a version, with a language. */
const firstDeleted = {
  ...{ user_id: id, id, version: 3, kind: "quote", number: "QUO-0001", status: "sent", language: "en-AU" },
  ...{ plain: { customerName: "Zoë", lineItems: {} }, sealed: null, lines: firstLines },
  ...{ created_at: "2026-11-21T10:22:33.456+00:00", updated_at: "2026-11-21T10:22:33.456+00:00" },
  ...{ issue_date: "2026-03-29", valid_until: null, due_date: null, paid_date: null, quote_id: null },
  ...{ markup_percent: 0, markup_scope: "materials_only", discount_percent: 0, discount_base: "subtotal" },
  ...{
    tax_percent: 0,
    cis_applied: false,
    cis_method: "hmrc",
    cis_rate_percent: 20_000,
    reverse_charge: false,
  },
  ...{ subtotal: 6000, total: 6000, discount_amount: 0, net_amount: 6000, tax_amount: 0, cis_deduction: 0 },
  ...{
    material_cost: null,
    labor_cost: null,
    supplier_plain: null,
    supplier_sealed: null,
    supplier_terms: null,
  },
};

/** As migration 0027 left those of the releases before it: with its words in two parts. */
const secondDeleted = {
  ...{ ...firstDeleted, former_status: null, plain: { customerName: "Zoë" }, lines_plain: { lineItems: {} } },
  lines_sealed: null,
};

const firstKeyset = {
  ...{ v: 1, uid: id, kid: "kid1", epoch: 1, mode: "strict", policy: "cG9saWN5" },
  slots: [
    {
      ...{ id, kind: "passphrase", salt: "c2FsdA", commitment: "Y29tbWl0", wrapped: "d3JhcHBlZA" },
      kdf: { name: "argon2id", memoryKib: 65_536, passes: 3, parallelism: 1 },
    },
  ],
};

const openedLines = [{ ...firstLines[0], materialId: null, laborItemId: null, hoursEstimate: null }];

/** The same, with every number of its lines. */
const thirdDeleted = { ...secondDeleted, lines: openedLines };

/** As the releases store it whose documents name their customer, after migration 0029. */
const fourthDeleted = { ...thirdDeleted, customer_id: null };

/** As the releases store it that record what was sent, after migration 0030. */
const unsent = { sent_at: null, status_at: null };
const fifthDeleted = { ...fourthDeleted, ...unsent };

const firstUndone = { undone: 2, kept: [{ kind: "customer", id }] };

/** As the releases store it that name what is as before, for a client with a key to seal again. */
const secondUndone = { ...firstUndone, restored: [{ kind: "customer", id }] };

const firstImported = {
  ...{ kind: "customer", id, version: 2 },
  before: { plain: { name: "Zoë" }, sealed: null, created_at: "2026-11-25T10:22:33.456+00:00" },
};

/** How a column is read, and what it had in each release's shape with what that opens to. */
interface Column {
  read(json: unknown): unknown;
  shapes: [stored: unknown, opened: unknown][];
}

/** Every column with JSON; those with a document's words twice, as quotes and invoices have them. */
const columns: [string, Column][] = [
  ...places.flatMap(columnsOfWords),
  [
    "applied_writes.answer",
    {
      read: storedUndone.read,
      shapes: [
        [firstUndone, { ...firstUndone, restored: [] }],
        [secondUndone, secondUndone],
      ],
    },
  ],
  ...Object.entries<Column>({
    "documents.lines": {
      read: readLines,
      shapes: [
        [firstLines, openedLines],
        [openedLines, openedLines],
      ],
    },
    "documents.supplier_terms": {
      read: storedTerms.read,
      shapes: [
        [firstTerms, unsaidTerms],
        [secondTerms, { ...secondTerms, quoteFoot: null }],
        [thirdTerms, thirdTerms],
      ],
    },
    "deleted_documents.document": {
      read: keptDocument.read,
      shapes: [
        [
          firstDeleted,
          {
            ...{ ...firstDeleted, lines: openedLines, former_status: null },
            ...{ lines_plain: null, lines_sealed: null, customer_id: null, ...unsent },
          },
        ],
        [secondDeleted, { ...secondDeleted, lines: openedLines, customer_id: null, ...unsent }],
        [thirdDeleted, { ...thirdDeleted, customer_id: null, ...unsent }],
        [fourthDeleted, fifthDeleted],
        [fifthDeleted, fifthDeleted],
      ],
    },
    "sessions.sess": {
      read: storedSession.read,
      shapes: [
        [firstSession, secondSession],
        [secondSession, secondSession],
      ],
    },
    "sandbox_accounts.account": { read: storedAccount.read, shapes: [[firstAccount, firstAccount]] },
    "imports.rows": {
      read: storedRows.read,
      shapes: [[{ rows: [firstImported] }, { rows: [firstImported] }]],
    },
    "applied_writes.answer": {
      read: storedCounts.read,
      shapes: [
        [
          { created: 2, updated: 1 },
          { created: 2, updated: 1 },
        ],
      ],
    },
    "keysets.keyset": { read: (json) => keysetSchema.parse(json), shapes: [[firstKeyset, firstKeyset]] },
  }),
];

/** The columns of plain words, written by a release that knew the first word alone. */
function columnsOfWords({ table, place, plain, lines }: Place): [string, Column][] {
  if (place === "companyLogo") return [];
  const column = (name: string, { fields }: SealedFields): [string, Column] => {
    const stored = Object.fromEntries(fields.slice(0, 1).map((word) => [word, "Zoë"]));
    const none = Object.fromEntries(fields.map((word) => [word, null]));
    const read = (json: unknown) => {
      const spread = spreadWords(envelopeKind(place), { plain: json as PlainWords, sealed: null });
      return Object.fromEntries(fields.map((word) => [word, spread[word]]));
    };
    return [`${table}.${name}`, { read, shapes: [[stored, { ...none, ...stored }]] }];
  };
  if (!lines || !(place === "quote" || place === "invoice")) {
    return [column(plain, sealedFields[envelopeKind(place)])];
  }
  return [column(plain, sealedParts[place].head), column(lines.plain, sealedParts[place].lines)];
}

test.each(columns)("%s of every release opens", (_name, { read, shapes }) => {
  for (const [stored, opened] of shapes) expect(read(stored)).toEqual(opened);
});

test.each(columns.filter(([name]) => !/plain$/.test(name)))(
  "%s has a row with all that is read from it today",
  (_name, { shapes }) => {
    const [stored, opened] = shapes.at(-1) ?? [];
    expect(deepKeys(stored)).toEqual(deepKeys(opened));
  },
);

describeEachEngine("the columns with JSON", (database) => {
  test("are all read here", async () => {
    const { rows } = await database().readAsSystem((trx) =>
      sql<{ name: string }>`
        select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = current_schema() and data_type in ('json', 'jsonb')`.execute(trx),
    );
    expect([...new Set(columns.map(([name]) => name))].toSorted()).toEqual(
      rows.map(({ name }) => name).toSorted(),
    );
  });
});

test("lines of a newer release, which are no plain list, are refused", () => {
  expect(readLines([])).toEqual([]);
  expect(() => readLines({ v: 2, lines: [] })).toThrow("newer release");
});

test("words of a newer release are refused", () => {
  expect(() => spreadWords("customer", { plain: { name: "Zoë", v: 2 }, sealed: null })).toThrow(
    "newer release",
  );
});

test("what is written names its version, and what a newer release wrote is refused", () => {
  const terms = storedTerms.read({ ...firstTerms, v: 1 });
  expect(JSON.parse(storedTerms.write(terms))).toEqual({ ...unsaidTerms, v: 1 });
  expect(() => storedTerms.read({ ...firstTerms, v: 2 })).toThrow("newer release");
});

test("terms that are not in an old copy have the profile's defaults", () => {
  expect(storedTerms.read({ chargeVat: false })).toMatchObject({ chargeVat: false, language: "en-GB" });
});
