// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardLeaving, navigate, shownPlace, startRouting } from "#web/routing/navigation.ts";
import { closeByBack } from "#web/routing/overlay-entries.ts";

// In a browser a step through the history comes later than it was asked for. Here it comes when a test says so.

startRouting(() => null);
const step = history.go.bind(history);
const asked: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  history.go = (delta = 0) => void asked.push(delta);
});
afterEach(() => {
  vi.useRealTimers();
  history.go = step;
  asked.length = 0;
});

test("of two quick presses of Back none leaves a screen that may not be left", async () => {
  for (const path of ["/quotes", "/invoices", "/quotes/new"]) await navigate(path);
  let questions = 0;
  const stop = guardLeaving(async () => {
    questions += 1;
    return false;
  });
  asked.push(-1, -1);
  for (let steps = 0; asked.length > 0 && steps < 20; steps += 1) await takeNext();
  expect([shownPlace().path, location.pathname]).toEqual(["/quotes/new", "/quotes/new"]);
  expect(questions).toBe(1);
  stop();
});

test("a step that the browser never takes stops no navigation", async () => {
  await navigate("/quotes");
  const close = closeByBack(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  close();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([-1]);
  const going = navigate("/customers");
  await vi.advanceTimersByTimeAsync(20_000);
  await going;
  expect([shownPlace().path, location.pathname]).toEqual(["/customers", "/customers"]);
});

async function takeNext(): Promise<void> {
  step(asked.shift() ?? 0);
  await vi.advanceTimersByTimeAsync(0);
}
