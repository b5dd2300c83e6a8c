/** Too many requests of one user are waiting already. */
export class TooManyWaiting extends Error {
  override readonly name = "TooManyWaiting";
}

/** A queue for each user: limits how much of their work runs at once, and delays nobody else's. */
export interface Turns {
  /**
   * Runs work when it is the user's turn.
   *
   * @param signal aborts the wait when the client disconnects
   * @throws TooManyWaiting at once if the queue is full; the signal's reason if it aborts during the wait
   */
  take<T>(userId: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Queue {
  running: number;
  waiting: Set<() => void>;
}

/** @param limits how much of a user's work runs at the same time, and how much more may wait */
export function turns(limits: { atOnce: number; waiting: number }): Turns {
  const queues = new Map<string, Queue>();

  function queueOf(userId: string): Queue {
    const known = queues.get(userId);
    if (known) return known;
    const queue: Queue = { running: 0, waiting: new Set() };
    queues.set(userId, queue);
    return queue;
  }

  async function enter(queue: Queue, signal: AbortSignal | undefined): Promise<void> {
    if (queue.running < limits.atOnce) {
      queue.running += 1;
      return;
    }
    if (queue.waiting.size >= limits.waiting) throw new TooManyWaiting("Too many requests of one user wait");
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.waiting.delete(begin);
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      queue.waiting.add(begin);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** Gives the turn to the work that has waited longest. */
  function end(userId: string, queue: Queue): void {
    const [next] = queue.waiting;
    if (next) {
      queue.waiting.delete(next);
      next();
      return;
    }
    queue.running -= 1;
    if (queue.running === 0) queues.delete(userId);
  }

  return {
    async take(userId, work, signal) {
      signal?.throwIfAborted();
      const queue = queueOf(userId);
      await enter(queue, signal);
      try {
        return await work();
      } finally {
        end(userId, queue);
      }
    },
  };
}
