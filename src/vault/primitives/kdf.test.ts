import { describe, expect, it } from "vitest";
import type { Kdf } from "#contract/keyset.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { utf8 } from "#vault/primitives/bytes.ts";
import { type Derive, stretch } from "#vault/primitives/kdf.ts";
import { answerKdf, deriveInWorker, type KdfWorker } from "#vault/primitives/kdf-client.ts";
import { plainKdf, presentKdf } from "#vault/primitives/kdf-limits.ts";

const input = { secret: utf8("correct horse battery staple"), salt: seededRandom("kdf")(32) };
const light: Kdf = { name: "argon2id", memoryKib: 19_456, passes: 2, parallelism: 1 };

/** A worker that runs in this thread and counts how often it is made and terminated. */
function inlineWorkers(derive: Derive) {
  const count = { made: 0, ended: 0 };
  const create = (): KdfWorker => {
    count.made++;
    const worker: KdfWorker = {
      onmessage: null,
      onerror: null,
      postMessage: async (request) => {
        const data = await answerKdf(derive, structuredClone(request));
        worker.onmessage?.call(worker as Worker, new MessageEvent("message", { data }));
      },
      terminate: () => void count.ended++,
    };
    return worker;
  };
  return { count, create };
}

describe("stretching in a worker", () => {
  it("gives the same key as without a worker, and terminates it", async () => {
    const { count, create } = inlineWorkers(stretch);
    expect(await deriveInWorker(create)(light, input)).toEqual(await stretch(light, input));
    expect(count).toEqual({ made: 1, ended: 1 });
  });

  it("refuses parameters outside the limits before it makes a worker", async () => {
    const { count, create } = inlineWorkers(stretch);
    const attempt = deriveInWorker(create)({ ...light, passes: 1 }, input);
    await expect(attempt).rejects.toMatchObject({ code: "kdf_refused" });
    expect(count.made).toBe(0);
  });

  it("fails with a code when WebAssembly is forbidden or the worker can't start", async () => {
    const { count, create } = inlineWorkers(() => Promise.reject(new Error("forbidden by policy")));
    await expect(deriveInWorker(create)(light, input)).rejects.toMatchObject({ code: "kdf_failed" });
    const deaf = (): KdfWorker => {
      const worker: KdfWorker = {
        ...create(),
        postMessage: () => worker.onerror?.call(worker as Worker, new Event("error") as ErrorEvent),
      };
      return worker;
    };
    await expect(deriveInWorker(deaf)(light, input)).rejects.toMatchObject({ code: "kdf_failed" });
    expect(count).toEqual({ made: 2, ended: 2 });
  });
});

describe("the settings for new slots", () => {
  it("are those of docs/encryption.md", () => {
    expect(presentKdf).toEqual({ name: "argon2id", memoryKib: 65_536, passes: 3, parallelism: 1 });
    expect(plainKdf).toEqual({ name: "pbkdf2-sha256", iterations: 600_000 });
  });

  it("give each slot a key of its own", async () => {
    const [a, b] = [await stretch(light, input), await stretch(plainKdf, input)];
    expect(a).toHaveLength(32);
    expect(b).toHaveLength(32);
    expect(a).not.toEqual(b);
  });
});
