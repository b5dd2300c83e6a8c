import { type Browser, expect, type Page } from "@playwright/test";
import { fingerOn } from "#test/e2e/finger.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { sameOnTouch } from "#test/e2e/on-touch.ts";
import { expectToast, fillNewAccount, newPerson } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { stopTheClock } from "#test/e2e/stopped-clock.ts";

const notices = (page: Page) => page.getByRole("region", { name: /Notifications/ });
/**
 * The key is derived from the passphrase twice before an account exists, which takes some seconds on a busy machine.
 */
const keyMade = { timeout: 60_000 };
const crosses = (page: Page) => page.getByRole("button", { name: "Close notification" });

test("a notice closes itself after five seconds, and the next one takes its place", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.goto("/support/report-issue");
  const send = page.getByRole("button", { name: "Open in Mail App" });
  await expect(send).toBeVisible();
  await stopTheClock(page);
  await send.click();
  await expectToast(page, "Missing Information");
  // An error is announced at once.
  await expect(page.locator("[aria-live=assertive]")).toContainText("Please fill in all required fields.");
  await page.clock.runFor(4_900);
  await expect(crosses(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(crosses(page)).toHaveCount(0);

  await send.click();
  await expectToast(page, "Missing Information");
  await page.clock.runFor(3_000);
  await fillReport(page, "It does not fit. ".repeat(200));
  await send.click();
  await expectToast(page, "Failed to create support request. Please try again.");
  await expect(notices(page)).not.toContainText("Missing Information");
  await expect(crosses(page)).toHaveCount(1);
  // The first notice's time is over by now, the second one's is not.
  await page.clock.runFor(4_900);
  await expect(crosses(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(crosses(page)).toHaveCount(0);

  // A notice that has the focus stays, until it is closed or left.
  await send.click();
  await expect(crosses(page)).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(notices(page)).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(crosses(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(crosses(page)).toHaveCount(0);
});

test("a finger swipes a notice away to the right from 50 px on, and not before", async ({
  page,
  browser,
}) => {
  await createPlainAccount(page, newPerson());
  const [phone, finger] = await phoneOf(page, browser);
  await phone.goto("/support/report-issue");
  const send = phone.getByRole("button", { name: "Open in Mail App" });
  await expect(send).toBeVisible();
  await stopTheClock(phone);
  await send.tap();
  await expectToast(phone, "Missing Information");
  await swipe(phone, finger, 45);
  await expect(crosses(phone)).toHaveCount(1);
  await swipe(phone, finger, -120);
  await expect(crosses(phone)).toHaveCount(1);
  await swipe(phone, finger, 60);
  await expect(crosses(phone)).toHaveCount(0);
  await phone.context().close();
});

test("a mouse swipes as well, and releases a notice that it leaves", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.goto("/support/report-issue");
  await page.getByRole("button", { name: "Open in Mail App" }).click();
  await expectToast(page, "Missing Information");
  const { x, y } = await placeOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Moved out of the card at its top, and released there.
  await page.mouse.move(x, y - 300, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(x + 80, y, { steps: 4 });
  await expect(crosses(page)).toHaveCount(1);
  expect((await placeOf(page)).x).toBe(x);
  await page.mouse.down();
  await page.mouse.move(x + 140, y, { steps: 4 });
  await page.mouse.up();
  await expect(crosses(page)).toHaveCount(0);
});

test("a new account is confirmed for two seconds, and half a second later welcomed for eight", async ({
  page,
}) => {
  await fillNewAccount(page, newPerson());
  await stopTheClock(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(notices(page)).toContainText("Account Created", keyMade);
  await expectToast(page, "Account created successfully!");
  await page.clock.runFor(1_900);
  await expect(crosses(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(crosses(page)).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(crosses(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expectToast(page, "Your 14-day free trial has started.");
  await page.clock.runFor(7_800);
  await expect(crosses(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(crosses(page)).toHaveCount(0);
});

test("when encryption could not be set up, a notice says so before the welcome", async ({ page }) => {
  await page.route("**/api/keyset", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 500, body: "" }),
  );
  await fillNewAccount(page, newPerson());
  await stopTheClock(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("button", { name: "Go On Without Encryption" }).click(keyMade);
  await expect(notices(page)).toContainText("Setup Error");
  await expectToast(
    page,
    "Account created but encryption setup failed. You can set it up later in Settings.",
  );
  await page.clock.runFor(5_600);
  await expectToast(page, "Your 14-day free trial has started.");
});

async function fillReport(page: Page, description: string): Promise<void> {
  await page.getByLabel("Type").selectOption("question");
  await page.getByLabel("Subject").fill("A long one");
  await page.getByLabel("Description").fill(description);
}

/** A point on the notice's text, away from its buttons. */
async function placeOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await notices(page).getByText("Missing Information").boundingBox();
  if (!box) throw new Error("There is no notice");
  return { x: box.x + 10, y: box.y + box.height / 2 };
}

/** One finger down on the notice, moved sideways, and up again. */
async function swipe(page: Page, finger: Finger, by: number): Promise<void> {
  const { x, y } = await placeOf(page);
  await finger.swipe({ x: x + 100, y }, { x: by, y: 0 });
}

type Finger = Awaited<ReturnType<typeof fingerOn>>;

/** A phone of the same person, and a finger on it. */
async function phoneOf(page: Page, browser: Browser): Promise<[Page, Finger]> {
  const screen = await sameOnTouch(page, browser, { width: 360, height: 740 });
  return [screen, await fingerOn(screen)];
}
