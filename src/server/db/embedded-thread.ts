import { Worker } from "node:worker_threads";
import { DatabaseAway } from "#server/db/database-errors.ts";
import type { EmbeddedAnswer, EmbeddedRequest, EmbeddedSettings } from "#server/db/embedded-messages.ts";

type Question = EmbeddedRequest extends infer R ? (R extends { id: number } ? Omit<R, "id"> : never) : never;
type Reply = Exclude<EmbeddedAnswer, { error: string }>;

/** A running embedded database. */
export interface EmbeddedThread {
  /**
   * Asks the thread; questions are answered in order.
   *
   * @param limit milliseconds after which the thread is stopped, as it cannot be interrupted in any other way
   * @throws DatabaseAway when the thread has ended or is stopped
   */
  ask(question: Question, limit: number): Promise<Reply>;
  /** Stops the thread at once, as a crash would. */
  stop(): Promise<unknown>;
  /** Resolves, with what ended it, when the thread is gone and its files are closed. */
  readonly ended: Promise<DatabaseAway>;
  /** True once the database has been talked to, so that the next one to use it has to reset it. */
  used: boolean;
}

/** Starts the database in a thread of its own and waits until it is open. @throws DatabaseAway if it cannot open */
export async function startEmbeddedThread(settings: EmbeddedSettings): Promise<EmbeddedThread> {
  const worker = startWorker(settings);
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let failure = "its thread ended";
  let gone: DatabaseAway | null = null;
  let last = 0;

  worker.on("message", (message: EmbeddedAnswer) => {
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    if ("error" in message) asker?.reject(away(message.error));
    else asker?.resolve(message);
  });
  worker.on("error", (error) => {
    failure = error instanceof Error ? error.message : String(error);
  });
  const ended = new Promise<DatabaseAway>((resolve) => {
    worker.on("exit", () => {
      gone = away(failure);
      for (const asker of waiting.values()) asker.reject(gone);
      resolve(gone);
    });
  });

  function reply(id: number): Promise<Reply> {
    if (gone) return Promise.reject(gone);
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  function ask(question: Question, limit: number): Promise<Reply> {
    last += 1;
    worker.postMessage({ ...question, id: last });
    const timer = setTimeout(() => {
      failure = `a statement took longer than ${limit} ms`;
      void worker.terminate();
    }, limit);
    return reply(last).finally(() => clearTimeout(timer));
  }

  await reply(0);
  return { ask, ended, used: false, stop: () => worker.terminate() };
}

function away(reason: string): DatabaseAway {
  return new DatabaseAway(`The embedded database is away: ${reason}`);
}

/**
 * Built, this module and the thread's entry stand side by side. From source the thread first needs a loader of
 * TypeScript, since Node hands its own down to no thread.
 */
function startWorker(workerData: EmbeddedSettings): Worker {
  const built = !import.meta.url.endsWith(".ts");
  if (built) return new Worker(new URL("./embedded-worker.js", import.meta.url), { workerData });
  const entry = new URL("./embedded-worker.ts", import.meta.url);
  const withLoader = `require("node:module").register("tsx/esm", "${entry}", { data: {} }); import("${entry}")`;
  return new Worker(withLoader, { eval: true, workerData });
}
