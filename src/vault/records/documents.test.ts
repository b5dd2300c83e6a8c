import { expect, test } from "vitest";
import { sealedParts } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { lineNamed, listedRow, type Row, sealedRow, wholeDocument } from "#test/support/whole-document.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { keptRevisions } from "#vault/device/kept-revisions.ts";
import { memoryStore } from "#vault/device/local-store.ts";
import { randomUuid } from "#vault/primitives/random.ts";
import { openEnvelope } from "#vault/records/envelope.ts";
import { openFields } from "#vault/records/records.ts";
import { revisionsIn } from "#vault/records/revisions.ts";
import { sealRecord } from "#vault/records/seal-envelope.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import { openVault, type Vault } from "#vault/records/vault.ts";

const random = seededRandom("documents");
const userId = randomUuid(random) as Id<"User">;
const vault = await openVault(random(32), { userId, mode: "strict", random });
const account = { userId, kid: vault.kid };
const open = { state: "open" };

/** A device with its own memory, whose clock goes on by a millisecond with each sealing. */
function device(): Vault {
  let now = 1_000;
  const clock = () => (now += 1);
  return { ...vault, opened: new Map(), revisions: revisionsIn(new Map(), { clock }) };
}

const refused = (reason: string) => ({ state: "tampered", reason });
const linesOf = (row: Row) => row.lineItems as Row[];
const profile = async (companyName: string) => {
  const firm = { id: "5b3f1a52-7a52-4a1e-8a3b-0c1f5b8a1d10", companyName };
  const words = Object.fromEntries(["address", "vatNumber"].map((word) => [word, null]));
  const fields = { ...words, companyName };
  return sealRecord(vault, { kind: "companyProfile", id: firm.id }, { fields, lineItems: null });
};

test.each<DocumentKind>(["quote", "invoice"])(
  "a %s is sealed as a head and lines, and given back",
  async (kind) => {
    const whole = wholeDocument(kind);
    const desk = device();
    const row = await sealedRow(desk, kind, whole);
    expect(row.sealed).toContain(`:${kind}:${whole.id}:`);
    expect(row.linesSealed).toContain(`:${kind}Lines:${whole.id}:`);
    expect(JSON.stringify(row)).not.toMatch(/Zoe Quill|A stair|"Door"/);
    expect(await openFields(desk, kind, row)).toMatchObject({ ...open, sealed: true, record: whole });
  },
);

test("a list opens heads alone, compares the total, and has no word of the lines", async () => {
  const desk = device();
  const row = await sealedRow(desk, "quote", wholeDocument("quote"));
  const listed = listedRow("quote", row);
  const opened = await openFields(desk, "quote", listed);
  expect(opened).toMatchObject({ ...open, record: { customerName: "Zoe Quill" } });
  for (const word of sealedParts.quote.lines.fields) expect(opened.record).not.toHaveProperty(word);
  expect(await openFields(desk, "quote", { ...listed, total: 14_401 })).toMatchObject(
    refused("total_differs"),
  );
});

test("a head keeps the envelope of its lines when none of their words change", async () => {
  const desk = device();
  const whole = wholeDocument("quote");
  const row = await sealedRow(desk, "quote", whole);
  const renamed = await sealedRow(desk, "quote", { ...whole, customerName: "Zoë Quill" }, row.linesSealed);
  expect(renamed.linesSealed).toBe(row.linesSealed);
  const opened = await openFields(desk, "quote", renamed);
  expect(opened).toMatchObject({
    ...open,
    record: { customerName: "Zoë Quill", projectDescription: "A stair" },
  });
  expect(await openFields(desk, "quote", row)).toMatchObject(refused("envelope_stale"));
});

test("each readable figure that differs is refused", async () => {
  const desk = device();
  const supplier = { sealed: await profile("Archer"), chargeVat: true };
  const row = await sealedRow(desk, "invoice", wholeDocument("invoice", { supplier }));
  const [first, second] = linesOf(row);
  const lies: Row[] = [
    ...[{ markupPercent: 25_000 }, { markupScope: "materials_and_labour" }, { discountPercent: 1 }],
    ...[{ discountBase: "subtotal_plus_markup" }, { taxPercent: 0 }, { language: "en-AU" }],
    ...[{ cisApplied: true }, { cisMethod: "deduct_before_vat" }, { cisRatePercent: 30_000 }],
    ...[{ reverseChargeVat: true }, { supplier: { ...supplier, chargeVat: false } }],
    { supplier: { ...supplier, vatRegistration: "applied" } },
    { lineItems: [{ ...first, unitPrice: 4_999 }, second] },
    { lineItems: [{ ...first, quantity: 2_000 }, second] },
    { lineItems: [{ ...first, itemType: "material" }, second] },
    { lineItems: [{ ...first, itemType: "custom", customType: "labour" }, second] },
    { lineItems: [{ ...first, hoursEstimate: 1_000 }, second] },
    { lineItems: [second, first] },
    { taxPercent: undefined },
  ];
  for (const lie of lies) {
    expect(await openFields(desk, "invoice", { ...row, ...lie }), JSON.stringify(lie)).toMatchObject(
      refused("figures_differ"),
    );
  }
  expect(await openFields(desk, "invoice", row)).toMatchObject(open);
});

test("lines of another version or document, none, more, fewer and doubled ones are refused", async () => {
  const desk = device();
  const whole = wholeDocument("quote");
  const before = await sealedRow(desk, "quote", whole);
  const row = await sealedRow(desk, "quote", { ...whole, projectDescription: "Two stairs" });
  const other = await sealedRow(desk, "quote", wholeDocument("quote", { lineItems: whole.lineItems }));
  const lines = linesOf(row);
  const more = { ...lines[0], id: randomUuid(random) };
  const lies: [reason: string, lie: Row][] = [
    ["lines_foreign", { linesSealed: before.linesSealed }],
    ["lines_foreign", { linesSealed: other.linesSealed }],
    ["lines_foreign", { linesSealed: other.linesSealed.replace(other.id, row.id) }],
    ["lines_foreign", { linesSealed: row.sealed }],
    ["lines_missing", { linesSealed: null }],
    ["lines_missing", { linesSealed: undefined }],
    ["lines_differ", { lineItems: [...lines, more] }],
    ["lines_differ", { lineItems: lines.slice(1) }],
    ["lines_differ", { lineItems: [lines[0], lines[0]] }],
    ["lines_differ", { lineItems: [] }],
    ["envelope_misplaced", { sealed: row.linesSealed }],
    ["sealed_and_plain", { projectDescription: "Pay to 99-99-99" }],
  ];
  for (const [reason, lie] of lies) {
    expect(await openFields(desk, "quote", { ...row, ...lie }), JSON.stringify(lie)).toMatchObject(
      refused(reason),
    );
  }
});

test("lines that a head names must be bound to the same document", async () => {
  const desk = device();
  const other = await sealedRow(desk, "quote", wholeDocument("quote"));
  const row = await sealedRow(desk, "quote", wholeDocument("quote"), other.linesSealed);
  expect(await openFields(desk, "quote", row)).toMatchObject(refused("envelope_misplaced"));
});

test("an invoice is refused with another letterhead than the one that was saved, and with none", async () => {
  const desk = device();
  const [before, after] = [await profile("Archer & Son"), await profile("Archer & Sons")];
  const supplier = { sealed: after, chargeVat: true };
  const row = await sealedRow(desk, "invoice", wholeDocument("invoice", { supplier }));
  for (const sealed of [before, null]) {
    expect(await openFields(desk, "invoice", { ...row, supplier: { ...supplier, sealed } })).toMatchObject(
      refused("supplier_differs"),
    );
  }
  expect(await openFields(desk, "invoice", { ...row, supplier: null })).toMatchObject(
    refused("figures_differ"),
  );
  const without = await sealedRow(desk, "invoice", wholeDocument("invoice"));
  const given = { ...without, supplier: { sealed: before, chargeVat: null } };
  expect(await openFields(desk, "invoice", given)).toMatchObject(refused("supplier_differs"));
});

test("a head that names no figures is older than this rule, and is not compared", async () => {
  const desk = device();
  const row = await sealedRow(desk, "quote", wholeDocument("quote"));
  const head = await openEnvelope(desk, row.sealed, [{ kind: "quote", id: row.id }]);
  const names = { lines: head.names?.lines ?? "" };
  const sealed = await sealRecord(desk, { kind: "quote", id: row.id }, { ...head, names, lineItems: null });
  expect(await openFields(desk, "quote", { ...row, sealed, total: 1, taxPercent: 0 })).toMatchObject(open);
});

test("an envelope of version 1 opens, and lines beside it are ignored", async () => {
  const desk = device();
  const whole = wholeDocument("quote");
  const { linesSealed } = await sealedRow(device(), "quote", whole);
  const old = await sealFields(desk, "quote", whole);
  expect(await openFields(desk, "quote", old)).toMatchObject({ ...open, record: whole });
  expect(await openFields(desk, "quote", { ...old, linesSealed })).toMatchObject({ ...open, record: whole });
  const { lineItems: _, ...listed } = old;
  expect(await openFields(desk, "quote", listed)).toMatchObject(open);
});

test("a document that was seen with lines is read as version 1 only at a higher revision", async () => {
  let now = 5_000;
  const clock = () => now;
  const known = new Map<string, number>();
  const desk = { ...vault, opened: new Map(), revisions: revisionsIn(known, { clock }) };
  const whole = wholeDocument("quote");
  const earlier = await sealFields({ ...desk, revisions: revisionsIn(new Map(), { clock }) }, "quote", whole);
  expect(await openFields(desk, "quote", await sealedRow(desk, "quote", whole))).toMatchObject(open);
  // The same number, and yet another sealing: an old build cannot have written it after this one.
  expect(await openFields(desk, "quote", earlier)).toMatchObject(refused("envelope_stale"));
  now += 1;
  const later = await sealFields(desk, "quote", { ...whole, customerName: "Written by an old build" });
  expect(await openFields(desk, "quote", later)).toMatchObject(open);
});

test("a head that has neither lines beside it nor within it is refused", async () => {
  const desk = device();
  const row = await sealedRow(desk, "quote", wholeDocument("quote"));
  const fields = { customerName: "Zoe" };
  const sealed = await sealRecord(
    desk,
    { kind: "quote", id: row.id },
    { fields, lineItems: null, revision: 9_999 },
  );
  expect(await openFields(desk, "quote", { ...row, sealed })).toMatchObject(refused("lines_missing"));
});

test("a converted invoice opens under its quote's head, and is compared as that quote", async () => {
  const desk = device();
  const quote = await sealedRow(desk, "quote", wholeDocument("quote"));
  const invoice = {
    ...wholeDocument("invoice"),
    ...quote,
    id: randomUuid(random),
    quoteId: quote.id,
    supplier: { sealed: await profile("Archer"), chargeVat: true },
  };
  expect(await openFields(desk, "invoice", invoice)).toMatchObject({
    ...open,
    record: { customerName: "Zoe Quill", projectDescription: "A stair" },
  });
  for (const lie of [{ cisApplied: true }, { reverseChargeVat: true }, { taxPercent: 0 }]) {
    expect(await openFields(desk, "invoice", { ...invoice, ...lie })).toMatchObject(
      refused("figures_differ"),
    );
  }
  expect(await openFields(desk, "invoice", { ...invoice, quoteId: randomUuid(random) })).toMatchObject(
    refused("envelope_misplaced"),
  );
});

test("an invoice may keep its quote's lines under its own head, and its quote's head is refused from then on", async () => {
  const desk = device();
  const whole = wholeDocument("quote");
  const quote = await sealedRow(desk, "quote", whole);
  const own = wholeDocument("invoice", { lineItems: whole.lineItems, quoteId: whole.id });
  const underQuote = { ...own, ...quote, id: own.id };
  expect(await openFields(desk, "invoice", underQuote)).toMatchObject(open);
  const row = await sealedRow(desk, "invoice", own, quote.linesSealed);
  expect(await openFields(desk, "invoice", row)).toMatchObject(open);
  const later = await sealedRow(desk, "quote", whole);
  expect(await openFields(desk, "invoice", { ...underQuote, ...later, id: own.id })).toMatchObject(
    refused("envelope_stale"),
  );
});

test("which invoices have an envelope of their own is remembered, and read from entries that do not say it", async () => {
  const store = memoryStore();
  const first = await keptRevisions(store, account, { onNews: () => undefined });
  const own = wholeDocument("invoice");
  const desk = { ...vault, opened: new Map(), revisions: first };
  expect(await openFields(desk, "invoice", await sealedRow(desk, "invoice", own))).toMatchObject(open);
  await first.save();
  const shard = `seen:${userId}:q${Number.parseInt(own.id.slice(0, 2), 16) >> 2}`;
  const [entry] = await store.getMany([shard]);
  expect(entry).toMatchObject({ kid: vault.kid, own: [own.id] });
  const again = await keptRevisions(store, account, { onNews: () => undefined });
  expect(again.isOwn(own.id)).toBe(true);

  const { own: _, ...before } = entry as { own: string[] };
  await store.update([shard], () => [before]);
  const older = await keptRevisions(store, account, { onNews: () => undefined });
  expect(older.isOwn(own.id)).toBe(false);
  expect(older.see({ kind: "invoice", id: own.id }, 1)).toBe(false);
});

test("a document without a figure is not sealed", async () => {
  const { taxPercent: _, ...rest } = wholeDocument("quote");
  await expect(sealedRow(device(), "quote", rest as ReturnType<typeof wholeDocument>)).rejects.toMatchObject({
    code: "fields_incomplete",
  });
  const { name: __, ...nameless } = lineNamed("Stair");
  await expect(
    sealedRow(device(), "quote", wholeDocument("quote", { lineItems: [nameless] })),
  ).rejects.toMatchObject({ code: "fields_incomplete" });
});
