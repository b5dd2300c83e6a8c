import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { chooseInRow, openRowMenu } from "#test/e2e/document-acts.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { overlappingTexts } from "#test/e2e/overlapping-texts.ts";
import { expectToast, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10);
const stroud = {
  customerName: "Amelia Stroud",
  customerEmail: "amelia@stroud.example",
  projectAddress: "14 Chevin Side",
};

test("a quote is a row on a phone, whose menu has every act, and which is sent from there", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Rowan"));
  await withoutTours(page);
  const line = { name: "Oak board", quantity: "2", unitCost: "50.00" };
  await post(page, "quotes", { ...stroud, lineItems: [line] });
  await page.goto("/quotes");
  const row = page.getByRole("link", { name: "Amelia Stroud, Q-0001, 14 Chevin Side, £150.00, Draft" });
  await expect(row).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("This week");
  await openRowMenu(page, "Q-0001");
  await expect(page.getByRole("menuitem")).toHaveText([
    "Send",
    "View",
    "Edit",
    "Duplicate",
    "Convert to Invoice",
    ...["With breakdown", "No breakdown", "Business view", "Open PDF"],
    ...["Draft", "Sent", "Accepted", "Declined", "Invoiced"],
    "Delete",
  ]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await chooseInRow(page, "Q-0001", "Sent");
  await expectToast(page, "Quote status updated successfully");
  await chooseInRow(page, "Q-0001", "Remind");
  await expect(page.getByRole("dialog", { name: "Remind about quote Q-0001" })).toContainText(
    "Amelia Stroud",
  );
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await row
    .or(page.getByRole("link", { name: /^Amelia Stroud/ }))
    .first()
    .tap();
  await expect(page).toHaveURL(/\/quotes\/[0-9a-f-]+$/);
});

test("an invoice that is late says by how many days, and is marked as paid from its row", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Rowan"));
  await withoutTours(page);
  const lineItems = [{ name: "Oak board", quantity: "2", unitPrice: "50.00" }];
  const dates = { invoiceDate: daysAgo(44), dueDate: daysAgo(14) };
  await post(page, "invoices", { ...stroud, ...dates, lineItems });
  // The tabs fade where more of them follows. The one of the address, and the last one, are scrolled out of the fade.
  const tabs = page.getByRole("navigation", { name: "Filter invoices" });
  const roomAfter = async (tab: Locator) => {
    const [strip, own] = [await tabs.boundingBox(), await tab.boundingBox()];
    return strip && own && strip.x + strip.width - own.x - own.width;
  };
  await page.goto("/invoices?tab=overdue");
  const overdue = tabs.getByRole("link", { name: /^Overdue, £/ });
  await expect(overdue).toHaveAttribute("aria-current", "page");
  await expect.poll(() => roomAfter(overdue)).toBeGreaterThanOrEqual(31);
  await page.goto("/invoices");
  const row = page.getByRole("link", { name: /^Amelia Stroud, INV-0001/ });
  await expect(row).toHaveAccessibleName(/£[\d.]+, Overdue · 14 days$/);
  await expectWholeRows(page);
  await expect(tabs).toHaveCSS("mask-image", /^linear-gradient/);
  const last = tabs.getByRole("link", { name: "Paid", exact: true });
  await last.focus();
  await expect(last).toBeFocused();
  expect(await roomAfter(last)).toBeGreaterThanOrEqual(32);
  await chooseInRow(page, "INV-0001", "Mark as paid");
  await expectToast(page, "Invoice status updated successfully");
  await expect(row).toHaveAccessibleName(/Paid today$/);
  // The notice lies under a menu that is opened meanwhile.
  const notice = await page.getByRole("button", { name: "Close notification" }).boundingBox();
  await page.getByRole("navigation", { name: "Shortcuts" }).waitFor();
  await openRowMenu(page, "INV-0001");
  const menu = page.getByRole("menu", { name: "More for INV-0001" });
  await expect(menu).toBeVisible();
  await expect(page.getByRole("button", { name: "Close notification" })).toBeAttached();
  const box = await menu.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0), "they meet").toBeGreaterThan(notice?.y ?? 740);
  const isOnTop = await menu.evaluate((element) => {
    const toast = document.querySelector('[aria-label="Close notification"]');
    const [own, other] = [element, toast].map((each) => each?.getBoundingClientRect());
    if (!own || !other) return null;
    const [x, y] = [Math.max(own.left, other.left) + 4, Math.max(own.top, other.top) + 4];
    return element.contains(document.elementFromPoint(x, y));
  });
  expect(isOnTop).toBe(true);
});

test("rows of long words neither scroll sideways nor lie over each other, however narrow", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Rowan"));
  await withoutTours(page);
  const long = {
    customerName: "Featherstonehaugh-Cholmondeley Conservation Joinery and Sons",
    customerEmail: "office@featherstonehaugh.example",
    projectAddress: "The Old Corn Exchange, 14 Market Place, Bishop's Castle",
  };
  const lineItems = [{ name: "Sash window", quantity: "20", unitPrice: "9500.00" }];
  for (const dueDate of [daysAgo(400), daysAgo(-3)]) {
    await post(page, "invoices", { ...long, invoiceDate: daysAgo(430), dueDate, lineItems });
  }
  await post(page, "invoices", { ...long, customerName: "نورة العتيبي", lineItems });
  for (const width of [320, 360, 390, 768, 800, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/invoices");
    await expect(page.getByRole("link", { name: /INV-0003/ })).toBeVisible();
    await expectWholeRows(page);
  }
});

test("at 360 px eight documents of three months are in sight, whatever they say, and no word of theirs is cut", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Rowan"));
  await withoutTours(page);
  const lineItems = (price: object) => [{ name: "Sash window", quantity: "1", ...price }];
  const places = [
    "The Old Smithy, Church Hill",
    "Moor House",
    "2 Llanfairpwllgwyngyll Terrace, Menai Bridge",
  ];
  for (let each = 0; each < 10; each += 1) {
    const words = {
      customerName: each % 2 ? "Margaret Ellison" : "Rosalind Fairburn",
      customerEmail: "office@example.com",
      projectAddress: places[each % 3],
    };
    const day = daysAgo([0, 35, 70][each % 3] ?? 0);
    await post(page, "invoices", {
      ...{ ...words, invoiceDate: day, dueDate: daysAgo(each % 2 ? 137 - each : each - 14) },
      lineItems: lineItems({ unitPrice: "9500.00" }),
    });
    await post(page, "quotes", {
      ...{ ...words, quoteDate: day, status: each % 2 ? "accepted" : "sent" },
      lineItems: lineItems({ unitCost: "9500.00" }),
    });
  }
  for (const list of ["quotes", "invoices"]) {
    await page.goto(`/${list}`);
    const rows = page.locator("main li[data-row]");
    await expect(rows).toHaveCount(10);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(3);
    const foot = await page.getByRole("navigation", { name: "Shortcuts" }).boundingBox();
    const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
    const seen = boxes.filter((box) => box && box.y + box.height <= (foot?.y ?? 0));
    expect(seen.length, list).toBeGreaterThanOrEqual(8);
    const partly = (await Promise.all((await rows.all()).map(cutWords))).flat();
    expect(partly, list).toEqual([]);
    // The name of a row's link has the place, also where the row has no room for it.
    const named = rows.getByRole("link", { name: /, 2 Llanfairpwllgwyngyll Terrace, Menai Bridge, £/ });
    await expect(named).toHaveCount(3);
  }
});

/** The words of a row that are seen in part: a place that does not fit is out of sight as a whole. */
function cutWords(row: Locator): Promise<string[]> {
  return row.evaluate((element) => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      for (let each = text.parentElement; each && each !== element; each = each.parentElement) {
        if (getComputedStyle(each).overflow === "visible") continue;
        const box = each.getBoundingClientRect();
        const isOut = lines.every(({ top }) => top >= box.bottom - 4);
        const isIn = lines.every(
          ({ left, right, top, bottom }) =>
            left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 4 && bottom <= box.bottom + 4,
        );
        if (!isIn && !isOut) cut.push(text.textContent ?? "");
      }
    }
    return cut;
  });
}

/** Nothing scrolls sideways, and no amount or number is cut. */
async function expectWholeRows(page: Page) {
  const width = page.viewportSize()?.width;
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
  expect(await page.evaluate(overlappingTexts), `at ${width}`).toEqual([]);
  const main = page.getByRole("main");
  for (const text of [/^INV-\d+$/, /^£[\d,.]+$/]) {
    for (const each of await main.getByText(text).all()) {
      const box = await each.boundingBox();
      const isCut = await each.evaluate(
        (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
      );
      expect(isCut, `${await each.textContent()} at ${width}`).toBe(false);
      expect((box?.x ?? 0) + (box?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(width ?? 0);
    }
  }
}
