import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import type { GoldenAccount } from "#test/vault/golden-account.ts";
import { type GoldenDocument, laterWords, makeGoldenDocuments } from "#test/vault/golden-documents.ts";
import { rootKeyOf } from "#test/vault/independent-decryptor.ts";
import { openForeignDocument } from "#test/vault/independent-documents.ts";
import { openAsVersion1 } from "#test/vault/version-1-reader.ts";
import { openKeyset } from "#vault/keyset/keyset.ts";
import { openFields } from "#vault/records/records.ts";
import { revisionsIn } from "#vault/records/revisions.ts";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../vectors/${name}`, import.meta.url), "utf8"));
const { userId, passphrase, keysets }: GoldenAccount = read("vault-golden-v1.json");
const documents: GoldenDocument[] = read("vault-golden-v2.json");
const { vault } = await openKeyset(keysets.argon2id, passphrase, { userId });

describe("the frozen documents of version 2", () => {
  it.each(documents)("open: $name", opens);

  // A word that came later is sealed as null: then the bytes differ, and what is opened does not.
  it("can be sealed again from the same random bytes, byte for byte while no word came later", async () => {
    const made = await makeGoldenDocuments(vault);
    if (laterWords().length === 0) expect(made).toEqual(documents);
    expect(made.map(({ words }) => words)).toEqual(documents.map(({ words }) => words));
    for (const document of made) await opens(document);
  });

  it.each(documents)("are opened and compared by a decryptor with other libraries: $name", async (golden) => {
    const { row, words } = golden;
    const root = await rootKeyOf(keysets.argon2id, passphrase);
    const { lineItems, ...others } = openForeignDocument(root, userId, row);
    expect(others).toMatchObject({ customerName: words.customerName, projectDescription: "A stair" });
    const lines = words.lineItems as { id: string; name: string }[];
    expect(lineItems).toMatchObject(Object.fromEntries(lines.map(({ id, name }) => [id, { name }])));
    const [first, ...rest] = row.lineItems as { unitPrice: number }[];
    const cheaper = { ...row, lineItems: [{ ...first, unitPrice: 1 }, ...rest] };
    expect(() => openForeignDocument(root, userId, cheaper)).toThrow("other figures");
    expect(() => openForeignDocument(root, userId, { ...row, linesSealed: row.sealed })).toThrow(
      "other lines",
    );
  });
});

async function opens({ kind, row, words }: GoldenDocument): Promise<void> {
  const fresh = { ...vault, opened: new Map(), revisions: revisionsIn(new Map()) };
  expect(await openFields(fresh, kind, row)).toMatchObject({ state: "open", sealed: true, record: words });
}

test.each(documents)(
  "a build from before refuses, with words, and shows no empty document: $name",
  async (golden) => {
    const { kind, row } = golden;
    expect(await openAsVersion1(vault, kind, row)).toEqual({ state: "tampered", reason: "lines_differ" });
  },
);

test("the reader of that build opens what that build sealed", async () => {
  const { records }: GoldenAccount = read("vault-golden-v1.json");
  for (const { kind, plain, sealed } of records.filter(
    ({ kind }) => kind === "quote" || kind === "invoice",
  )) {
    expect(await openAsVersion1(vault, kind, sealed)).toMatchObject({ state: "open", record: plain });
  }
});
