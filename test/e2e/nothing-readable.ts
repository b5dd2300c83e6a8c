import { expect, type Locator, type Page } from "@playwright/test";
import { expectToast, field } from "#test/e2e/person.ts";

/**
 * A customer typed all the same is not sent in plain words, stays in the form, and the answer gives the same reason as
 * the notice. @returns the form
 */
export async function sendsNothingReadable(page: Page, words: string): Promise<Locator> {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  await field(dialog, "Contact Name").fill("Quillfeather");
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await expectToast(page, "Failed to create customer");
  await expect(dialog).toContainText(words);
  await expect(field(dialog, "Contact Name")).toHaveValue("Quillfeather");
  expect(sent.filter((body) => body.includes("Quillfeather"))).toEqual([]);
  return dialog;
}
