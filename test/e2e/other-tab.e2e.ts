import { expect } from "@playwright/test";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, greeting, newPerson, open, signIn } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { again, endSession } from "#test/e2e/session.ts";

test("when another tab has signed somebody else in, nothing is saved in that account", async ({ page }) => {
  const [hal, ivy] = [newPerson("Hal"), newPerson("Ivy")];
  await createPlainAccount(page, ivy);
  await endSession(page);
  await registerPlain(page, hal);
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  const { email, password } = ivy;
  await page.request.post("/api/login", { data: { email, password } });
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(again(page)).toContainText(`You are now signed in as ${email}, in another tab.`);
  await again(page).getByRole("button", { name: "Close" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: `You are now signed in as ${email}` }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Create Quote" }).click();
  await again(page)
    .getByRole("button", { name: `Go on as ${email}` })
    .click();
  await expect(greeting(page, "Ivy")).toBeVisible();
  await expectToast(
    page,
    `what you typed was not saved here. A quote or an invoice that was not saved waits`,
  );
  expect(await (await page.request.get("/api/quotes")).json()).toEqual([]);
  await endSession(page);
  await signIn(page, hal);
  await open(page, "Quotes");
  await expect(page.getByRole("list", { name: "Not saved yet" })).toContainText("Bea Brown");
});

test("a screen that finds somebody else signed in says so and shows their account", async ({ page }) => {
  const [kai, lou] = [newPerson("Kai"), newPerson("Lou")];
  await createPlainAccount(page, lou);
  await endSession(page);
  await createPlainAccount(page, kai);
  await open(page, "Customers");
  await expect(page.getByRole("main")).toContainText("No customers yet");
  const { email, password } = lou;
  await page.request.post("/api/login", { data: { email, password } });
  // After half a minute, the next screen checks again who is signed in.
  await page.clock.install({ time: Date.now() + 31_000 });
  await page.route(/api\/(?!user)/, (route) => route.abort());
  await open(page, "Quotes");
  await expectToast(page, `You are now signed in as ${email}, in another tab.`);
  await expect(page).toHaveURL("/");
});
