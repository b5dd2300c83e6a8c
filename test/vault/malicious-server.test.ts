import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Keyset } from "#contract/keyset.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import { deriveNatively } from "#test/support/derive-natively.ts";
import { quickKdf } from "#test/support/encrypted-account.ts";
import { lineNamed, sealedRow, wholeDocument } from "#test/support/whole-document.ts";
import { assertKnownAccount, noteOpened, type SeenAccount } from "#vault/device/known-account.ts";
import { keepLocally, readPin } from "#vault/device/local-key.ts";
import { memoryStore } from "#vault/device/local-store.ts";
import { assertPinned } from "#vault/keyset/device-pin.ts";
import { createKeyset, openKeyset } from "#vault/keyset/keyset.ts";
import { changePassphrase } from "#vault/keyset/keyset-change.ts";
import { VaultError, type VaultErrorCode } from "#vault/primitives/vault-error.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { openFields, openLetterhead, type Sealed } from "#vault/records/records.ts";
import { revisionsIn } from "#vault/records/revisions.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import { tamperMessage } from "#web/records/tamper-message.ts";

/**
 * A server that has all rows of an encrypted account, and those of other accounts, and answers what it likes. The
 * browser has the passphrase and, on a device that was used before, the pin.
 */
const passphrase = "correct horse battery";
const ann = await account(randomUUID() as Id<"User">);
const bob = await account(randomUUID() as Id<"User">);

type Row = Sealed<Record<string, unknown> & { id: string }>;
type DocumentRow = Awaited<ReturnType<typeof sealedRow>>;

async function account(userId: Id<"User">) {
  const { vault, keyset, pin } = await createKeyset({
    userId,
    passphrase,
    kdf: quickKdf,
    derive: deriveNatively,
  });
  const row = async (kind: RecordKind, words: object): Promise<Row> =>
    (await sealFields(vault, kind, withEmptyFields(kind, { id: randomUUID(), ...words }))) as Row;
  return { userId, vault, keyset, pin, row };
}

const zoe = await ann.row("customer", { name: "Zoe Quill", city: "Ludlow" });
const max = await ann.row("customer", { name: "Max Plum", city: "Leeds" });
const oak = await ann.row("material", { name: "Oak board", unitType: "Each" });
const ofBob = await bob.row("customer", { name: "Mallory" });
const firm = await ann.row("companyProfile", { companyName: "Archer", accountNumber: "12345678" });
const firmBefore = await ann.row("companyProfile", { companyName: "Archer", accountNumber: "11111111" });
const supplier = { sealed: firm.sealed, chargeVat: true };
const whole = wholeDocument("invoice", {
  supplier,
  lineItems: [lineNamed("Stair", 4_000), lineNamed("Door")],
});
const earlier = await sealedRow(ann.vault, "invoice", whole);
const invoice: DocumentRow = await sealedRow(ann.vault, "invoice", { ...whole, projectDescription: "Oak" });
const other = await sealedRow(ann.vault, "invoice", { ...whole, id: randomUUID() });
const ofQuote = await sealedRow(ann.vault, "quote", wholeDocument("quote"));
const lines = invoice.lineItems as Row[];
const [stair, door] = lines;
const extraLine = { ...lines[0], id: randomUUID() };
const retold = (envelope: unknown, from: string, to: string) => String(envelope).replace(from, to);

const lies: [lie: string, reason: string, kind: RecordKind, row: object][] = [
  ["another customer's envelope", "envelope_misplaced", "customer", { ...zoe, sealed: max.sealed ?? null }],
  [
    "the same with its head changed to match",
    "envelope_broken",
    "customer",
    { ...zoe, sealed: retold(max.sealed, max.id, zoe.id) },
  ],
  ["a material's envelope", "envelope_misplaced", "customer", { ...zoe, sealed: oak.sealed ?? null }],
  [
    "the same with its kind and id changed to match",
    "envelope_broken",
    "customer",
    { ...zoe, sealed: retold(retold(oak.sealed, ":material:", ":customer:"), oak.id, zoe.id) },
  ],
  ["another user's envelope", "envelope_foreign_key", "customer", { ...ofBob }],
  [
    "the same with its key changed to match",
    "envelope_broken",
    "customer",
    { ...ofBob, sealed: retold(ofBob.sealed, bob.vault.kid, ann.vault.kid) },
  ],
  ["a field moved out of its envelope", "sealed_and_plain", "customer", { ...zoe, city: "Ludlow" }],
  [
    "false bank details in readable text",
    "plaintext",
    "companyProfile",
    { ...firm, sealed: null, accountNumber: "99999999" },
  ],
  [
    "false bank details beside the true ones",
    "sealed_and_plain",
    "companyProfile",
    { ...firm, accountNumber: "99999999" },
  ],
  [
    "false bank details on an invoice",
    "sealed_and_plain",
    "invoice",
    { ...invoice, companyBankDetails: "99999999" },
  ],
  ["no envelope at all", "envelope_missing", "companyProfile", { ...firm, sealed: null }],
  ["an envelope cut short", "envelope_broken", "customer", { ...zoe, sealed: cutShort(String(zoe.sealed)) }],
  ["text that is not an envelope", "envelope_malformed", "customer", { ...zoe, sealed: "qw1:Zoe Quill" }],
  ["one line more", "lines_differ", "invoice", { ...invoice, lineItems: [...lines, extraLine] }],
  ["one line less", "lines_differ", "invoice", { ...invoice, lineItems: lines.slice(1) }],
  ["one line twice", "lines_differ", "invoice", { ...invoice, lineItems: [lines[0], lines[0]] }],
  [
    "a readable name on a line",
    "sealed_and_plain",
    "invoice",
    { ...invoice, lineItems: [{ ...lines[0], name: "Gold" }, lines[1]] },
  ],
  [
    "the envelope of a quote that it was not made from",
    "envelope_misplaced",
    "invoice",
    { ...invoice, sealed: ofQuote.sealed },
  ],
  [
    "the lines of an earlier version",
    "lines_foreign",
    "invoice",
    { ...invoice, linesSealed: earlier.linesSealed },
  ],
  [
    "the lines of another document",
    "lines_foreign",
    "invoice",
    { ...invoice, linesSealed: other.linesSealed },
  ],
  ["no sealed lines", "lines_missing", "invoice", { ...invoice, linesSealed: null }],
  [
    "another price",
    "figures_differ",
    "invoice",
    { ...invoice, lineItems: [{ ...stair, unitPrice: 1 }, door] },
  ],
  [
    "two prices exchanged",
    "figures_differ",
    "invoice",
    {
      ...invoice,
      lineItems: [
        { ...stair, unitPrice: 5_000 },
        { ...door, unitPrice: 4_000 },
      ],
    },
  ],
  ["another tax", "figures_differ", "invoice", { ...invoice, taxPercent: 0 }],
  ["another region", "figures_differ", "invoice", { ...invoice, language: "en-US" }],
  ["another total", "total_differs", "invoice", { ...invoice, total: 1 }],
  [
    "an earlier letterhead",
    "supplier_differs",
    "invoice",
    { ...invoice, supplier: { ...supplier, sealed: firmBefore.sealed } },
  ],
  [
    "a letterhead without words",
    "supplier_differs",
    "invoice",
    { ...invoice, supplier: { ...supplier, sealed: null } },
  ],
  ["no letterhead", "figures_differ", "invoice", { ...invoice, supplier: null }],
];

/** Six bytes shorter, in the one spelling that is accepted. */
function cutShort(envelope: string): string {
  const [body = "", ...head] = envelope.split(":").reverse();
  const less = Buffer.from(body, "base64url").subarray(0, -6).toString("base64url");
  return [...head.reverse(), less].join(":");
}

describe("a server that lies about a record", () => {
  test.each(lies)("with %s is refused: %s", async (_lie, reason, kind, row) => {
    expect(await openFields(ann.vault, kind, row)).toMatchObject({ state: "tampered", reason });
  });

  test("is reported with a message of its own for each lie", () => {
    const reasons = [...new Set(lies.map(([, reason]) => reason))];
    const words = reasons.map((reason) => tamperMessage(reason as VaultErrorCode));
    expect(reasons.length).toBeGreaterThan(7);
    expect(new Set(words).size).toBe(reasons.length);
    for (const sentence of words) expect(sentence).toMatch(/^[A-Z].{15,}\.$/);
  });

  test("cannot return the one earlier envelope to a device that has seen a document in two", async () => {
    const old = await sealFields(ann.vault, "quote", wholeDocument("quote"));
    expect(await openFields(ann.vault, "quote", old)).toMatchObject({ state: "open" });
    const now = await sealedRow(ann.vault, "quote", wholeDocument("quote", { id: old.id }));
    expect(await openFields(ann.vault, "quote", now)).toMatchObject({ state: "open" });
    for (const row of [old, { ...old, linesSealed: now.linesSealed }, { ...now, sealed: old.sealed }]) {
      expect(await openFields(ann.vault, "quote", row)).toMatchObject({ reason: "envelope_stale" });
    }
  });

  test("cannot return an earlier version of a record, a letterhead or a document that was seen", async () => {
    for (const [kind, word] of [
      ["customer", "name"],
      ["companyProfile", "accountNumber"],
      ["quote", "projectDescription"],
    ] as const) {
      const old = await ann.row(kind, { [word]: "before", lineItems: kind === "quote" ? [] : undefined });
      const change = { ...old, sealed: undefined, logoSealed: undefined, [word]: "after" };
      expect(await openFields(ann.vault, kind, old)).toMatchObject({ record: { [word]: "before" } });
      const newer = await sealFields(ann.vault, kind, change);
      expect(await openFields(ann.vault, kind, newer)).toMatchObject({ record: { [word]: "after" } });
      expect(await openFields(ann.vault, kind, old)).toMatchObject({
        state: "tampered",
        reason: "envelope_stale",
      });
    }
  });

  test("has no more success with a record that was opened before", async () => {
    expect(await openFields(ann.vault, "customer", zoe)).toMatchObject({ record: { name: "Zoe Quill" } });
    const swapped = { ...zoe, sealed: max.sealed ?? null };
    expect(await openFields(ann.vault, "customer", swapped)).toMatchObject({ state: "tampered" });
  });

  test("cannot give an invoice another supplier than the firm", async () => {
    expect(await openLetterhead(ann.vault, firm)).toMatchObject({ record: { accountNumber: "12345678" } });
    const forged: [string, object][] = [
      ["plaintext", { ...firm, sealed: null, accountNumber: "99999999" }],
      ["sealed_and_plain", { ...firm, accountNumber: "99999999" }],
      ["envelope_missing", { ...firm, sealed: null }],
      ["envelope_misplaced", { ...firm, sealed: zoe.sealed }],
      ["envelope_foreign_key", await bob.row("companyProfile", { companyName: "Mallory Ltd" })],
    ];
    for (const [reason, supplier] of forged) {
      expect(await openLetterhead(ann.vault, supplier)).toMatchObject({ state: "tampered", reason });
    }
  });
});

describe("what a server can still do, as docs/encryption.md says", () => {
  test("it gives an older envelope of a record to a device that has not seen a newer one", async () => {
    const old = await ann.row("customer", { name: "Bea Brown" });
    await openFields(ann.vault, "customer", old);
    const newer = await sealFields(ann.vault, "customer", { ...old, sealed: undefined, name: "Bea Black" });
    expect(await openFields(ann.vault, "customer", newer)).toMatchObject({ record: { name: "Bea Black" } });
    const elsewhere = { ...ann.vault, revisions: revisionsIn(new Map()) };
    expect(await openFields(elsewhere, "customer", old)).toMatchObject({ record: { name: "Bea Brown" } });
  });

  test("it shows a quote's words and figures in the place of an invoice, to a device that has not seen the invoice", async () => {
    const quote = await sealedRow(ann.vault, "quote", wholeDocument("quote", { customerName: "Max Plum" }));
    const posing = { ...invoice, ...quote, id: invoice.id, quoteId: quote.id };
    const elsewhere = { ...ann.vault, revisions: revisionsIn(new Map()) };
    expect(await openFields(elsewhere, "invoice", posing)).toMatchObject({
      record: { customerName: "Max Plum" },
    });
    expect(await openFields(ann.vault, "invoice", invoice)).toMatchObject({ state: "open" });
    expect(await openFields(ann.vault, "invoice", posing)).toMatchObject({ reason: "envelope_stale" });
  });
});

describe("a server that puts another account in this one's place", () => {
  const email = "ann@example.co.uk";
  const ofAnn = { userId: ann.userId, email, typedEmail: null };
  const device = async () => {
    const store = memoryStore();
    await keepLocally(store, { ...ann, deviceKey: null, needsUpgrade: false }, ofAnn);
    await noteOpened(store, ann.userId);
    return store;
  };

  test.each<[string, SeenAccount]>([
    ["with another id", { ...ofAnn, userId: bob.userId }],
    ["with another id and e-mail", { ...ofAnn, userId: bob.userId, email: "bob@example.co.uk" }],
    [
      "with another id and e-mail, to a person who has typed theirs",
      { userId: bob.userId, email: "bob@example.co.uk", typedEmail: email },
    ],
  ])("%s is refused before anything is read", async (_lie, seen) => {
    await expect(assertKnownAccount(await device(), seen)).rejects.toMatchObject({
      code: "account_replaced",
    });
  });

  test("with only another e-mail is still refused by the pin", async () => {
    const store = await device();
    await assertKnownAccount(store, { ...ofAnn, email: "ann@elsewhere.example" });
    const pin = await readPin(store, ann.userId);
    await expect(assertPinned(pin, null)).rejects.toMatchObject({ code: "keyset_missing" });
  });
});

describe("a server that lies about the keyset", () => {
  const { keyset, pin, userId } = ann;
  const [slot] = keyset.slots;
  if (!slot) throw new Error("There is no slot");
  const weaker = (iterations: number): Keyset => ({
    ...keyset,
    slots: [{ ...slot, kdf: { name: "pbkdf2-sha256", iterations } }],
  });
  const cheaper: Keyset = { ...keyset, slots: [{ ...slot, kdf: { ...quickKdf, passes: 1 } }] };

  test.each<[string, VaultErrorCode, Keyset | null]>([
    ["that it does not exist", "keyset_missing", null],
    ["that its root key is another", "keyset_replaced", { ...keyset, kid: bob.keyset.kid }],
    ["that plain rows are allowed again", "mode_changed", { ...keyset, mode: "migrating" }],
    ["that fewer rounds derive the key", "keyset_altered", weaker(600_000)],
  ])("to a device that was used before: %s", async (_lie, code, sent) => {
    await expect(assertPinned(pin, sent)).rejects.toMatchObject({ code });
  });

  test("to a device that was used before: an old one", async () => {
    const next = "another horse";
    const changed = await changePassphrase(
      keyset,
      { unlock: { passphrase }, next, kdf: quickKdf },
      { userId },
    );
    await expect(assertPinned(changed.pin, keyset)).rejects.toMatchObject({ code: "keyset_rolled_back" });
    const lying = openKeyset(keyset, passphrase, { userId, pin: changed.pin });
    await expect(lying).rejects.toMatchObject({ code: "keyset_rolled_back" });
  });

  test.each<[string, VaultErrorCode, Keyset]>([
    ["fewer passes of Argon2id than are safe", "kdf_refused", cheaper],
    ["PBKDF2 with few iterations", "kdf_refused", weaker(1_000)],
    ["other parameters that are safe", "wrong_passphrase", weaker(600_000)],
    ["that plain rows are allowed again", "mode_changed", { ...keyset, mode: "migrating" }],
    ["another epoch", "epoch_changed", { ...keyset, epoch: 7 }],
    ["another user's keyset", "keyset_foreign", bob.keyset],
    ["another user's keyset in this one's name", "wrong_passphrase", { ...bob.keyset, uid: userId }],
  ])("to a new device: %s", async (_lie, code, sent) => {
    await expect(openKeyset(sent, passphrase, { userId })).rejects.toMatchObject({ code });
  });

  test("makes the vault derive nothing from the passphrase with refused parameters", async () => {
    const derive = () => Promise.reject(new Error("The passphrase was used"));
    for (const sent of [cheaper, weaker(1_000)]) {
      const opening = openKeyset(sent, passphrase, { userId, derive });
      await expect(opening).rejects.toBeInstanceOf(VaultError);
    }
  });
});
