import type { Kdf } from "#contract/keyset.ts";
import type { Bytes } from "#formats/bytes/bytes.ts";
import type { Derive, KdfInput } from "#vault/primitives/kdf.ts";
import { assertMayOpen } from "#vault/primitives/kdf-limits.ts";
import { VaultError, type VaultErrorCode } from "#vault/primitives/vault-error.ts";

export interface KdfRequest extends KdfInput {
  kdf: Kdf;
}

/** The worker's answer: 32 bytes, or the code of a refusal. */
export type KdfAnswer = { key: Bytes } | { refusal: VaultErrorCode };

/** The part of a Worker that is used, so that a test can run one inline. */
export type KdfWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/**
 * Derives a key in a worker, so that the screen stays responsive. Each derivation has its own worker, because the
 * worker's memory contains the passphrase and is freed with it.
 *
 * @param createWorker makes a worker of kdf-worker.ts
 * @throws VaultError `kdf_refused`; `kdf_failed` when the worker cannot start or WebAssembly is forbidden
 */
export function deriveInWorker(createWorker: () => KdfWorker): Derive {
  return async (kdf, input) => {
    assertMayOpen(kdf);
    const answer = await ask(started(createWorker), { kdf, ...input });
    if ("refusal" in answer) throw new VaultError(answer.refusal);
    return answer.key;
  };
}

/** The worker's side: derives, and turns every failure into a code, because an error loses its class on the way. */
export async function answerKdf(derive: Derive, { kdf, ...input }: KdfRequest): Promise<KdfAnswer> {
  try {
    return { key: await derive(kdf, input) };
  } catch (error) {
    return { refusal: error instanceof VaultError ? error.code : "kdf_failed" };
  }
}

function started(createWorker: () => KdfWorker): KdfWorker {
  try {
    return createWorker();
  } catch {
    throw new VaultError("kdf_failed");
  }
}

async function ask(worker: KdfWorker, request: KdfRequest): Promise<KdfAnswer> {
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<KdfAnswer>) => resolve(data);
      worker.onerror = () => resolve({ refusal: "kdf_failed" });
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
