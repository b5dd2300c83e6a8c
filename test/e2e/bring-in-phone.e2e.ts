import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { expectCompact, give, sample } from "#test/e2e/bring-in.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";

test("a Xero file comes in with four taps from the list, the system's picker aside", async ({ page }) => {
  await register(page, newPerson("Mia"));
  await page.goto("/customers");
  // An empty list shows the way in one tap less.
  await expect(page.getByRole("main").getByRole("link", { name: "Bring in customers" })).toBeVisible();
  await page.getByRole("button", { name: "More for customers" }).tap();
  await page.getByRole("menuitem", { name: "Bring in customers" }).tap();
  // The third tap opens the system's picker.
  const choosing = page.waitForEvent("filechooser");
  await page.getByText("Choose a file").tap();
  await (await choosing).setFiles(sample("xero-contacts.csv"));
  const heading = page.getByRole("heading", { level: 2 });
  await expect(heading).toContainText("Xero contacts. 4 new");
  await expect(page.getByRole("main")).toContainText(
    "Hartley Homes Ltd · 07700 900200 · jo@hartleyhomes.example",
  );
  await expectFits(page);
  await expectCompact(page);
  await page.getByRole("button", { name: "Bring in 4 customers" }).tap();
  await expect(page.getByRole("heading", { name: "4 customers brought in" })).toBeVisible();
  await expectFits(page);
  await page.getByRole("link", { name: "View customers" }).tap();
  await expect(page.getByRole("list", { name: "Customers" }).getByRole("listitem")).toHaveCount(4);
});

test("an iPhone's contacts are read, somebody known is filled up, and all of it is undone", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Noa"));
  await post(page, "customers", { name: "Dorothy Hobbs", phone: "07700 907000" });
  await page.goto("/bring-in");
  await give(page, sample("iphone.vcf"));
  await expect(page.getByRole("heading", { level: 2 })).toContainText("2 new, 1 filled up");
  await page.getByRole("button", { name: "Changed 1" }).tap();
  await expect(page.getByRole("main")).toContainText("Dorothy Hobbs");
  await expectCompact(page);
  await expectFits(page);
  // One bar at the foot, and the way back in the head.
  await expect(page.getByRole("navigation", { name: "Shortcuts" })).toBeHidden();
  await expect(page.getByRole("banner").getByRole("button", { name: "Back" })).toBeVisible();
  await page.getByRole("button", { name: "Bring in 3 customers" }).tap();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("main")).toContainText("Undone: 3 records");
  await page.getByRole("link", { name: "View customers" }).tap();
  await expect(page.getByRole("list", { name: "Customers" }).getByRole("listitem")).toHaveCount(1);
  await page.goto("/");
  await page.goto("/bring-in");
  await page.getByRole("button", { name: "Back" }).tap();
  await expect(page).toHaveURL("/");
});

test("contacts that are picked on the telephone come in with their firm and address", async ({ page }) => {
  // The picker is the telephone's own, and Chrome has none on a desk.
  await page.addInitScript(() => {
    const ann = {
      name: ["Ann Hart"],
      tel: ["07700 900123"],
      email: ["ann@hart.example"],
      address: [
        { organization: "Hart Ltd", addressLine: ["1 High St"], dependentLocality: "Burley", city: "Ilkley" },
      ],
    };
    const contacts = { select: async () => [ann, { name: ["Bob Low"], tel: ["01943 600000"] }] };
    Object.defineProperty(navigator, "contacts", { value: contacts });
  });
  await registerPlain(page, newPerson("Kit"));
  await page.goto("/bring-in");
  await page.getByRole("button", { name: "From contacts" }).tap();
  await expect(page.getByRole("heading", { level: 2 })).toContainText("2 new");
  await expectFits(page);
  await page.getByRole("button", { name: "Bring in 2 customers" }).tap();
  await page.getByRole("link", { name: "View customers" }).tap();
  await page.getByRole("link", { name: "Ann Hart" }).tap();
  for (const said of ["Hart Ltd", "07700 900123", "ann@hart.example", "1 High St", "Burley", "Ilkley"])
    await expect(page.getByRole("main")).toContainText(said);
});

test("new prices: what is ours by how far it moves, a jump only when it is ticked", async ({ page }) => {
  await registerPlain(page, newPerson("Oli"));
  for (const [name, sku, unitCost] of [
    ["22mm copper pipe 3m", "01234", "18.40"],
    ["Oak board 20 mm", "OAK-20", "12.50"],
    ["15mm copper elbow", "22907", "0.62"],
  ]) {
    await post(page, "materials", { name, sku, unitCost, unitType: "Each" });
  }
  await page.goto("/bring-in?to=material");
  await give(page, sample("price-refresh.csv"));
  const heading = page.getByRole("heading", { level: 2 });
  await expect(heading).toContainText("3 of 303 are yours: 2 up, average 4.6%, 1 same.");
  await expect(heading).toContainText("Look at: 15mm copper elbow £0.62 to £6.20.");
  const rows = page.getByRole("region", { name: "What is in the file" }).getByRole("listitem");
  await expect(rows.first()).toContainText("ten times as much");
  await expect(rows.first().getByRole("checkbox")).not.toBeChecked();
  await expectCompact(page);
  await page.getByRole("button", { name: "Left out 300" }).tap();
  await expect(page.getByRole("main")).toContainText("Row 5: not in your list, and no name to add it by");
  await expectCompact(page);
  await expectFits(page);
  await page.getByRole("button", { name: "Take 1 price" }).tap();
  await expect(page.getByRole("heading", { name: "1 material brought in" })).toBeVisible();
  await page.goto("/materials");
  await expect(page.getByRole("main")).toContainText("£19.25");
  await expect(page.getByRole("main")).toContainText("£0.62");
});

test("of a merchant's whole list nothing is taken but what is ours and what is picked", async ({ page }) => {
  await registerPlain(page, newPerson("Pia"));
  await post(page, "materials", { name: "Elbow", sku: "A1", unitCost: "0.60", unitType: "Each" });
  const others = Array.from({ length: 600 }, (_, index) => `B${index},Brass part ${index},1.50`);
  await page.goto("/bring-in");
  await give(page, { name: "merchant.csv", text: ["Code,Name,Nett", "A1,Elbow,0.66", ...others].join("\n") });
  await expect(page.getByRole("button", { name: "Take 1 price" })).toBeVisible();
  await page.getByRole("button", { name: "Pick from it 600" }).tap();
  await page.getByRole("searchbox", { name: "Search what is not yours" }).fill("part 417");
  await page.getByText("Brass part 417").tap();
  await page.getByRole("searchbox", { name: "Search what is not yours" }).fill("part 41");
  await page.getByText("Brass part 418").tap();
  await expect(page.getByRole("button", { name: "Take 1 price, add 2 new" })).toBeVisible();
  await page.getByText("Brass part 418").tap();
  await page.getByRole("checkbox", { name: "All 16" }).tap();
  await expect(page.getByRole("button", { name: "Take 1 price, add 16 new" })).toBeVisible();
  await page.getByRole("checkbox", { name: "All 16" }).tap();
  await page.getByText("Brass part 417").tap();
  await page.getByRole("button", { name: "Take 1 price, add 1 new" }).tap();
  await expect(page.getByRole("heading", { name: "2 materials brought in" })).toBeVisible();
});

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}
