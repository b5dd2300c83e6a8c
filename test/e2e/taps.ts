import type { Locator } from "@playwright/test";

/** Taps, and counts and prints them (a press, or a move of the focus that the screen does not make itself). */
export function tapCounter() {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
    console.log(`tap ${taps}: ${target}`);
  };
  return { tap, taps: () => taps };
}
