import { describe, expect, it } from "vitest";
import { type RecordKind, recordKinds, sealedFields } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { randomUuid } from "#vault/primitives/random.ts";
import type { VaultErrorCode } from "#vault/primitives/vault-error.ts";
import { openMany, openSlices, sealMany } from "#vault/records/open-many.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { openFields, openLetterhead } from "#vault/records/records.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import { openVault } from "#vault/records/vault.ts";

const random = seededRandom("records");
const userId = randomUuid(random) as Id<"User">;
const root = random(32);
const vault = await openVault(root, { userId, mode: "strict", random });
const migrating = await openVault(root, { userId, mode: "migrating", random });

/** A whole record of a kind as a screen sends it, with a different word in every sealed field. */
function recordOf(kind: RecordKind) {
  const { fields, lineItems } = sealedFields[kind];
  const words = (names: readonly string[], tag: string) =>
    Object.fromEntries(names.map((name) => [name, `${tag}-${name}`]));
  const line = () => ({ id: randomUuid(random), quantity: 1000, ...words(lineItems, "line") });
  return {
    id: randomUuid(random),
    status: "draft",
    total: 12_000,
    ...words(fields, kind),
    ...(lineItems.length > 0 ? { lineItems: [line(), line()] } : {}),
  };
}

/** The row of a sealed record as the server stores it. */
async function rowOf(kind: RecordKind) {
  const record = recordOf(kind);
  return { record, row: { ...(await sealFields(vault, kind, record)), version: 1 } };
}

const kindsWithColumn = recordKinds.filter((kind) => kind !== "companyLogo");

describe("sealing a record", () => {
  it.each(kindsWithColumn)("hides every word of a %s and gives it back", async (kind) => {
    const { record, row } = await rowOf(kind);
    const sent = JSON.stringify(row);
    for (const [field, word] of Object.entries(record)) {
      const isWord = sealedFields[kind].fields.some((name) => name === field);
      expect(sent.includes(JSON.stringify(word))).toBe(!isWord && field !== "lineItems");
    }
    expect(sent).not.toContain("line-");
    expect(row).toMatchObject({ status: "draft", total: 12_000, version: 1 });
    expect(await openFields(vault, kind, row)).toMatchObject({ state: "open", sealed: true, record });
  });

  it("seals a company's logo in an envelope of its own", async () => {
    const profile = { ...recordOf("companyProfile"), logoUrl: "data:image/png;base64,AAAA" };
    const sealed = await sealFields(vault, "companyProfile", profile);
    expect(sealed).toMatchObject({ logoUrl: null, logoSealed: expect.stringMatching(/^qw1:/) });
    const opened = await openFields(vault, "companyProfile", sealed);
    expect(opened).toMatchObject({ state: "open", record: profile });
    const logoOnly = await sealFields(vault, "companyProfile", { id: profile.id, logoUrl: null });
    expect(Object.keys(logoOnly).sort()).toEqual(["id", "logoSealed", "logoUrl"]);
    expect(await openFields(vault, "companyProfile", { ...sealed, logoSealed: null })).toMatchObject({
      state: "open",
    });
    const planted = { ...sealed, logoUrl: "https://example.org/tracker.png", logoSealed: null };
    expect(await openFields(vault, "companyProfile", planted)).toMatchObject({ reason: "plaintext" });
    const swapped = { ...sealed, logoSealed: sealed.sealed };
    expect(await openFields(vault, "companyProfile", swapped)).toMatchObject({
      reason: "envelope_misplaced",
    });
  });

  it("accepts a change of the status alone", async () => {
    const change = { status: "sent", version: 3 };
    expect(await sealFields(vault, "quote", change)).toBe(change);
    expect(await sealFields("locked", "quote", change)).toBe(change);
  });

  it("refuses part of the words, which would lose the others", async () => {
    const { email: _, ...customer } = recordOf("customer") as Record<string, unknown>;
    await refuses("fields_incomplete", sealFields(vault, "customer", customer));
    const { lineItems: __, ...quote } = recordOf("quote") as Record<string, unknown>;
    await refuses("fields_incomplete", sealFields(vault, "quote", quote));
    await refuses("fields_incomplete", sealFields(vault, "quote", { id: quote.id, lineItems: [] }));
    const filled = withEmptyFields("customer", customer);
    expect(await openFields(vault, "customer", await sealFields(vault, "customer", filled))).toMatchObject({
      record: { email: null, name: "customer-name" },
    });
  });

  it("refuses what it could not give back", async () => {
    const customer = recordOf("customer");
    await refuses("record_without_id", sealFields(vault, "customer", { ...customer, id: undefined }));
    await refuses("field_not_text", sealFields(vault, "customer", { ...customer, name: 7 }));
    await refuses("text_malformed", sealFields(vault, "customer", { ...customer, notes: "half \udc00" }));
    const quote = recordOf("quote");
    const [line] = quote.lineItems ?? [];
    await refuses("record_without_id", sealFields(vault, "quote", { ...quote, lineItems: [line, line] }));
    await refuses(
      "record_without_id",
      sealFields(vault, "quote", { ...quote, lineItems: [{ ...line, id: null }] }),
    );
  });

  it("sends no word of an encrypted account while it is locked, and any word of a plain one", async () => {
    const customer = recordOf("customer");
    await refuses("passphrase_required", sealFields("locked", "customer", customer));
    expect(await sealFields("none", "customer", customer)).toBe(customer);
  });
});

describe("opening what a server sends", () => {
  it("accepts neither plaintext in a sealed field nor a row that has both", async () => {
    const { record, row } = await rowOf("companyProfile");
    const forged = { ...row, sealed: null, sortCode: "99-99-99" };
    expect(await openFields(vault, "companyProfile", forged)).toMatchObject({
      state: "tampered",
      reason: "plaintext",
    });
    const both = { ...row, sortCode: "99-99-99" };
    expect(await openFields(vault, "companyProfile", both)).toMatchObject({ reason: "sealed_and_plain" });
    const stripped = { ...row, sealed: null };
    expect(await openFields(vault, "companyProfile", stripped)).toMatchObject({ reason: "envelope_missing" });
    const quote = await rowOf("quote");
    const [line] = quote.row.lineItems ?? [];
    const lineItems = [{ ...line, name: "Pay to 99-99-99" }];
    expect(await openFields(vault, "quote", { ...quote.row, lineItems })).toMatchObject({
      reason: "sealed_and_plain",
    });
    expect(await openFields("none", "companyProfile", record)).toMatchObject({
      state: "open",
      sealed: false,
    });
    expect(await openFields(migrating, "companyProfile", record)).toMatchObject({
      state: "open",
      sealed: false,
    });
  });

  it("refuses an envelope of another record, kind or user", async () => {
    const [first, second] = [await rowOf("customer"), await rowOf("customer")];
    const swapped = { ...first.row, sealed: second.row.sealed };
    expect(await openFields(vault, "customer", swapped)).toMatchObject({ reason: "envelope_misplaced" });
    const renamed = { ...first.row, sealed: second.row.sealed?.replace(second.row.id, first.row.id) };
    expect(await openFields(vault, "customer", renamed)).toMatchObject({ reason: "envelope_broken" });
    const material = { ...first.row, sealed: first.row.sealed?.replace(":customer:", ":material:") };
    expect(await openFields(vault, "material", material)).toMatchObject({ reason: "envelope_broken" });

    const account = { userId: randomUuid(random) as Id<"User">, mode: "strict" as const, random };
    const stranger = await openVault(root, account);
    expect(await openFields(stranger, "customer", first.row)).toMatchObject({
      reason: "envelope_foreign_key",
    });
    const claimed = { ...first.row, sealed: first.row.sealed?.replace(vault.kid, stranger.kid) };
    expect(await openFields(stranger, "customer", claimed)).toMatchObject({ reason: "envelope_broken" });
    const nonsense = { ...first.row, sealed: "qw1:not an envelope" };
    expect(await openFields(vault, "customer", nonsense)).toMatchObject({ reason: "envelope_malformed" });
  });

  it("returns a record it can't open unchanged, and marks it", async () => {
    const { row } = await rowOf("customer");
    expect(await openFields("locked", "customer", row)).toEqual({
      state: "locked",
      reason: "no_key",
      record: row,
    });
    expect(await openFields("none", "customer", row)).toMatchObject({ state: "locked", reason: "no_keyset" });
    const broken = { ...row, sealed: `${row.sealed}AAAA` };
    expect(await openFields(vault, "customer", broken)).toEqual({
      state: "tampered",
      reason: "envelope_broken",
      record: broken,
    });
  });

  it("notices a line that was added or removed", async () => {
    const { row } = await rowOf("invoice");
    const lines = row.lineItems ?? [];
    const blankLine = { ...lines[0], id: randomUuid(random) };
    for (const lineItems of [lines.slice(1), [...lines, blankLine], [lines[0], lines[0]], []]) {
      expect(await openFields(vault, "invoice", { ...row, lineItems })).toMatchObject({
        state: "tampered",
        reason: "lines_differ",
      });
    }
    const { lineItems: _, ...summary } = row;
    expect(await openFields(vault, "invoice", summary)).toMatchObject({ state: "open" });
  });

  it("opens a converted invoice by the envelope of its quote, and of no other quote", async () => {
    const quote = await rowOf("quote");
    const converted = { ...quote.row, id: randomUuid(random), quoteId: quote.row.id, companyVatNumber: null };
    const opened = await openFields(vault, "invoice", converted);
    expect(opened).toMatchObject({
      state: "open",
      record: { customerName: "quote-customerName", companyVatNumber: null },
    });
    const other = { ...converted, quoteId: randomUuid(random) };
    expect(await openFields(vault, "invoice", other)).toMatchObject({ reason: "envelope_misplaced" });
    const resealed = await sealFields(vault, "invoice", withEmptyFields("invoice", opened.record));
    expect(resealed.sealed).toContain(`:invoice:${converted.id}:`);
    expect(await openFields(vault, "invoice", resealed)).toMatchObject({ state: "open" });
  });

  it("opens the supplier an invoice keeps, and no other envelope in its place", async () => {
    const { row, record } = await rowOf("companyProfile");
    const { id: _, ...supplier } = { ...row, chargeVat: true };
    const { id: __, ...expected } = record;
    expect(await openLetterhead(vault, supplier)).toMatchObject({ state: "open", record: expected });
    const customer = await rowOf("customer");
    const swapped = { ...supplier, sealed: customer.row.sealed };
    expect(await openLetterhead(vault, swapped)).toMatchObject({ state: "tampered" });
    const plain = { ...supplier, sealed: null, accountNumber: "12345678" };
    expect(await openLetterhead(vault, plain)).toMatchObject({ state: "tampered", reason: "plaintext" });
  });
});

describe("opening a list", () => {
  it("shows the first fifty first, in order, and opens nothing twice", async () => {
    const customers = Array.from({ length: 320 }, () => recordOf("customer"));
    const rows = await sealMany(vault, "customer", customers);
    const fresh = await openVault(root, { userId, mode: "strict", random });
    const sizes: number[] = [];
    for await (const slice of openSlices(fresh, "customer", rows)) sizes.push(slice.length);
    expect(sizes).toEqual([50, 250, 20]);
    expect(fresh.opened.size).toBe(320);
    const first = fresh.opened.get(`customer:${customers[0]?.id}`);
    const opened = await openMany(fresh, "customer", rows);
    expect(opened.map(({ record }) => record.id)).toEqual(customers.map(({ id }) => id));
    expect(fresh.opened.get(`customer:${customers[0]?.id}`)).toBe(first);
  });

  it("reads a record again when its envelope changes", async () => {
    const { record, row } = await rowOf("category");
    await openFields(vault, "category", row);
    const changed = await sealFields(vault, "category", { ...record, name: "renamed" });
    expect(await openFields(vault, "category", changed)).toMatchObject({ record: { name: "renamed" } });
  });
});

async function refuses(code: VaultErrorCode, attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toMatchObject({ code });
}
