import type { Browser, Page } from "@playwright/test";

/** What was done on a page's main thread, in milliseconds of its own processor time. */
export interface MainThread {
  /** The longest thing that was done without a break, in which nothing moves. */
  longest: number;
  /** Of each letter typed, what was done at its event and for the frame that shows it. */
  letters: number[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When, how long by a clock, and how long by the thread's own time, in microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
}

interface WatchedWindow extends Window {
  /** Milliseconds of each letter, from its event to the end of the frame that it made. */
  letters?: number[];
}

const begun = "watching";
const letterTyped = "letter typed";
const letterDrawn = "letter drawn";
const taskName = "ThreadControllerImpl::RunTask";

/** Has the page tell of each letter typed and of the frame that shows it. Once for each page. */
export async function markLetters(page: Page): Promise<void> {
  await page.evaluate(
    ([typed, drawn]) => {
      const watchedWindow = window as WatchedWindow;
      // Inline, for a function with a name does not reach the page whole.
      document.addEventListener(
        "input",
        (event) => {
          if (!(event instanceof InputEvent) || event.data === null) return;
          performance.mark(typed);
          requestAnimationFrame(() => {
            performance.mark(drawn);
            // A frame has ended when the message that was sent while it was being made arrives.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => watchedWindow.letters?.push(performance.now() - event.timeStamp);
            port2.postMessage(null);
          });
        },
        true,
      );
    },
    [letterTyped, letterDrawn] as const,
  );
}

/** How long the letters typed meanwhile took, from event to frame, in milliseconds by the clock. */
export async function clocked(page: Page, run: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    (window as WatchedWindow).letters = [];
  });
  await run();
  return page.evaluate(() => (window as WatchedWindow).letters ?? []);
}

/**
 * Watches the main thread while something is done. Processor time and not a clock's, so that what else runs on the
 * machine counts little; for the same reason on a CPU that is not slowed.
 */
export async function watched(browser: Browser, page: Page, run: () => Promise<void>): Promise<MainThread> {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await page.evaluate((name) => performance.mark(name), begun);
  await run();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString("utf8"));
  const own = trace.traceEvents.find(({ name }) => name === begun);
  const events = trace.traceEvents.filter(({ pid, tid }) => pid === own?.pid && tid === own.tid);
  const tasks = events.filter(({ name, tdur }) => name === taskName && tdur !== undefined);
  return { longest: Math.max(...tasks.map(spent)), letters: lettersOf(events, tasks) };
}

function lettersOf(events: readonly TraceEvent[], tasks: readonly TraceEvent[]): number[] {
  const taskAt = ({ ts }: TraceEvent) =>
    tasks.find((task) => task.ts <= ts && ts <= task.ts + (task.dur ?? 0));
  const drawn = events.filter(({ name }) => name === letterDrawn);
  return events
    .filter(({ name }) => name === letterTyped)
    .map((typed) => {
      const frame = drawn.find(({ ts }) => ts > typed.ts);
      const both = new Set([taskAt(typed), frame && taskAt(frame)]);
      return [...both].reduce((sum, task) => sum + (task ? spent(task) : 0), 0);
    });
}

function spent({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000;
}
