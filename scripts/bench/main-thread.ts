import type { Browser, Page } from "@playwright/test";

/** The work of a page's main thread, in milliseconds of its own processor time. */
export interface MainThread {
  /** The longest task, during which nothing moves. */
  longest: number;
  /** For each letter typed: the work at its event, and for the frame that shows it. */
  letters: number[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start, duration by the clock, and duration in the thread's own time, in microseconds. */
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

/** Makes the page report each letter typed and the frame that shows it. Call it once for each page. */
export async function markLetters(page: Page): Promise<void> {
  await page.evaluate(
    ([typed, drawn]) => {
      const watchedWindow = window as WatchedWindow;
      // Inline, because a named function does not reach the page intact.
      document.addEventListener(
        "input",
        (event) => {
          if (!(event instanceof InputEvent) || event.data === null) return;
          performance.mark(typed);
          requestAnimationFrame(() => {
            performance.mark(drawn);
            // A frame has ended when a message that was sent while it was being made arrives.
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

/** For the letters typed while `run` runs: their time from event to frame, in milliseconds by the clock. */
export async function clocked(page: Page, run: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    (window as WatchedWindow).letters = [];
  });
  await run();
  return page.evaluate(() => (window as WatchedWindow).letters ?? []);
}

/**
 * Measures the main thread while `run` runs. It takes processor time and not the clock's, so that other work on the
 * machine counts little, and a CPU that is not slowed for the same reason.
 */
export async function watched(browser: Browser, page: Page, run: () => Promise<void>): Promise<MainThread> {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await page.evaluate((name) => performance.mark(name), begun);
  await run();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString("utf8"));
  const own = trace.traceEvents.find(({ name }) => name === begun);
  // The start of the trace itself takes long, and is no work of the page.
  const events = trace.traceEvents.filter(
    ({ pid, tid, ts }) => pid === own?.pid && tid === own.tid && ts >= own.ts,
  );
  const tasks = events.filter(({ name, tdur }) => name === taskName && tdur !== undefined);
  return {
    longest: tasks.reduce((longest, task) => Math.max(longest, spent(task)), 0),
    letters: lettersOf(events, tasks),
  };
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

/** The thread's clock jumps at times, on virtual machines by 50 ms in a second: a task takes at most its time by the clock. */
function spent({ tdur = 0, dur = tdur }: TraceEvent): number {
  return Math.min(tdur, dur) / 1000;
}
