import type { Locator } from "@playwright/test";

/** Taps, and counts them (a press, or a move of the focus that the screen does not make itself). */
export function tapCounter() {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  return { tap, taps: () => taps };
}
