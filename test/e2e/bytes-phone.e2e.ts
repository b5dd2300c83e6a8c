import { expect } from "@playwright/test";
import { fillDocument } from "#test/e2e/editor.ts";
import { editorLoad, kilobyte, sumOf } from "#test/e2e/first-load.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { createAccount } from "#test/e2e/registered.ts";

test("on a phone, the editor loads at most 153.2 kB of script, that of a stored quote 160, that of a firm without a profile 159.7", async ({
  page,
}) => {
  await createAccount(page, newPerson("Ida"));
  await withoutTours(page);
  expect(sumOf(await editorLoad(page, "/quotes/new"), "Script")).toBeLessThanOrEqual(159.7 * kilobyte);
  await withoutFirstFigures(page);
  for (const path of ["/quotes/new", "/invoices/new"]) {
    const editor = await editorLoad(page, path);
    expect(sumOf(editor, "Script"), path).toBeLessThanOrEqual(153.2 * kilobyte);
  }
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await page.waitForURL(/\/quotes\/[\w-]{36}$/);
  const stored = await editorLoad(page, `${new URL(page.url()).pathname}/edit`);
  expect(sumOf(stored, "Script")).toBeLessThanOrEqual(160 * kilobyte);
});
