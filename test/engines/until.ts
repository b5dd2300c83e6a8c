import { setTimeout as pause } from "node:timers/promises";

/** How long anything may take on a machine that is busy with other things, in milliseconds. */
const patience = 60_000;
const between = 50;

/**
 * Looks again and again until there is something to see.
 *
 * @param look undefined means not yet, and so does an error: a page that is being left has no answer
 * @param what in words, for the error
 * @throws Error if it does not come, with the last one of `look` as its cause
 */
export async function until<T>(look: () => Promise<T | undefined>, what: () => string): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    let cause: unknown;
    try {
      const seen = await look();
      if (seen !== undefined) return seen;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > end) throw new Error(`Not within ${patience / 1000} s: ${what()}`, { cause });
    await pause(between);
  }
}
