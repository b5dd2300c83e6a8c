import { type Browser, expect, type Page } from "@playwright/test";
import type { Language } from "#domain/region/region.ts";
import { closePopup } from "#test/e2e/acts.ts";
import { post } from "#test/e2e/api.ts";
import { everyScreen } from "#test/e2e/every-screen.ts";
import { passphraseStep } from "#test/e2e/every-screen-walk.ts";
import { setWidth } from "#test/e2e/faults-of-layout.ts";
import { foreignWords } from "#test/e2e/foreign-words.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { openScreen } from "#test/e2e/open-screen.ts";
import { nameOf, openBy, openings } from "#test/e2e/openings.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

/** The terms are English law, and these screens say for firms of all regions what applies in each. */
const ofAllRegions: Readonly<Record<string, readonly string[]>> = {
  "/terms-of-service": ["£", "$", "vat", "cis", "labour", "license"],
  "/privacy-policy": ["vat", "cis", "sort code", "cheques", "postcode", "labour", "colour"],
  "/support/faq": ["vat", "gst", "cis", "sales tax", "£", "$"],
  "/privacy/what-the-server-sees": ["vat", "cis", "sort code", "postcode"],
};

/** What is read and heard on the page, what boxes have, and what notices have said. */
async function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [placeholder], [title]")].flatMap((element) =>
      ["aria-label", "placeholder", "title"].map((attribute) => element.getAttribute(attribute) ?? ""),
    );
    const typed = [...document.querySelectorAll("input:not([type=radio], [type=checkbox]), textarea")].map(
      (box) => (box as HTMLInputElement).value,
    );
    // What is closed is there to be opened.
    const closed = [...document.querySelectorAll("details:not([open])")].map(
      (each) => each.textContent ?? "",
    );
    const said = document.documentElement.dataset.said ?? "";
    return [document.body.innerText, document.title, said, ...named, ...typed, ...closed].join("\n");
  });
}

/** The words of another region on a firm's screens, at the widths of desks and phones, with all that opens on them. */
async function foundByFirm(page: Page, language: Language): Promise<string[]> {
  const found: string[] = [];
  const note = async (screen: string, where: string) => {
    const known = ofAllRegions[screen] ?? [];
    const words = foreignWords(language, await wordsOf(page)).filter(
      (word) => !known.includes(word.toLowerCase()),
    );
    found.push(...words.map((word) => `${where}: ${word}`));
  };
  for (const screen of await everyScreen(page, language)) {
    await setWidth(page, 1280);
    await openScreen(page, screen);
    for (const kind of ["desk", "phone"] as const) {
      await setWidth(page, kind === "desk" ? 1280 : 360);
      await note(screen, `${screen}, ${kind}`);
      // A paper has its words beside it, in each view.
      for (const view of await page.getByRole("tab").all()) {
        await view.click();
        await note(screen, `${screen}, ${kind}, ${await view.textContent()}`);
      }
      // The words of dialogs are the same on phones; one region looks for those that only phones have.
      if (kind === "phone" && language !== "en-US") continue;
      for (const opening of openings.filter(({ on, only = kind }) => on.test(screen) && only === kind)) {
        await openBy(page, opening);
        await note(screen, `${screen}, ${kind}, ${nameOf(opening)}`);
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
    const known = ofAllRegions[screen] ?? [];
    const words = foreignWords(language, await wordsOf(page));
    found.push(
      ...words
        .filter((word) => !known.includes(word.toLowerCase()))
        .map((word) => `visitor, ${screen}: ${word}`),
    );
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

const visited = [
  ...["/", "/auth", "/forgot-password", "/reset-password", "/reset-password?token=x"],
  ...["/terms-of-service", "/privacy-policy", "/nowhere"],
];

for (const [language, region] of [
  ["en-US", "the United States"],
  ["en-AU", "Australia"],
  ["en-GB", "Great Britain"],
] as const) {
  test(`no screen, dialog, menu, notice or paper of ${region} has a word of another region`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const found = await foundByVisitor(browser, language);
    const person = { ...newPerson("Bea"), language };
    await registerPlain(page, person);
    await withoutTours(page);
    await post(page, "company-profile", { companyName: "Hobbs", language, paymentTermsDays: 14, ...bank });
    expect([...found, ...(await foundByFirm(page, language))]).toEqual([]);
  });
}

const bank = { bankName: "First Bank", accountName: "B Hobbs", bankDetails: "By transfer" };
