import type { Kdf, Keyset } from "#contract/keyset.ts";
import { type RecordKind, recordKinds, sealedFields } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { createKeyset } from "#vault/keyset/keyset.ts";
import { addRecoverySlot } from "#vault/keyset/keyset-change.ts";
import { withRoot } from "#vault/keyset/keyset-root.ts";
import { passphraseBytes } from "#vault/keyset/passphrase.ts";
import { sealPolicy } from "#vault/keyset/policy.ts";
import { makeSlot } from "#vault/keyset/slot.ts";
import { stretch } from "#vault/primitives/kdf.ts";
import { type Random, randomUuid } from "#vault/primitives/random.ts";
import type { Sealed } from "#vault/records/records.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { Vault } from "#vault/records/vault.ts";
import { isPart } from "#web/records/unlisted-kinds.ts";

type Row = Record<string, unknown>;

/** The content of test/vectors/vault-golden-v1.json. */
export interface GoldenAccount {
  userId: Id<"User">;
  passphrase: string;
  recoveryCode: string;
  keysets: Record<"argon2id" | "withRecovery" | "pbkdf2" | "specified", Keyset>;
  records: { kind: RecordKind; plain: Row; sealed: Sealed<Row> }[];
}

/**
 * The account of the golden file, made from a seed. The file is frozen: every later build must open it and, as long
 * as the format is version 1, make the same keysets from the same random bytes.
 */
export async function makeGoldenAccount(): Promise<GoldenAccount> {
  const random = seededRandom("vault-golden-v1");
  const userId = randomUuid(random) as Id<"User">;
  const passphrase = " Sägewerk & Söhne, 3. Etage – №7 ";
  const { keyset, vault } = await createKeyset({ userId, passphrase, random });
  const withCode = await addRecoverySlot(keyset, passphrase, { userId, random });
  return {
    userId,
    passphrase,
    recoveryCode: withCode.recoveryCode,
    keysets: {
      argon2id: keyset,
      withRecovery: withCode.keyset,
      pbkdf2: await relocked(keyset, passphrase, { name: "pbkdf2-sha256", iterations: 600_000 }, random),
      specified: await relocked(keyset, passphrase, { name: "pbkdf2-sha256", iterations: 10_000 }, random),
    },
    records: await sealedRecords(vault, random),
  };
}

/** The keyset with another KDF in its passphrase slot, including the one that is no longer made. */
async function relocked(keyset: Keyset, passphrase: string, kdf: Kdf, random: Random): Promise<Keyset> {
  const context = { userId: keyset.uid as Id<"User">, random };
  return withRoot({ keyset, secret: { passphrase }, context }, async ({ root, vault }) => {
    const tools = { userId: context.userId, derive: stretch, random };
    const slot = await makeSlot(tools, {
      kind: "passphrase",
      kdf,
      secret: passphraseBytes(passphrase),
      root,
    });
    return sealPolicy(vault, { ...keyset, slots: [slot] });
  });
}

async function sealedRecords(vault: Vault, random: Random): Promise<GoldenAccount["records"]> {
  const records: GoldenAccount["records"] = [];
  for (const kind of recordKinds.filter((each) => !isPart(each))) {
    const plain = plainRecord(kind, random);
    records.push({ kind, plain, sealed: await sealFields(vault, kind, plain) });
  }
  return records;
}

function plainRecord(kind: RecordKind, random: Random): Row {
  const { fields, lineItems } = sealedFields[kind];
  const words = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name, index) => [name, index % 4 === 3 ? null : `${kind} ${name} – Größe ½ 🪚`]),
    );
  const logo = kind === "companyProfile" ? { logoUrl: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" } : {};
  const line = () => ({ id: randomUuid(random), quantity: 1500, unitPrice: 4250, ...words(lineItems) });
  const lines = lineItems.length > 0 ? { lineItems: [line(), line()] } : {};
  return { id: randomUuid(random), version: 1, ...words(fields), ...logo, ...lines };
}
