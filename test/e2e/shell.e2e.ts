import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson, open } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

const product = "Quotewright";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("the header says where the person is: a title, and a line under it when there is more to say", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson());
  for (const [path, title, subtitle] of [
    ["/", "Dashboard", "Your work at a glance"],
    ["/dashboard", "Dashboard", "Your work at a glance"],
    ["/quotes", "Quotes", "Prices you have offered"],
    ["/quotes/new", "Create New Quote", "Price a job"],
    ["/invoices", "Invoices", "What you are owed"],
    ["/invoices/new", "Create New Invoice", "Bill a job"],
    ["/materials", "Materials & Products", "What you buy and sell"],
    ["/labor", "Services & Time", "Your rates"],
    ["/customers", "Customers", "The people you work for"],
    ["/company-profile", "Business Settings", "Your letterhead and defaults"],
    ["/bring-in", "Bring in", null],
    ["/settings", "Account Settings", "Language, security and your account"],
    ["/monthly-reports", "Reports", "Your months in figures"],
    ["/support", "Help & Support", "Answers, and a way to ask"],
    ["/support/faq", "Frequently Asked Questions", null],
  ] as const) {
    await page.goto(path);
    const header = page.getByRole("banner");
    await expect(header.getByRole("heading", { level: 1 }), path).toHaveText(title);
    if (subtitle) await expect(header, path).toContainText(subtitle);
    else await expect(header.getByRole("paragraph"), path).toHaveCount(0);
  }
});

test("a phone shows the whole title of every screen", async ({ page }) => {
  await createPlainAccount(page, newPerson());
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, title] of [
    ["/quotes/new", "Create New Quote"],
    ["/invoices/new", "Create New Invoice"],
    ["/materials", "Materials & Products"],
    ["/company-profile", "Business Settings"],
    ["/settings", "Account Settings"],
    ["/billing", "Billing & Subscription"],
  ] as const) {
    await page.goto(path);
    const heading = page.getByRole("banner").getByRole("heading", { name: title, level: 1 });
    await expect(heading).toBeVisible();
    const isCut = await heading.evaluate(
      (element) =>
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth,
    );
    expect(isCut, title).toBe(false);
  }
});

test("the sidebar marks the present screen, and Quotes and Invoices mark every screen below them", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson());
  const bea = { customerName: "Bea", customerEmail: "bea@example.com", taxPercent: "0", markupPercent: "0" };
  const quote = await post(page, "quotes", {
    ...bea,
    lineItems: [{ name: "Oak", quantity: "2", unitCost: "50.00" }],
  });
  const invoice = await post(page, "invoices", {
    ...bea,
    lineItems: [{ name: "Oak", quantity: "2", unitPrice: "50.00" }],
  });
  for (const [path, name] of [
    ["/", "Dashboard"],
    ["/quotes", "Quotes"],
    ["/quotes/new", "Quotes"],
    [`/quotes/${quote}`, "Quotes"],
    [`/quotes/${quote}/edit`, "Quotes"],
    ["/invoices", "Invoices"],
    [`/invoices/${invoice}`, "Invoices"],
    [`/invoices/edit/${invoice}`, "Invoices"],
    ["/materials", "Materials"],
    ["/labor", "Labour Management"],
    ["/customers", "Customers"],
    ["/company-profile", "Business Profile"],
    ["/bring-in", null],
    ["/settings", null],
  ] as const) {
    await page.goto(path);
    await expect(sidebar(page).getByRole("link"), path).toHaveCount(8);
    await expect(sidebar(page).getByRole("listitem").locator("[aria-current=page]"), path).toHaveText(
      name ? [name] : [],
    );
  }
});

test("the rail of a narrow desk has a word under each icon, with which the entry's full name begins", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto("/quotes");
  const links = sidebar(page).getByRole("listitem").getByRole("link");
  const names = ["Dashboard", "Quotes", "Invoices", "Materials", "Labour Management", "Customers"];
  for (const [index, name] of [...names, "Business Profile"].entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(name);
    const seen = await links.nth(index).evaluate(seenWords);
    expect(name.split(" ")[0]).toBe(seen);
  }
});

/** The words of an element that are drawn, without those for screen readers alone. Runs in the page. */
function seenWords(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let words = "";
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const own = texts.currentNode.parentElement?.getBoundingClientRect();
    if (own && own.width > 1 && range.getBoundingClientRect().width > 1)
      words += texts.currentNode.textContent;
  }
  return words.trim();
}

test("no tour starts while the user menu is open", async ({ page }) => {
  await page.clock.install();
  await createPlainAccount(page, newPerson());
  await expect(page.getByRole("heading", { name: "Getting Started" })).toBeVisible();
  await page.getByRole("button", { name: "My Account" }).click();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(page.getByRole("dialog")).toHaveAccessibleName("Put your name on your work");
});

test("the user menu says who is signed in, and links to the account, its bill, help and sign-out", async ({
  page,
}) => {
  const ann = newPerson();
  await registerPlain(page, ann);
  await page.goto("/customers");
  const trigger = page.getByRole("button", { name: "My Account" });
  await expect(trigger).toHaveText("AH");
  await trigger.click();
  const menu = page.getByRole("menu");
  await expect(menu).toContainText("My Account");
  await expect(menu).toContainText("Ann Hobbs");
  await expect(menu).toContainText(ann.email);
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();
  for (const [name, path, shown] of [
    ["Account Settings", "/settings", "Danger Zone"],
    ["Billing & Subscription", "/billing", "Next billing date"],
    ["Help & Support", "/support", "How can we help?"],
    ["Report an Issue", "/support/report-issue", "Open in Mail App"],
  ] as const) {
    await trigger.click();
    await menu.getByRole("menuitem", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main").getByText(shown)).toBeVisible();
    await expect(page).toHaveTitle(`${name} - ${product}`);
    await expect(menu).toBeHidden();
  }
  await trigger.click();
  await menu.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("region", { name: "Price" })).toBeVisible();
});

test("the user menu opens by keyboard on its first entry, and its button closes it again", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await page.goto("/customers");
  const trigger = page.getByRole("button", { name: "My Account" });
  const menu = page.getByRole("menu", { name: "My Account" });
  for (const key of ["Enter", "ArrowDown"]) {
    await trigger.press(key);
    await expect(menu.getByRole("menuitem", { name: "Account Settings" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(menu.getByRole("menuitem", { name: "Billing & Subscription" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(trigger).toBeFocused();
    await expect(menu).toBeHidden();
  }
  await trigger.click();
  await expect(menu).toBeVisible();
  await trigger.click({ force: true });
  await expect(menu).toBeHidden();
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
});

test("a menu that does not load says so, and opens after the page is reloaded", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.route("**/assets/user-menu-popup-*", (route) => route.abort());
  await page.goto("/customers");
  const trigger = page.getByRole("button", { name: "My Account" });
  await trigger.click();
  await expectToast(page, "Quotewright cannot be reached");
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
  await unroute(page, "**/assets/user-menu-popup-*");
  await page.reload();
  await trigger.click();
  await expect(page.getByRole("menu")).toBeVisible();
});

test("a screen that is not loaded yet says so without a connection, and opens once there is one", async ({
  page,
  context,
}) => {
  await registerPlain(page, newPerson());
  await page.goto("/customers");
  const main = page.getByRole("main");
  await expect(main).toContainText("No customers yet");
  await context.setOffline(true);
  for (const name of ["Materials", "Invoices"]) {
    await open(page, name);
    await expect(page.getByRole("alert")).toContainText("Quotewright cannot be reached");
    await page.goBack();
    await expect(main).toContainText("No customers yet");
  }
  await open(page, "Materials");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(main).toContainText("This screen comes once there is a connection.");
  await context.setOffline(false);
  await expect(main).toContainText("No materials and no categories yet");
});

test("when a screen's script is missing on the server, the frame says so, and a reload brings the screen", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await page.goto("/customers");
  await page.route("**/assets/materials-screen-*", (route) => route.abort());
  await sidebar(page).getByRole("link", { name: "Materials" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This screen cannot be shown");
  await sidebar(page).getByRole("link", { name: "Customers" }).click();
  await expect(page.getByText("No customers yet")).toBeVisible();
  await sidebar(page).getByRole("link", { name: "Materials" }).click();
  await unroute(page, "**/assets/materials-screen-*");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("No materials and no categories yet")).toBeVisible();
});

test("a person without a name is shown by e-mail", async ({ page }) => {
  await createPlainAccount(page, newPerson());
  await page.route("**/api/user", async (route) => {
    const answer = await route.fetch();
    const nameless = { firstName: "", lastName: "", email: "bob.archer@example.com" };
    await route.fulfill({ json: { ...(await answer.json()), ...nameless } });
  });
  await page.reload();
  const trigger = page.getByRole("button", { name: "My Account" });
  await expect(trigger).toHaveText("BO");
  await trigger.click();
  await expect(page.getByRole("menu")).toContainText("bob.archer");
});
