import type { Id } from "#domain/ids/id.ts";
import { CallError } from "#web/base/call-error.ts";
import { newId } from "#web/base/new-id.ts";

/**
 * [Note: Lost answers]
 * When no answer comes to a write, it may have been applied. It is remembered with its idempotency key, and before
 * something else is written to the same record it is sent again, unchanged: the server then says what became of it.
 * Without that, the next save would be refused, because the record is at a version that this page has not seen.
 */
interface SentWrite {
  /** What was to be saved, as text, so that the same can be recognised. */
  readonly what: string;
  readonly send: () => Promise<unknown>;
}

const unanswered = new Map<Id, SentWrite>();

/**
 * Sends a write to a record under a key made here, and remembers it if no answer comes.
 *
 * @param send sends the same bytes each time
 */
export async function sendKeyed<Answer>(
  id: Id,
  what: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = newId();
  try {
    return await send(key);
  } catch (error) {
    if (isUnanswered(error)) unanswered.set(id, { what, send: () => send(key) });
    throw error;
  }
}

/**
 * Finds out what became of the write to a record whose answer was lost.
 *
 * @returns what it saved; null if there was no such write, or the server refused it
 * @throws CallError if there is still no answer
 */
export async function settle(id: Id): Promise<string | null> {
  const write = unanswered.get(id);
  if (!write) return null;
  try {
    await write.send();
  } catch (error) {
    if (!isRefused(error)) throw error;
    unanswered.delete(id);
    return null;
  }
  unanswered.delete(id);
  return write.what;
}

/** Whether no answer of the server came: none at all, or that of a proxy in front of it. */
function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && [0, 502, 504].includes(error.status);
}

/** Whether the server decided against a write. A server that is busy, or wants a sign-in first, has not decided. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status >= 400 && error.status < 500 && ![401, 408, 426, 429].includes(error.status);
}
