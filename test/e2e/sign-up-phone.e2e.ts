import { expect, type Page } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { fillPassphraseStep, fillSignInStep, newPerson } from "#test/e2e/person.ts";

test("on a phone each step of a new account shows its button without scrolling", async ({ page }) => {
  const ann = newPerson();
  await openForm(page);
  await expect(page.getByRole("button", { name: "Continue" })).toBeInViewport({ ratio: 1 });
  await fillSignInStep(page, ann);
  await expect(page.getByRole("heading", { name: /^Step 2 of 3/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Continue" })).toBeInViewport({ ratio: 1 });
  await fillPassphraseStep(page, ann.passphrase);
  await expect(page.getByRole("heading", { name: /^Step 3 of 3/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Create Account" })).toBeInViewport({ ratio: 1 });
});

test("on a phone the words of a passphrase that is made are in sight, and nothing above them moves", async ({
  page,
}) => {
  await openForm(page);
  await fillSignInStep(page, newPerson());
  const heading = page.getByRole("heading", { name: /^Step 2 of 3/ });
  const before = await heading.boundingBox();
  await page.getByRole("button", { name: "Make one for me" }).tap();
  const words = page.getByTestId("secret");
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Copy" })).toBeInViewport({ ratio: 1 });
  expect(await heading.boundingBox()).toEqual(before);
});

test("where the screen is too short for the words of a made passphrase, it scrolls to them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await openForm(page);
  await fillSignInStep(page, newPerson());
  await page.getByRole("button", { name: "Make one for me" }).tap();
  await expect(page.getByTestId("secret")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Copy" })).toBeInViewport({ ratio: 1 });
});

async function openForm(page: Page): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).tap();
  await expect(page.getByRole("heading", { name: /^Step 1 of 3/ })).toBeVisible();
}
