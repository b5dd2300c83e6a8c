import { setTimeout as pause } from "node:timers/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import axeCore from "axe-core";
import { lostInForcedColours } from "#test/e2e/lost-in-forced-colours.ts";

/** Expects that {@link axeFaults} finds nothing on the present page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}

/**
 * What is wrong on the present page, in light colours by all rules, and in dark ones by those that look at colours: the
 * elements and their names are the same.
 *
 * @param within a selector of the part that is looked at; by default the whole page
 */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(layOutEverything);
  const faults: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const axe = await axeOn(page, within);
    if (colorScheme === "dark") axe.withRules(rulesOfColours);
    faults.push(...(await violationsOf(axe)).map((fault) => `in ${colorScheme} colours: ${fault}`));
  }
  return faults;
}

/**
 * What is lost on the present page in the light and dark colours that a system forces, and what is wrong by axe's rules
 * that look at colours. Axe takes the colours of words for ours, so contrast is not measured.
 */
export async function faultsInForcedColours(page: Page, within?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    await settle(page);
    const lost = await page.evaluate(lostInForcedColours);
    faults.push(...lost.map((fault) => `in forced ${colorScheme} colours: ${fault}`));
  }
  const axe = (await axeOn(page, within)).withRules(
    rulesOfColours.filter((rule) => rule !== "color-contrast"),
  );
  faults.push(...(await violationsOf(axe)).map((fault) => `in forced colours: ${fault}`));
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  return faults;
}

/** Waits until what fades or changes its colours has come to rest. */
export async function settle(page: Page): Promise<void> {
  await Promise.race([page.evaluate(atRest), pause(longestFade)]);
}

/**
 * Axe itself is half a megabyte, so that a page is given it once, and not twice for each question. In legacy mode the
 * result is put together in the page itself, and not in another one that would be opened for it; the screens have no
 * frame of another origin. Only violations are described, which takes half the time.
 */
async function axeOn(page: Page, within?: string): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axeCore.source);
  const axe = new AxeBuilder({ page, axeSource: "void 0" })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  return within === undefined ? axe : axe.include(within);
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} on ${nodes.map(({ target }) => target).join(", ")}`);
}

/**
 * Runs in the page. Chromium keeps the colours of a part that it skips (`content-visibility: auto`) when the colour
 * scheme changes, until the part is laid out again; what nobody sees yet is then measured in the wrong colours. A page
 * gets the sheet once: one for each question on each screen of a walk would make every change of style slower.
 */
function layOutEverything(): void {
  const rule = "* { content-visibility: visible !important; }";
  const sheets = document.adoptedStyleSheets;
  if (sheets.some(({ cssRules }) => cssRules[0]?.cssText === rule)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [...sheets, sheet];
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
