import { timing } from "#web/base/timing.ts";

/**
 * Runs a task once the page is idle, by `requestIdleCallback`, or after a second; in an engine without it (Safari), after
 * a short delay.
 *
 * @returns cancels the task
 */
export function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(task, timing.idle);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(task, { timeout: timing.idleAtMost });
  return () => cancelIdleCallback(callback);
}

/** Resolves once the page is idle. */
export function idle(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve));
}
