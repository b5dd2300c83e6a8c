import { expect, type Page } from "@playwright/test";
import { closePopup } from "#test/e2e/acts.ts";
import { give } from "#test/e2e/bring-in.ts";
import { everyScreen } from "#test/e2e/every-screen.ts";
import { faultsAt, setWidth, widths } from "#test/e2e/faults-of-layout.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { sameOnTouch } from "#test/e2e/on-touch.ts";
import { nameOf, openBy, openings } from "#test/e2e/openings.ts";
import { fillSignInStep, newPerson, withoutTours } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";

/** The width at which a dialog is opened, which then stays open while the window changes. */
const opensAt = { phone: 320, desk: 1280 };

test("no screen scrolls sideways, cuts a button or lays one over another, at any width", async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  for (const screen of await screensOfFirm(page)) {
    await openScreen(page, screen);
    for (const width of [...widths.phone, ...widths.desk]) {
      faults.push(...(await faultsAt(page, width, screen)));
    }
  }
  expect(faults).toEqual([]);
});

test("nor does one on a tablet that is touched", async ({ page, browser }) => {
  test.slow();
  const screens = await screensOfFirm(page);
  const tablet = await sameOnTouch(page, browser, { width: 768, height: 900 });
  await withoutTours(tablet);
  const faults: string[] = [];
  for (const screen of screens) {
    await openScreen(tablet, screen);
    for (const width of widths.touch) faults.push(...(await faultsAt(tablet, width, `${screen}, touched,`)));
  }
  await tablet.context().close();
  expect(faults).toEqual([]);
});

for (const hasTouch of [false, true]) {
  test(`nor does a screen of visitors${hasTouch ? ", touched" : ""}`, async ({ browser }) => {
    test.slow();
    const viewport = { width: 768, height: 900 };
    const context = await browser.newContext({ viewport, hasTouch, isMobile: hasTouch });
    const page = await context.newPage();
    const all = hasTouch ? [...widths.phone, ...widths.touch] : widths.desk;
    const faults: string[] = [];
    for (const [screen, show] of visited) {
      await setWidth(page, viewport.width);
      await openScreen(page, screen);
      await show(page);
      for (const width of all) faults.push(...(await faultsAt(page, width, `${screen}, ${show.name}`)));
    }
    await context.close();
    expect(faults).toEqual([]);
  });
}

for (const kind of ["phone", "desk"] as const) {
  test(`nor does a dialog, a sheet or a menu, at the widths of a ${kind}`, async ({ page }) => {
    test.slow();
    const screens = await screensOfFirm(page);
    const faults: string[] = [];
    for (const opening of openings.filter(({ only = kind }) => only === kind)) {
      for (const screen of screens.filter((each) => opening.on.test(each))) {
        await setWidth(page, opensAt[kind]);
        if (new URL(page.url()).pathname !== screen) await openScreen(page, screen);
        await openBy(page, opening);
        for (const width of widths[kind]) {
          faults.push(...(await faultsAt(page, width, `${screen}, ${nameOf(opening)}`)));
        }
        await closePopup(page);
      }
    }
    expect(faults).toEqual([]);
  });
}

/** The address of a screen without records, and what is pressed on it. */
const questions = [
  ...[/^Change Passphrase/, /^Sync/, /^Reset/, /Recovery Code/i].map(
    (press) => ["/settings", press] as const,
  ),
  ["/materials", /^Start from a trade's price list$/],
  ["/bring-in", /^Columns$/],
] as const;

test("nor do the questions about a passphrase, a first price list and the columns of a file", async ({
  page,
}) => {
  test.slow();
  await register(page, newPerson("Maximiliana-Theodora"));
  await withoutTours(page);
  const faults: string[] = [];
  for (const kind of ["phone", "desk"] as const) {
    for (const [screen, press] of questions) {
      await setWidth(page, opensAt[kind]);
      if (new URL(page.url()).pathname !== screen) await openScreen(page, screen);
      if (press.test("Columns")) await give(page, longFile);
      await openBy(page, { on: /./, press: [press] });
      for (const width of widths[kind]) faults.push(...(await faultsAt(page, width, `${press}`)));
      await closePopup(page);
    }
  }
  expect(faults).toEqual([]);
});

const longFile = {
  name: "Featherstonehaugh-Cholmondeley-Conservation-Joinery-and-Sons.csv",
  text: `Name,Accounts-payable-correspondence-and-remittance-address,Gate code
Featherstonehaugh-Cholmondeley Conservation Joinery and Sons,accounts.payable@featherstonehaugh.example,1234
`,
};

/** The screens of visitors, and what is shown on them besides: the steps of a new account, and what is wrong. */
const visited: readonly (readonly [screen: string, show: (page: Page) => Promise<void>])[] = [
  ...["/", "/auth", "/forgot-password", "/reset-password", "/reset-password?token=x"].map(
    (screen) => [screen, asItIs] as const,
  ),
  ...["/terms-of-service", "/privacy-policy", "/nowhere"].map((screen) => [screen, asItIs] as const),
  ["/auth", signUpWithFaults],
  ["/auth", passphraseStep],
  ["/auth", termsStep],
];

async function asItIs(): Promise<void> {}

async function signUpWithFaults(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

async function passphraseStep(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create an account" }).click();
  await fillSignInStep(page, newPerson("Maximiliana-Theodora"));
  await page.getByRole("button", { name: "Make one for me" }).click();
}

async function termsStep(page: Page): Promise<void> {
  await passphraseStep(page);
  await page.getByRole("button", { name: "Continue" }).click();
}

async function screensOfFirm(page: Page): Promise<string[]> {
  await registerPlain(page, newPerson("Maximiliana-Theodora"));
  await withoutTours(page);
  return everyScreen(page);
}

async function openScreen(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}
