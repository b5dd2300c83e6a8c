import { timing } from "#web/app/timing.ts";

/**
 * Runs a task once the page has nothing else to do, by `requestIdleCallback`; where the engine lacks that (Safari),
 * after a short while.
 *
 * @returns calls the task off
 */
export function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(task, timing.idle);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task);
  return () => cancelIdleCallback(idle);
}
