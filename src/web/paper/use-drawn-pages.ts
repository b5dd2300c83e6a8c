import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { DrawnPage } from "#pdf/page-shapes.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { savesData } from "#web/base/saves-data.ts";
import { drawInWorker } from "#web/paper/pdf-client.ts";

/** The pages of a document; null while they are drawn for the first time, "none" where they cannot be. */
type Drawn = readonly DrawnPage[] | "none" | null;

/**
 * The pages of a document as its PDF has them. They follow the typing without slowing it down: a change is drawn when
 * the one before it is, and of several only the last. "none" where the browser is to save data, because the worker and
 * its faces are larger than everything else, and where a face could not be read.
 *
 * @param most how many pages are drawn, from the first
 */
export function useDrawnPages(order: PrintOrder, most: number): Drawn {
  const [drawn, setDrawn] = useState<Drawn>(() => (savesData() ? "none" : null));
  const shown = useDeferredValue(order);
  const queue = useRef<DrawQueue>({ asked: "", next: null, isLeft: false });
  useEffect(() => {
    const own = queue.current;
    own.isLeft = false;
    return () => {
      own.isLeft = true;
    };
  }, []);
  useEffect(() => {
    if (savesData()) return;
    const { current: own } = queue;
    const asked = JSON.stringify(shown);
    if (asked === own.asked) return;
    own.asked = asked;
    const isBusy = own.next !== null;
    own.next = shown;
    if (!isBusy) void drawAll(own, most, setDrawn);
  }, [shown, most]);
  return drawn;
}

interface DrawQueue {
  /** What was asked for last, since an order is made again with each render. */
  asked: string;
  /** What is drawn now, or waits for that; null while nothing is drawn. */
  next: PrintOrder | null;
  isLeft: boolean;
}

async function drawAll(queue: DrawQueue, most: number, show: (drawn: Drawn) => void): Promise<void> {
  while (queue.next !== null && !queue.isLeft) {
    const order = queue.next;
    const drawn = await drawInWorker(order, most);
    if (!queue.isLeft) show(drawn ?? "none");
    if (queue.next === order) queue.next = null;
  }
  queue.next = null;
}
