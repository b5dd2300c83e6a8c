import { expect } from "@playwright/test";
import { day, test, trial } from "#test/e2e/clocked.ts";
import { walk } from "#test/e2e/every-act-walk.ts";
import { newPerson } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("every act of the screens of a firm whose trial has ended, or who has paid, has a name and is reached by the keys", async ({
  page,
  clock,
}) => {
  test.slow();
  await registerPlain(page, newPerson("Nora"));
  await clock.pass(trial + day);
  const faults = await walk(page, ["/subscribe", "/export", "/settings", "/support"]);
  const start = await page.request.post("/api/get-or-create-subscription");
  const { clientSecret } = await start.json();
  const data = { clientSecret, card: "works" };
  expect((await page.request.post("/api/payment-sandbox/pick-card", { data })).status()).toBe(200);
  faults.push(...(await walk(page, ["/subscribe", "/billing", "/subscribe/test-portal"])));
  expect(faults).toEqual([]);
});
