import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { chooseMore } from "#test/e2e/document-acts.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { paperPages } from "#test/e2e/paper.ts";
import { expectToast, newPerson, withoutTours } from "#test/e2e/person.ts";
import { createAccount, createPlainAccount, register, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";
import { copiedText, withoutBlanks } from "#test/pdf/read-pdf.ts";

const arabic = "محمد عبد الله الشمري";
const japanese = "渡邉 太郎（東京）";

test("a quote for a customer with an Arabic name is printed in this browser, and reads only the faces that it needs", async ({
  page,
}) => {
  await createAccount(page, newPerson("Amal"));
  await withoutTours(page);
  const faces: string[] = [];
  page.on("request", (request) => {
    const [file] = /[^/]*(?=-[\w-]{8}\.gz$)/.exec(request.url()) ?? [];
    if (file) faces.push(file.replace(/\.ttf$/, ""));
  });
  await page.goto("/quotes/new");
  await fillDocument(page, arabic);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("article").getByText(arabic)).toHaveCSS("direction", "rtl");
  expect(await printed(page)).toContain(withoutBlanks(arabic));
  expect([...new Set(faces)].sort()).toEqual([
    "noto-sans-arabic-bold",
    "noto-sans-arabic-regular",
    "noto-sans-bold",
    "noto-sans-regular",
  ]);
});

test("a quote for a customer with a Japanese name is printed by the server", async ({ page }) => {
  await createPlainAccount(page, newPerson("Kenji"));
  await withoutTours(page);
  const lineItems = [{ itemType: "custom", name: "木の門", quantity: "1", unitCost: "1200.00" }];
  const id = await post(page, "quotes", {
    customerName: japanese,
    customerEmail: "taro@example.com",
    quoteDate: "2026-11-02",
    lineItems,
  });
  await page.goto(`/quotes/${id}`);
  const text = await printed(page);
  expect(text).toContain(withoutBlanks(japanese));
  expect(text).toContain("木の門");
});

test("a Hebrew name keeps the words and figures beside it in their places, in notices and in questions", async ({
  page,
}) => {
  const name = "דוד כהן 12";
  const inSentence = `\u2068${name}\u2069`;
  await registerPlain(page, newPerson("Dov"));
  await withoutTours(page);
  await page.goto("/quotes/new");
  await fillDocument(page, name);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectToast(page, `${inSentence} is now among your customers.`);
  await page.goto("/customers");
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`${name} is removed from this list.`);
  await expect(question.locator("bdi")).toHaveText(name);
});

test("a Hebrew name of a line and a Hebrew number stand apart from the words about them", async ({
  page,
}) => {
  const line = "ארון 40";
  const number = "חשבון 7";
  await registerPlain(page, newPerson("Dov"));
  await withoutTours(page);
  const invoice = await post(page, "invoices", {
    ...{ customerName: "Dov Cohen", invoiceNumber: number },
    lineItems: [{ itemType: "custom", name: line, quantity: "1", unitPrice: "60.00" }],
  });
  await page.goto(`/invoices/${invoice}`);
  await expect(page).toHaveTitle(`Invoice \u2068${number}\u2069 - Quotewright`);
  await page.goto(`/invoices/edit/${invoice}`);
  await expect(page).toHaveTitle(`Edit \u2068${number}\u2069 - Quotewright`);
  await page.getByRole("button", { name: `Remove ${line}` }).click();
  await expectToast(page, `\u2068${line}\u2069 removed`);
});

const warning = "The PDF has no letters for: ខ. They are printed as a box.";

/** Opens the first quote of a new account, for a customer of this name. */
async function openQuoteFor(page: Page, customerName: string): Promise<void> {
  await registerPlain(page, newPerson("Sok"));
  await withoutTours(page);
  const lineItems = [{ itemType: "custom", name: "Gate", quantity: "1", unitCost: "60.00" }];
  const about = { customerName, customerEmail: "sok@example.com", quoteDate: "2026-11-02" };
  await page.goto(`/quotes/${await post(page, "quotes", { ...about, lineItems })}`);
}

test("what cannot be printed is said in the view, and again before the PDF is shared or downloaded", async ({
  page,
}) => {
  await openQuoteFor(page, "Sok ខ");
  await expect(page.getByRole("main").getByText(warning)).toBeVisible();
  await chooseMore(page, "With breakdown");
  await expect(page.getByRole("button", { name: "Share anyway" })).toBeVisible();
  await chooseMore(page, /Download PDF|Open PDF/);
  await expect(page.getByRole("button", { name: "Download anyway" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download anyway" }).click();
  expect(await copiedText(readFileSync(await (await download).path()))).toContain("Sok\u{fffd}");
});

test("what cannot be printed is said before a document is sent, and before Export prints it", async ({
  page,
}) => {
  await openQuoteFor(page, "Dara ខ");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("dialog").getByText(warning)).toBeVisible();

  await page.goto("/export");
  await page.getByRole("button", { name: "Download PDF of Q-0001" }).click();
  await expectToast(page, warning);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download anyway" }).click();
  expect(await copiedText(readFileSync(await (await download).path()))).toContain("Dara\u{fffd}");

  await page.getByRole("button", { name: "Download everything" }).click();
  await expectToast(page, "Characters that cannot be printed are a box in Q-0001.");
});

test("where the letters cannot be loaded the words are shown but nothing is printed, and the next try succeeds", async ({
  page,
}) => {
  await register(page, newPerson("Amir"));
  await withoutTours(page);
  await page.goto("/quotes/new");
  await page.context().route(/noto-sans-arabic-bold/, (route) => route.abort());
  await fillDocument(page, arabic);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  await expect(page.getByRole("article")).toContainText(arabic);
  await expect(paperPages(page)).toHaveCount(0);
  const files: string[] = [];
  page.on("download", (download) => files.push(download.suggestedFilename()));
  await chooseMore(page, "Download PDF");
  await expectToast(page, "The letters for this PDF could not be loaded, so it was not made.");
  expect(files).toEqual([]);
  await unroute(page.context(), /noto-sans-arabic-bold/);
  expect(await printed(page)).toContain(withoutBlanks(arabic));
  await page.reload();
  await expect(paperPages(page)).toHaveCount(1);
});

test("where the check of the letters cannot be loaded, that is said too", async ({ page }) => {
  await createPlainAccount(page, newPerson("Noa"));
  await withoutTours(page);
  await page.route(/\/assets\/print-check-/, (route) => route.abort());
  const lineItems = [{ itemType: "custom", name: "שער", quantity: "1", unitCost: "60.00" }];
  const id = await post(page, "quotes", {
    customerName: "נועה",
    customerEmail: "noa@example.com",
    quoteDate: "2026-11-02",
    lineItems,
  });
  await page.goto(`/quotes/${id}`);
  const unknown = "It is not known whether the PDF has letters for all of this.";
  await expect(page.getByRole("main").getByText(unknown)).toBeVisible();
  await chooseMore(page, "Download PDF");
  await expectToast(page, unknown);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download anyway" }).click();
  expect((await download).suggestedFilename()).toBe("נועה-quote.pdf");
});

async function printed(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await chooseMore(page, /Download PDF|Open PDF/);
  return await copiedText(readFileSync(await (await download).path()));
}
