import { expect, test } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { openFields, openLetterhead, type Sealed } from "#vault/records/records.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import { openVault } from "#vault/records/vault.ts";
import { seenRecord } from "#web/privacy/seen-record.ts";

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const userId = "6f1c2b9e-7d4a-4c1b-9a55-0d9c5a1e2b3f" as Id<"User">;
const vault = await openVault(random(32), { userId, mode: "strict", random });
const id = "0b0e7c1d-5f5b-4a30-8a5c-3f1f6b7e9d20";
const ann = withEmptyFields("customer", { id, version: 3, name: "Ann Archer", city: "Ludlow" });

test("a sealed record shows its words on our side and only the envelope on the server's", async () => {
  const raw = await sealFields(vault, "customer", ann);
  const opened = await openFields(vault, "customer", raw);
  const { groups, envelopes } = seenRecord({ kind: "customer", raw: wire(raw), opened, supplier: null });
  expect(groups[0]?.fields).toContainEqual({
    label: "Name",
    isWord: true,
    yours: "Ann Archer",
    theirs: null,
  });
  expect(groups[0]?.fields).toContainEqual({ label: "Notes", isWord: true, yours: "", theirs: null });
  expect(groups[0]?.fields).toContainEqual({ label: "Version", isWord: false, yours: "3", theirs: "3" });
  expect(envelopes).toEqual([{ title: "All sealed words of this record", text: raw.sealed }]);
  expect(JSON.stringify(groups.map(({ fields }) => fields.map(({ theirs }) => theirs)))).not.toContain("Ann");
});

test("a locked record shows its words on neither side", async () => {
  const raw = await sealFields(vault, "customer", ann);
  const opened = await openFields("locked", "customer", raw);
  const { groups } = seenRecord({ kind: "customer", raw: wire(raw), opened, supplier: null });
  expect(groups[0]?.fields[0]).toEqual({ label: "Name", isWord: true, yours: null, theirs: null });
});

test("a plain record is the same on both sides, and says so", async () => {
  const opened = await openFields("none", "customer", ann);
  const { groups, envelopes } = seenRecord({ kind: "customer", raw: wire(ann), opened, supplier: null });
  expect(groups[0]?.fields[0]).toEqual({
    label: "Name",
    isWord: true,
    yours: "Ann Archer",
    theirs: "Ann Archer",
  });
  expect(groups[0]?.fields).toContainEqual({ label: "Notes", isWord: true, yours: "", theirs: "" });
  expect(envelopes).toEqual([]);
});

test("a word added by somebody else shows on the server's side and not on ours", async () => {
  const raw = { ...(await sealFields(vault, "customer", ann)), name: "Mallory" };
  const opened = await openFields(vault, "customer", raw);
  const { groups } = seenRecord({ kind: "customer", raw: wire(raw), opened, supplier: null });
  expect(groups[0]?.fields[0]).toEqual({ label: "Name", isWord: true, yours: null, theirs: "Mallory" });
});

test("a logo has an envelope of its own, and a missing logo is visible as missing", async () => {
  const firm = withEmptyFields("companyProfile", { id, companyName: "Archer Joinery", logoUrl: null });
  const sealedFirm = await sealFields(vault, "companyProfile", firm);
  const raw = wire({ ...sealedFirm, logoSealed: null });
  const opened = await openFields(vault, "companyProfile", raw);
  const { groups } = seenRecord({ kind: "companyProfile", raw, opened, supplier: null });
  expect(groups[0]?.fields).toContainEqual({ label: "Logo URL", isWord: true, yours: "", theirs: "" });
  const withLogo = wire(sealedFirm);
  const { groups: other, envelopes } = seenRecord({
    kind: "companyProfile",
    raw: withLogo,
    opened: await openFields(vault, "companyProfile", withLogo),
    supplier: null,
  });
  expect(other[0]?.fields).toContainEqual({ label: "Logo URL", isWord: true, yours: "", theirs: null });
  expect(envelopes).toHaveLength(2);
});

test("an invoice shows its lines and its supplier", async () => {
  const firm = await sealFields(vault, "companyProfile", {
    ...withEmptyFields("companyProfile", { id, companyName: "Archer Joinery" }),
  });
  const line = { id: "7c1d0b0e-5f5b-4a30-8a5c-3f1f6b7e9d21", name: "Oak board", quantity: "2" };
  const invoice = withEmptyFields("invoice", {
    id,
    customerName: "Bea Brown",
    total: "60.00",
    lineItems: [line],
  });
  const supplier = { ...firm, language: "en-GB" };
  const raw = { ...(await sealFields(vault, "invoice", invoice)), supplier };
  const { groups, envelopes } = seenRecord({
    kind: "invoice",
    raw: wire(raw),
    opened: await openFields(vault, "invoice", wire(raw)),
    supplier: await openLetterhead(vault, wire(supplier)),
  });
  expect(groups.map(({ title }) => title)).toEqual([null, "Line 1", "Your company, as it was then"]);
  expect(groups[0]?.fields).toContainEqual({
    label: "Total",
    isWord: false,
    yours: "60.00",
    theirs: "60.00",
  });
  expect(groups[1]?.fields).toContainEqual({ label: "Name", isWord: true, yours: "Oak board", theirs: null });
  expect(groups[2]?.fields).toContainEqual({
    label: "Company name",
    isWord: true,
    yours: "Archer Joinery",
    theirs: null,
  });
  expect(envelopes).toHaveLength(2);
});

function wire(record: Sealed<object>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(record));
}
