import { setTimeout as wait } from "node:timers/promises";

/** A part of the app that has to be stopped. */
export interface Stoppable {
  /** As the operator reads it: "requests". */
  readonly name: string;
  stop(): Promise<unknown>;
}

/** What was not stopped in time or at all, and why. */
export interface LeftBehind {
  readonly name: string;
  readonly reason: string;
}

/** Each part has this long; the five together end before an orchestrator's usual grace of 30 seconds does. */
const longest = 5_000;

/**
 * Stops one part after the other. One that hangs or fails is left behind, so that those after it, the database above
 * all, are still stopped in good order.
 *
 * @param patience resolves when a part has had its time
 */
export async function stopInOrder(
  parts: readonly Stoppable[],
  patience: () => Promise<unknown> = () => wait(longest, undefined, { ref: false }),
): Promise<LeftBehind[]> {
  const left: LeftBehind[] = [];
  for (const { name, stop } of parts) {
    const reason = await Promise.race([
      stop().then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
      patience().then(() => "it took too long"),
    ]);
    if (reason !== null) left.push({ name, reason });
  }
  return left;
}
