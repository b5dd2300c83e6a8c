import { setTimeout as pause } from "node:timers/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Checks the present page for accessibility violations, in light colours by all rules, and in dark ones by those that
 * look at colours: the elements and their names are the same.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await Promise.race([page.evaluate(atRest), pause(longestFade)]);
    // In legacy mode the result is put together in the page itself, and not in another one that would be opened for it;
    // the screens have no frame of another origin.
    // Only violations are described, which takes half the time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    if (colorScheme === "dark") axe.withRules(rulesOfColours);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => ({ id, on: nodes.map(({ target }) => target) }));
    expect(found, `in ${colorScheme} colours`).toEqual([]);
  }
}

const rulesOfColours = ["color-contrast", "link-in-text-block"];

/** Milliseconds. Whatever moves for longer is not a fade-in. */
const longestFade = 2_000;

/**
 * Runs in the page. Waits until fades and colour changes have ended, because contrast would otherwise be measured
 * half-way. The first two frames let the page notice the colours that it is to have: until then nothing moves yet.
 */
async function atRest(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const passing = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    if (passing.length === 0) return;
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }
}
