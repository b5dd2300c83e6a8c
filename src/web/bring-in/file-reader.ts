import { createWorker } from "#web/base/create-worker.ts";
import type { ReadingAnswer, ReadingAnswers, ReadingRequest } from "#web/bring-in/reading-messages.ts";
import readingWorker from "#web/bring-in/reading-worker.ts?worker&url";

/** Says why a file cannot be read; the message is for the person, and empty for a fault of ours. */
export class NotRead extends Error {}

/** Reads files in a worker, and keeps the one that was opened last. */
export interface FileReader {
  /** @throws NotRead */
  ask<A extends ReadingRequest["ask"]>(
    request: Extract<ReadingRequest, { ask: A }>,
  ): Promise<ReadingAnswers[A]>;
  /** Ends the worker; what was asked of it and is not answered fails. */
  stop(): void;
}

/** @param onDead called when the worker can read nothing more; it has ended then */
export function startReader(onDead: () => void): FileReader {
  const worker = createWorker(readingWorker);
  const waiting = new Map<number, (answer: ReadingAnswer) => void>();
  let lastId = 0;
  worker.onmessage = ({ data }: MessageEvent<ReadingAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  const stop = () => {
    worker.terminate();
    for (const [id, settle] of waiting) settle({ id, refused: null });
    waiting.clear();
  };
  worker.onerror = () => {
    onDead();
    stop();
  };
  return {
    ask: async (request) => {
      lastId += 1;
      const id = lastId;
      const answer = await new Promise<ReadingAnswer>((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, request });
      });
      if ("refused" in answer) throw new NotRead(answer.refused ?? "");
      // The worker answers each request with what the table of answers says.
      return answer.answer as ReadingAnswers[typeof request.ask];
    },
    stop,
  };
}
