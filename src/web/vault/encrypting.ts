import type { Id } from "#domain/ids/id.ts";
import type { Vault } from "#vault/records/vault.ts";
import { CallError } from "#web/base/call-error.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { queryClient } from "#web/base/query-client.ts";
import { timing } from "#web/base/timing.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { becomeStrict, type SealingProgress, sealNextBatch } from "#web/vault/sealing-work.ts";
import { encryptionState, reloadEncryption } from "#web/vault/vault-session.ts";

/**
 * What this tab does for an account that is being encrypted: nothing, working (with the progress once it is known),
 * waiting for a connection, or stopped, with a message that says why.
 */
export type Encrypting =
  | { phase: "idle" }
  | { phase: "working"; progress: SealingProgress | null }
  | { phase: "waiting"; progress: SealingProgress | null }
  | { phase: "stopped"; message: string };

const listeners = new Set<() => void>();
let state: Encrypting = { phase: "idle" };

export function encrypting(): Encrypting {
  return state;
}

export function subscribeEncrypting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Encrypts plain records until none are left. A lock lets one tab of this browser work at a time; the other tabs
 * wait, and then find the work done. Retries with exponential backoff while the server is out of reach. Stops when
 * the account is locked or left, and continues at the next unlock.
 */
export async function encryptTheRest(userId: Id<"User">): Promise<void> {
  if (state.phase === "working" || state.phase === "waiting") return;
  set({ phase: "working", progress: null });
  try {
    await navigator.locks.request(`quotewright-encrypting-${userId}`, () => work(userId));
    set({ phase: "idle" });
  } catch (error) {
    set({ phase: "stopped", message: messageOfError(error, laterMessages().encrypting.stopped) });
  }
}

async function work(userId: Id<"User">): Promise<void> {
  // Another tab may have finished while this one waited for the lock, and announced it before this tab could listen.
  if (migratingVault(userId)) await reloadEncryption(userId);
  let failures = 0;
  let fruitless = 0;
  for (;;) {
    const vault = migratingVault(userId);
    if (!vault) return;
    try {
      const before = progressOf(state)?.left ?? Number.POSITIVE_INFINITY;
      const { left } = await nextStep(vault);
      failures = 0;
      fruitless = left < before || left === 0 ? 0 : fruitless + 1;
      if (left === 0 && (await becomeStrict(vault))) return await finished(userId);
      if (fruitless === mostFruitless) throw new Error(laterMessages().encrypting.stopped);
    } catch (error) {
      if (!mayPass(error)) throw error;
      set({ phase: "waiting", progress: progressOf(state) });
      await pause(Math.min(timing.retryFirst * 2 ** failures, timing.retryLongest));
      failures += 1;
    }
  }
}

/** Consecutive rounds without progress, because somebody else changed every row before it could be sealed. */
const mostFruitless = 20;

async function nextStep(vault: Vault): Promise<SealingProgress> {
  const show = (progress: SealingProgress) => set({ phase: "working", progress });
  const known = progressOf(state);
  // When nothing seemed to be left but more plain records turned up, the server counts again.
  const progress = await sealNextBatch(vault, known && known.left > 0 ? known : null, show);
  show(progress);
  return progress;
}

async function finished(userId: Id<"User">): Promise<void> {
  if (migratingVault(userId)) await reloadEncryption(userId);
  toast({ title: laterMessages().encrypting.done, message: laterMessages().encrypting.doneMessage });
  // Records read before were trusted although they were plain, so they are read again.
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "user" });
}

/** The vault, while the account is open in this tab and not yet fully sealed; otherwise null. */
function migratingVault(userId: Id<"User">): Vault | null {
  const now = encryptionState();
  if (now.phase !== "ready" || now.unlocked.vault.userId !== userId) return null;
  return now.unlocked.vault.mode === "migrating" ? now.unlocked.vault : null;
}

/** Errors worth a retry: no answer, or a server that is down or busy. */
function mayPass(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

function progressOf(now: Encrypting): SealingProgress | null {
  return "progress" in now ? now.progress : null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function set(next: Encrypting): void {
  state = next;
  for (const listener of listeners) listener();
}
