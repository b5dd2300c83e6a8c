import { setTimeout as wait } from "node:timers/promises";

export interface Stoppable {
  /** The name that the operator reads: "requests". */
  readonly name: string;
  stop(): Promise<unknown>;
}

/** A part that did not stop, and why. */
export interface LeftBehind {
  readonly name: string;
  readonly reason: string;
}

/** Milliseconds for each part; the five together stop within an orchestrator's usual 30 seconds. */
const longest = 5_000;

/**
 * Stops one part after the other. If one hangs or fails, the next ones, above all the database, are still stopped.
 *
 * @param patience resolves when a part has had enough time
 * @returns the parts that did not stop
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
