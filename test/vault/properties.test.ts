import { describe, expect, it } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import { toBase64url } from "#formats/bytes/base64url.ts";
import { fc } from "#test/support/fast-check.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { newRecoveryCode, recoveryCodeBytes } from "#vault/keyset/recovery-code.ts";
import { fromBase64url } from "#vault/primitives/bytes.ts";
import { openEnvelope } from "#vault/records/envelope.ts";
import { openFields } from "#vault/records/records.ts";
import { sealRecord } from "#vault/records/seal-envelope.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import { openVault, type Vault } from "#vault/records/vault.ts";

const random = seededRandom("properties");
const userId = "6f1c2b9e-7d4a-4c1b-9a55-0d9c5a1e2b3f" as Id<"User">;
const vault = await openVault(random(32), { userId, mode: "strict", random });
/** The same account on a device that has opened nothing yet. */
const fresh = (): Vault => ({ ...vault, opened: new Map() });

const anyUnicode = fc.string({ unit: "binary", maxLength: 60 });
const word = fc.option(anyUnicode, { nil: null });
const material = fc.record({ id: fc.uuid(), name: anyUnicode, sku: word, unitType: word });
const envelopeOf = ({ id, ...fields }: { id: string } & Record<string, string | null>) =>
  sealRecord(vault, { kind: "material", id }, { fields, lineItems: null });

describe("any text", () => {
  it("survives sealing and opening", async () => {
    await fc.assert(
      fc.asyncProperty(material, async (record) => {
        const row = await sealFields(vault, "material", record);
        const opened = await openFields(fresh(), "material", row);
        expect(opened).toMatchObject({ state: "open", record });
      }),
      { numRuns: 300 },
    );
  });

  it("survives in the lines of a document, whatever the lines are called", async () => {
    const line = fc.record({
      id: fc.uuid(),
      name: anyUnicode,
      description: word,
      unit: word,
      materialSku: word,
    });
    const lines = fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.uuid(), lines, async (id, lineItems) => {
        const words = { id, lineItems, ...documentWords("__proto__ \u0000 \ufeff") };
        const row = await sealFields(vault, "quote", words);
        expect(await openFields(fresh(), "quote", row)).toMatchObject({ state: "open", record: words });
      }),
      { numRuns: 100 },
    );
  });

  it("reveals its length in steps of 128 bytes only", async () => {
    await fc.assert(
      fc.asyncProperty(material, async (record) => {
        const body = (await envelopeOf(record)).split(":").at(-1) ?? "";
        expect((fromBase64url(body).length - 28) % 128).toBe(0);
      }),
      { numRuns: 100 },
    );
  });
});

describe("any change", () => {
  it("of one byte of the ciphertext never opens", async () => {
    const id = "0b0e7c1d-5f5b-4a30-8a5c-3f1f6b7e9d20";
    const envelope = await envelopeOf({ id, name: "Oak board", sku: null, unitType: "Each" });
    const at = envelope.lastIndexOf(":") + 1;
    const sealed = fromBase64url(envelope.slice(at));
    for (let index = 0; index < sealed.length; index++) {
      const changed = sealed.slice();
      changed[index] = (changed[index] ?? 0) ^ (1 + (index % 255));
      const forged = envelope.slice(0, at) + toBase64url(changed);
      const attempt = openEnvelope(fresh(), forged, [{ kind: "material", id }]);
      await expect(attempt).rejects.toMatchObject({ code: "envelope_broken" });
    }
  });

  it("of one character of the envelope never opens", async () => {
    const record = {
      id: "0b0e7c1d-5f5b-4a30-8a5c-3f1f6b7e9d20",
      name: "Oak board",
      sku: null,
      unitType: "Each",
    };
    const envelope = await envelopeOf(record);
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_:= \n";
    // At the last place every letter, of which a lenient decoder would accept some; elsewhere one.
    const last = envelope.length - 1;
    const places = [...Array.from(envelope, (_, index) => index), ...Array.from(letters, () => last)];
    for (const [turn, index] of places.entries()) {
      const letter = letters.charAt(turn % letters.length);
      const forged = envelope.slice(0, index) + letter + envelope.slice(index + 1);
      if (forged === envelope) continue;
      const { state } = await openFields(fresh(), "material", { ...record, ...blank, sealed: forged });
      expect(state, forged).toBe("tampered");
    }
  });

  it("of length never opens", async () => {
    const record = {
      id: "0b0e7c1d-5f5b-4a30-8a5c-3f1f6b7e9d20",
      name: "Oak board",
      sku: null,
      unitType: "Each",
    };
    const envelope = await envelopeOf(record);
    for (const forged of [
      envelope.slice(0, -1),
      envelope.slice(0, -4),
      `${envelope}A`,
      `${envelope}AAAA`,
      "",
    ]) {
      const { state } = await openFields(fresh(), "material", { ...record, ...blank, sealed: forged });
      expect(state, forged).toBe("tampered");
    }
  });
});

describe("base64url", () => {
  it("equals the platform's, for all bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = toBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString("base64url"));
        expect(fromBase64url(text)).toEqual(new Uint8Array(bytes));
      }),
    );
  });

  it("accepts exactly what it writes itself", () => {
    const letters = fc.constantFrom(..."AQgw019-_az+/= \n\u00e9");
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 9 }), (text) => {
        const written = Buffer.from(text, "base64url").toString("base64url");
        if (written === text) expect(toBase64url(fromBase64url(text))).toBe(text);
        else
          expect(() => fromBase64url(text)).toThrow(expect.objectContaining({ code: "base64url_malformed" }));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a recovery code", () => {
  it("has 140 random bits and its check finds any mistyped letter", async () => {
    const code = await newRecoveryCode(random);
    const secret = await recoveryCodeBytes(code);
    expect(secret).toHaveLength(28);
    const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for (const [index, letter] of Array.from(code).entries()) {
      if (letter === "-") continue;
      const other = alphabet.charAt((alphabet.indexOf(letter) + 1) % 32);
      const mistyped = code.slice(0, index) + other + code.slice(index + 1);
      await expect(recoveryCodeBytes(mistyped)).rejects.toMatchObject({ code: "recovery_code_malformed" });
    }
  });
});

const blank = { name: null, sku: null, unitType: null };

function documentWords(text: string) {
  return {
    customerName: text,
    customerEmail: text,
    customerPhone: text,
    companyName: text,
    projectAddress: text,
    projectCity: text,
    projectCounty: text,
    projectPostcode: text,
    projectDescription: text,
    workLocation: text,
    customerVatNumber: text,
  };
}
