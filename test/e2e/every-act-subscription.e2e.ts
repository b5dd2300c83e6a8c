import { expect, type Page } from "@playwright/test";
import type { TestCardId } from "#contract/test-cards.ts";
import { day, test, trial } from "#test/e2e/clocked.ts";
import { everyScreen } from "#test/e2e/every-screen.ts";
import { walk } from "#test/e2e/every-screen-walk.ts";
import { newPerson } from "#test/e2e/person.ts";
import {
  acts,
  colours,
  layoutOnDesks,
  layoutUnfolded,
  targets,
  whatOpensWithoutSubscription,
} from "#test/e2e/questions.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

const whole = [acts, layoutOnDesks, colours];
const withoutSubscription = ["/subscribe", "/export", "/settings", "/support"];

test("the screens of a firm whose trial has ended, who has paid, or whose payment failed, have their acts and layout", async ({
  page,
  clock,
}) => {
  test.slow();
  const nora = newPerson("Maximiliana-Theodora");
  await registerPlain(page, nora);
  await everyScreen(page);
  await clock.pass(trial + day);
  const faults = await walk(page, ["/", ...withoutSubscription], [acts, layoutUnfolded, colours]);
  await page.setViewportSize({ width: 360, height: 740 });
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const onPhones = [targets, layoutUnfolded, whatOpensWithoutSubscription];
  faults.push(...(await walk(page, ["/", "/export", "/subscribe"], onPhones)));
  await touch.detach();
  await page.setViewportSize(wideDesk);
  await pickCard(page, "fails_later");
  faults.push(...(await walk(page, ["/subscribe", "/billing", "/subscribe/test-portal"], whole)));

  // The next payment is due after her session has ended, and fails.
  await clock.pass(32 * day);
  const { email, password } = nora;
  expect((await page.request.post("/api/login", { data: { email, password } })).status()).toBe(200);
  const details = await page.request.get("/api/subscription/details");
  expect(await details.json()).toMatchObject({ status: "past_due" });
  faults.push(...(await walk(page, ["/", "/billing", "/subscribe"], whole)));
  faults.push(...(await walk(page, ["/export", "/settings", "/support"], [acts])));
  expect(faults).toEqual([]);
});

async function pickCard(page: Page, card: TestCardId): Promise<void> {
  const start = await page.request.post("/api/get-or-create-subscription");
  const { clientSecret } = await start.json();
  const data = { clientSecret, card };
  expect((await page.request.post("/api/payment-sandbox/pick-card", { data })).status()).toBe(200);
}
