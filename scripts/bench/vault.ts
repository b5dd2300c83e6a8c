import type { Id } from "#domain/ids/id.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { randomUuid, systemRandom } from "#vault/primitives/random.ts";
import { openMany, sealMany } from "#vault/records/open-many.ts";
import { openVault, type Vault } from "#vault/records/vault.ts";
import { compare, type Figure } from "./compare.ts";

const ids = seededRandom("bulk-speed");
const userId = randomUuid(ids) as Id<"User">;
const vault = await openVault(ids(32), { userId, mode: "strict", random: systemRandom });
const customers = Array.from({ length: 10_000 }, (_, index) => ({
  id: randomUuid(ids),
  name: `Customer number ${index}`,
  companyName: "Hobbs Joinery Ltd",
  email: `person${index}@example.org`,
  phone: "01632 960123",
  address: "12 Mill Lane",
  city: "Leeds",
  county: "West Yorkshire",
  postcode: "LS1 1AA",
  country: "United Kingdom",
  notes: null,
}));
const rows = await sealMany(vault, "customer", customers);

/** The least that any code must do: decode, decrypt, parse; encode, encrypt, write. No checks, no slices. */
async function bareOpening() {
  const opened: unknown[] = [];
  for (const row of rows) {
    const bytes = new Uint8Array(Buffer.from(String(row.sealed).split(":")[4] ?? "", "base64url"));
    const aad = new TextEncoder().encode(["qw1", userId, vault.kid, "customer", row.id].join("\n"));
    const algorithm = { name: "AES-GCM", iv: bytes.subarray(0, 12), additionalData: aad };
    const text = await crypto.subtle.decrypt(algorithm, vault.recordKeys.customer, bytes.subarray(12));
    opened.push({ ...row, ...JSON.parse(new TextDecoder().decode(text)) });
  }
  return opened;
}

async function bareSealing() {
  const sealed: unknown[] = [];
  for (const { id, ...words } of customers) {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const aad = new TextEncoder().encode(["qw1", userId, vault.kid, "customer", id].join("\n"));
    const text = new TextEncoder().encode(JSON.stringify(words));
    const algorithm = { name: "AES-GCM", iv, additionalData: aad };
    const bytes = await crypto.subtle.encrypt(algorithm, vault.recordKeys.customer, text);
    sealed.push({ id, sealed: Buffer.concat([iv, new Uint8Array(bytes)]).toString("base64url") });
  }
  return sealed;
}

/** Opening and sealing 10,000 customers, each against a plain WebCrypto loop over the same bytes. */
export async function vaultFigures(): Promise<Figure[]> {
  const fresh = (): Vault => ({ ...vault, opened: new Map() });
  return [
    await compare({
      name: "open 10,000 customers / bare WebCrypto loop",
      ours: () => openMany(fresh(), "customer", rows),
      bare: bareOpening,
      limit: 1.5,
    }),
    await compare({
      name: "seal 10,000 customers / bare WebCrypto loop",
      ours: () => sealMany(vault, "customer", customers),
      bare: bareSealing,
      limit: 1.5,
    }),
  ];
}
