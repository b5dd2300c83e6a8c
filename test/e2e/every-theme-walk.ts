import { expect, type Page } from "@playwright/test";
import { axeFaults, axeFaultsInForcedColours, settle } from "#test/e2e/accessible.ts";
import { everyScreen } from "#test/e2e/every-screen.ts";
import { lostInForcedColours } from "#test/e2e/lost-in-forced-colours.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

const visited = [
  ...["/", "/auth", "/forgot-password", "/reset-password", "/reset-password?token=x"],
  ...["/terms-of-service", "/privacy-policy", "/nowhere"],
];

/**
 * What axe finds on every screen in light and dark colours, and what is lost on it in those that a system forces. The
 * walk is one journey, so that it signs in once.
 *
 * @param isOther of a firm's screens those that are walked; null for all of them, and for those of visitors
 */
export async function walkThemes(page: Page, isOther: RegExp | null = null): Promise<string[]> {
  const faults: string[] = [];
  if (isOther === null) for (const screen of visited) faults.push(...(await faultsOf(page, screen)));
  await registerPlain(page, newPerson("Ada"));
  await withoutTours(page);
  const screens = await everyScreen(page);
  for (const screen of screens.filter((each) => isOther?.test(each) ?? !visited.slice(1).includes(each))) {
    faults.push(...(await faultsOf(page, screen)));
  }
  return faults;
}

async function faultsOf(page: Page, screen: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  await page.goto(screen);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const faults = await axeFaults(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    await settle(page);
    const lost = await page.evaluate(lostInForcedColours);
    faults.push(...lost.map((fault) => `in forced ${colorScheme} colours: ${fault}`));
  }
  faults.push(...(await axeFaultsInForcedColours(page)));
  return faults.map((fault) => `${screen} ${fault}`);
}
