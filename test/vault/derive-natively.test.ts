import { expect, test } from "vitest";
import { deriveNatively } from "#test/support/derive-natively.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { stretch } from "#vault/primitives/kdf.ts";
import { presentKdf } from "#vault/primitives/kdf-limits.ts";

test("the quick derivation of the tests leads to the key that the product derives", async () => {
  const random = seededRandom("derive natively");
  const input = { secret: random(12), salt: random(32) };
  const another = { ...input, salt: random(32) };
  for (const each of [input, input, another]) {
    expect(await deriveNatively(presentKdf, each)).toEqual(await stretch(presentKdf, each));
  }
  const pbkdf2 = { name: "pbkdf2-sha256", iterations: 10_000 } as const;
  expect(await deriveNatively(pbkdf2, input)).toEqual(await stretch(pbkdf2, input));
});
