import { type Browser, expect, type Page } from "@playwright/test";
import { type Language, languages } from "#domain/region/region.ts";
import { closePopup } from "#test/e2e/acts.ts";
import { post } from "#test/e2e/api.ts";
import { everyScreen } from "#test/e2e/every-screen.ts";
import { passphraseStep, walkAsNewcomer } from "#test/e2e/every-screen-walk.ts";
import { setWidth } from "#test/e2e/faults-of-layout.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { openScreen } from "#test/e2e/open-screen.ts";
import { nameOf, type Opening, openBy, openings } from "#test/e2e/openings.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import type { Question } from "#test/e2e/questions.ts";
import { bank, wordsInEachView, wordsOfOthers } from "#test/e2e/regional-words.ts";
import { registerPlain } from "#test/e2e/registered.ts";

/** The words of another region on a firm's screens, at the widths of desks and phones, with all that opens on them. */
async function foundByFirm(page: Page, language: Language, only = /./): Promise<string[]> {
  const person = { ...newPerson("Bea"), language };
  await registerPlain(page, person);
  await withoutTours(page);
  await post(page, "company-profile", { companyName: "Hobbs", language, paymentTermsDays: 14, ...bank });
  const found: string[] = [];
  for (const screen of await everyScreen(page, language)) {
    if (!only.test(screen)) continue;
    await setWidth(page, 1280);
    await openScreen(page, screen);
    for (const kind of ["desk", "phone"] as const) {
      await setWidth(page, kind === "desk" ? 1280 : 360);
      found.push(...(await wordsInEachView(page, language, `${screen}, ${kind}`)));
      // The words of dialogs are the same on phones: one region looks for all of them there, the others for those that
      // only phones have.
      const isReadHere = ({ only }: Opening) => only === kind || kind === "desk" || language === "en-US";
      const onScreen = openings.filter(({ on, only = kind }) => on.test(screen) && only === kind);
      for (const opening of onScreen.filter(isReadHere)) {
        await openBy(page, opening);
        found.push(...(await wordsOfOthers(page, language, `${screen}, ${kind}, ${nameOf(opening)}`)));
        await closePopup(page);
      }
    }
  }
  return found;
}

/** The words of another region on the screens of a visitor from this one. */
async function foundByVisitor(browser: Browser, language: Language): Promise<string[]> {
  const context = await browser.newContext({ locale: language });
  const page = await context.newPage();
  const found: string[] = [];
  const note = async (screen: string) => {
    found.push(...(await wordsOfOthers(page, language, `visitor, ${screen}`)));
  };
  for (const screen of visited) {
    await openScreen(page, screen);
    for (const width of [1280, 360]) {
      await setWidth(page, width);
      await note(screen);
    }
  }
  await openScreen(page, "/auth");
  await passphraseStep(page);
  await note("/auth");
  await page.getByRole("button", { name: "Continue" }).click();
  await note("/auth");
  await context.close();
  return found;
}

/** The words of another region after a visitor chose this one beside the price. */
async function foundWhereChosen(page: Page, language: Language, name: string): Promise<string[]> {
  await openScreen(page, "/");
  await page.getByRole("radio", { name, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  const found = await wordsOfOthers(page, language, `visitor who chose ${name}, /`);
  await openScreen(page, "/auth");
  return [...found, ...(await wordsOfOthers(page, language, `visitor who chose ${name}, /auth`))];
}

const visited = [
  ...["/", "/auth", "/forgot-password", "/reset-password", "/reset-password?token=x"],
  ...["/terms-of-service", "/privacy-policy", "/nowhere"],
];

for (const [language, region] of [
  ["en-US", "the United States"],
  ["en-AU", "Australia"],
] as const) {
  test(`no screen, dialog, menu, notice or paper of ${region} has a word of another region`, async ({
    page,
  }) => {
    test.slow();
    expect(await foundByFirm(page, language)).toEqual([]);
  });
}

// The walks over every screen ask the others of a British firm without a profile.
test("nor has a screen of Great Britain that shows the firm's profile", async ({ page }) => {
  test.slow();
  const withProfile = /^\/$|^\/company-profile$|^\/settings$|^\/(quotes|invoices)\/[0-9a-f-]{36}$/;
  expect(await foundByFirm(page, "en-GB", withProfile)).toEqual([]);
});

test("no screen has a word of another region for a newcomer without a profile", async ({ browser }) => {
  test.slow();
  for (const language of languages) {
    // Until there is a profile the screens are in the visitor's language (decision A11).
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    const words: Question = async (_, screen) => {
      await setWidth(page, 360);
      const onPhone = await wordsInEachView(page, language, `newcomer, ${screen}, phone`);
      await setWidth(page, 1280);
      return [...onPhone, ...(await wordsInEachView(page, language, `newcomer, ${screen}, desk`))];
    };
    expect(await walkAsNewcomer(page, [words], language)).toEqual([]);
    await context.close();
  }
});

test("no screen has a word of another region for a visitor", async ({ browser }) => {
  test.slow();
  for (const language of languages) expect(await foundByVisitor(browser, language)).toEqual([]);
});

test("nor has one for a visitor who chooses a region", async ({ page }) => {
  const found: string[] = [];
  for (const [language, name] of [
    ["en-US", "US"],
    ["en-AU", "Australia"],
    ["en-GB", "UK"],
  ] as const) {
    found.push(...(await foundWhereChosen(page, language, name)));
  }
  expect(found).toEqual([]);
});
