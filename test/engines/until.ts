import { setTimeout as pause } from "node:timers/promises";

/** How long anything may take on a busy machine, in milliseconds. */
const patience = 60_000;
const between = 50;

/**
 * Calls `look` again and again until it returns a value.
 *
 * @param look undefined means not yet, and so does an error, because a page that is being left cannot answer
 * @param what description for the error
 * @throws Error when the time is over, with the last error of `look` as its cause
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
