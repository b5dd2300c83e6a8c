import { expect, type Page } from "@playwright/test";
import { holdScripts, nextFrames } from "#test/e2e/frames.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { createAccount } from "#test/e2e/registered.ts";

interface CountingWindow extends Window {
  turns?: number;
}

test("a screen that waits for answers is not drawn again and again meanwhile", async ({ page }) => {
  await createAccount(page, newPerson());
  await withoutTours(page);
  await countTurns(page);
  for (const path of ["/", "/quotes/new"]) {
    let waiting = 0;
    await page.route("**/api/**", async (route) => {
      waiting += 1;
      const answer = await route.fetch();
      if (!route.request().url().endsWith("/api/user"))
        await page.evaluate(nextFrames, 24).catch(() => undefined);
      await route.fulfill({ response: answer });
    });
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Encrypted" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(waiting, path).toBeGreaterThan(2);
    expect(await page.evaluate(() => (window as CountingWindow).turns), path).toBeLessThan(100);
  }
});

/** Counts how often React goes on drawing: for each turn it sends itself a message. */
async function countTurns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = window as CountingWindow;
    counting.turns = 0;
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      counting.turns = (counting.turns ?? 0) + 1;
      post.apply(this, message);
    };
  });
}

test("the frame of a signed-in person's screens is drawn before any script, and a visitor's is not", async ({
  page,
}) => {
  await createAccount(page, newPerson());
  const frame = page.locator("#first-frame");
  await expect(frame).toBeHidden();
  const { letThrough } = await holdScripts(page);
  await page.goto("/quotes", { waitUntil: "commit" });
  await expect(frame).toContainText("Loading...");
  await expect(frame).toBeVisible();
  letThrough();
  await expect(page.getByRole("heading", { name: "Quotes", level: 1 })).toBeVisible();
  await expect(frame).toBeHidden();
  await page.request.post("/api/logout", { headers: { origin: new URL(page.url()).origin } });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await expect(frame).toHaveCount(0);
});
