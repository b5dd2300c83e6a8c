import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { encryptedScreens } from "#test/e2e/encrypted-walk.ts";
import { notByItself } from "#test/e2e/every-screen.ts";
import { nextFrames } from "#test/e2e/frames.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { protectedPaths, publicPaths } from "#web/app/paths.ts";

// Nothing that is shown may be pushed aside by what comes later (CLS 0), for a newcomer in the trial too.
const publicPages = [
  ...publicPaths.filter((path) => !path.startsWith("/subscribe")),
  ...["/reset-password?token=x", "/nowhere"],
];
/** Those without the id of a record, and that show themselves. */
const screens = [
  ...["/", "/subscribe", "/nowhere"],
  ...protectedPaths.filter((path) => !path.includes("$id") && !notByItself.has(path)),
];
/** Paths that show nothing of an account's records, so that a newcomer's walk is enough for them. */
const withoutRecords = /^\/(?:support|privacy|subscribe|nowhere)/;
const widths = [360, 1280];

test("no public page moves what it has shown", async ({ page }) => {
  await withoutTours(page);
  await watchShifts(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of publicPages) expect(await shiftsOf(page, path), `${path} at ${width}`).toEqual([]);
  }
});

test("a page that moves what it has shown is noticed", async ({ page }) => {
  await watchShifts(page);
  await page.addInitScript(pushDown);
  expect(await shiftsOf(page, "/terms-of-service")).toHaveLength(1);
});

test("a page asks for its face with its scripts, because words in another face move when it comes", async ({
  page,
}) => {
  await page.goto("/auth");
  const askedBy = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes("inter-latin-wght"))
      .map(({ initiatorType }) => initiatorType),
  );
  expect(askedBy).toEqual(["link"]);
});

test("no screen of a newcomer moves what it has shown, however late the answers come", async ({ page }) => {
  test.setTimeout(240_000);
  await createPlainAccount(page, newPerson());
  await withoutTours(page);
  await expectNoShifts(page, screens);
});

test("no screen of an account with records moves what it has shown, however late the answers come", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await createPlainAccount(page, newPerson());
  const paths = await fill(page);
  await withoutTours(page);
  await expectNoShifts(page, paths);
});

test("no screen of an encrypted account moves what it has shown, however late the answers come", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const paths = await encryptedScreens(page, newPerson());
  await expectNoShifts(page, paths);
});

test("a long list of customers moves nothing when what draws its rows comes late", async ({ page }) => {
  await registerPlain(page, newPerson());
  await addCustomers(page);
  await watchShifts(page);
  let isAsked = false;
  await page.route("**/assets/customer-rows-*.js", async (route) => {
    isAsked = true;
    await page.evaluate(nextFrames, 6);
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await shiftsOf(page, "/customers")).toEqual([]);
  expect(isAsked).toBe(true);
});

/** Opens each screen as a phone and as a desk, whose answers come late. */
async function expectNoShifts(page: Page, paths: readonly string[]): Promise<void> {
  await watchShifts(page);
  await page.addInitScript(answerLater);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      expect.soft(await shiftsOf(page, path), `${path} at ${width}`).toEqual([]);
    }
  }
}

/** Gives the account a profile and some records of each kind. @returns the paths of the screens that show them */
async function fill(page: Page): Promise<string[]> {
  await post(page, "company-profile", { companyName: "Archer Joinery" });
  const categoryId = await post(page, "categories", { name: "Timber" });
  await post(page, "materials", { name: "Oak board", unitCost: "12.50", unitType: "Each", categoryId });
  const labourCategoryId = await post(page, "labor-categories", { name: "Joinery" });
  const labour = { name: "Joiner", rate: "40.00", rateType: "hour", categoryId: labourCategoryId };
  await post(page, "labor", labour);
  const customer = await addCustomers(page);
  const about = { customerName: "Bea Marsh", customerEmail: "bea@example.com", markupPercent: "0" };
  let [quote, invoice] = ["", ""];
  for (let each = 0; each < 8; each += 1) {
    quote = await post(page, "quotes", {
      ...about,
      lineItems: [{ name: "Oak", quantity: "2", unitCost: "50.00" }],
    });
    invoice = await post(page, "invoices", {
      ...about,
      lineItems: [{ name: "Oak", quantity: "3", unitPrice: "50.00" }],
    });
  }
  const name = "Accoya sash window, slimlite glazing, 1,200 x 1,800 mm, with weights, cords and pulleys";
  const long = await post(page, "quotes", {
    ...about,
    lineItems: Array.from({ length: 40 }, () => ({ name, quantity: "2", unitCost: "1234.00" })),
  });
  return [
    ...screens.filter((path) => !withoutRecords.test(path)),
    `/quotes/${long}/edit`,
    `/quotes/${quote}`,
    `/quotes/${quote}/edit`,
    `/invoices/${invoice}`,
    `/invoices/edit/${invoice}`,
    `/customers/${customer}`,
  ];
}

/** Adds more customers than a page of the list has. @returns the id of one */
async function addCustomers(page: Page): Promise<string> {
  let id = "";
  for (let each = 1; each <= 60; each += 1) {
    id = await post(page, "customers", { name: `Bea Marsh ${each}`, city: "Exeter", phone: "01632 960123" });
  }
  return id;
}

/**
 * Each answer comes a little later than the one before, so that the screen is drawn between them. The test intercepts no
 * request, because then the browser has no cache, and loads every script again for each screen. Runs in the page.
 */
function answerLater(): void {
  const ask = window.fetch;
  let asked = 0;
  window.fetch = async (...request) => {
    const frames = 3 + (asked % 4) * 3;
    asked += 1;
    const answer = await ask(...request);
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    return answer;
  };
}

/** Puts a strip above a page that is shown. Runs in the page. */
async function pushDown(): Promise<void> {
  let shown = 0;
  while (shown < 3) {
    await new Promise(requestAnimationFrame);
    if (document.querySelector("h1")) shown += 1;
  }
  const strip = document.createElement("div");
  strip.style.height = "100px";
  document.body.prepend(strip);
}

/** Records what moved on each page from its beginning. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : node?.textContent;
          return `${name?.slice(0, 60)} from ${previousRect.y} to ${currentRect.y}`;
        });
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moved on a page until nothing more was asked for. */
async function shiftsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(nextFrames, 10);
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

interface Shift {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
