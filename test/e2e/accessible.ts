import { setTimeout as pause } from "node:timers/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Looks for barriers on what the page shows now, in light and in dark colours. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await Promise.race([page.evaluate(atRest), pause(longestFade)]);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, on: nodes.map(({ target }) => target) }));
    expect(found, `in ${colorScheme} colours`).toEqual([]);
  }
}

/** Milliseconds; what moves for longer is nothing that fades in. */
const longestFade = 2_000;

/** Runs in the page: waits for what fades or changes its colours, whose contrast would be measured half-way. */
async function atRest(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
