import { setTimeout as wait } from "node:timers/promises";

export interface Stoppable {
  /** The name that the operator reads: "requests". */
  readonly name: string;
  stop(): Promise<unknown>;
  /** Milliseconds that it may take; `partLimit` by default. */
  readonly limit?: number;
}

/** A part that did not stop, and why. */
export interface StopFailure {
  readonly name: string;
  readonly reason: string;
}

/**
 * Milliseconds for requests that are on their way, after the notice to the load balancer (5 seconds by default). With
 * the two parts that stop after them, the process ends within an orchestrator's usual 30 seconds.
 */
export const drainLimit = 10_000;

/** Milliseconds for each other part. */
const partLimit = 5_000;

/**
 * Stops the parts of one stage together, and one stage after the other. If a part hangs or fails, the next ones, above
 * all the database, are still stopped.
 *
 * @param patience resolves when a part has had this many milliseconds
 * @returns the parts that did not stop
 */
export async function stopInOrder(
  stages: readonly (readonly Stoppable[])[],
  patience: (limit: number) => Promise<unknown> = (limit) => wait(limit, undefined, { ref: false }),
): Promise<StopFailure[]> {
  const left: StopFailure[] = [];
  for (const parts of stages) {
    const ended = await Promise.all(parts.map((part) => ending(part, patience)));
    left.push(...ended.filter((part) => part !== null));
  }
  return left;
}

async function ending(
  { name, stop, limit = partLimit }: Stoppable,
  patience: (limit: number) => Promise<unknown>,
): Promise<StopFailure | null> {
  const reason = await Promise.race([
    stop().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    ),
    patience(limit).then(() => "it took too long"),
  ]);
  return reason === null ? null : { name, reason };
}
