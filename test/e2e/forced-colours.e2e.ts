import { expect, type Locator, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { give } from "#test/e2e/bring-in.ts";
import { lostInForcedColours } from "#test/e2e/lost-in-forced-colours.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`in the forced ${colorScheme} colours of a system, what is chosen looks other than what stands beside it`, ({
    page,
  }) => walk(page, colorScheme));
}

test("in forced colours each kind of status has a mark of its own shape", async ({ page }) => {
  await registerPlain(page, newPerson("Ada"));
  await withoutTours(page);
  const line = { name: "Oak", quantity: "1" };
  const bea = { customerName: "Bea", customerEmail: "bea@example.com" };
  for (const status of ["draft", "sent", "accepted", "declined", "invoiced"]) {
    await post(page, "quotes", { ...bea, status, lineItems: [{ ...line, unitCost: "50.00" }] });
  }
  for (const status of ["pending", "outstanding", "paid", "overdue", "cancelled"]) {
    await post(page, "invoices", { ...bea, status, lineItems: [{ ...line, unitPrice: "50.00" }] });
  }
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 390, height: 844 });
  const marks = { ...(await marksOf(page, "/quotes")), ...(await marksOf(page, "/invoices")) };
  const words = (shape: string) => Object.keys(marks).filter((word) => marks[word] === shape);
  const [ring, half, full, square, bar] = [
    marks.Draft,
    marks.Sent,
    marks.Accepted,
    marks.Declined,
    marks.Cancelled,
  ];
  expect(new Set([ring, half, full, square, bar]).size).toBe(5);
  expect(words(ring ?? "")).toEqual(["Draft"]);
  expect(words(half ?? "").sort()).toEqual(["Outstanding", "Pending", "Sent"]);
  expect(words(full ?? "").sort()).toEqual(["Accepted", "Invoiced", "Paid"]);
  expect(words(square ?? "").sort()).toEqual(["Declined", "Overdue"]);
  expect(words(bar ?? "")).toEqual(["Cancelled"]);
});

test("words, a sign and a box without a frame that are lost in forced colours are found", async ({
  page,
}) => {
  await page.goto("/terms-of-service");
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  expect(await page.evaluate(lostInForcedColours)).toEqual([]);
  await page.getByRole("main").evaluate((main) => {
    const add = (element: HTMLElement | SVGElement, style: string) => {
      element.style.cssText = style;
      main.append(element);
      return element;
    };
    add(document.createElement("p"), "color: Canvas").textContent = "White on white";
    add(document.createElementNS("http://www.w3.org/2000/svg", "svg"), "color: Canvas; width: 9px");
    add(document.createElement("textarea"), "border: 0").ariaLabel = "Bare";
  });
  expect(await page.evaluate(lostInForcedColours)).toEqual([
    'words of p "White on white"',
    'words of svg ""',
    'frame of textarea "Bare"',
  ]);
});

/** The shape of the mark before each status of a list, each drawn in another colour than its ground. */
async function marksOf(page: Page, path: string): Promise<Record<string, string>> {
  await page.goto(path);
  const marks = page.getByRole("main").locator("svg[viewBox='0 0 10 10']").locator("..");
  await expect(marks.first()).toBeVisible();
  return marks.evaluateAll((rows) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const shapes: Record<string, string> = {};
    for (const row of rows) {
      const svg = row.querySelector("svg");
      const [status = ""] = /[A-Z][a-z]+/.exec(row.textContent ?? "") ?? [];
      if (svg && getComputedStyle(svg).color !== ground) shapes[status] = svg.innerHTML;
    }
    return shapes;
  });
}

async function walk(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await registerPlain(page, newPerson("Ada"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  await page.emulateMedia({ forcedColors: "active", colorScheme });
  await post(page, "quotes", {
    customerName: "Bea",
    customerEmail: "bea@example.com",
    lineItems: [{ name: "Oak", quantity: "1", unitCost: "50.00" }],
  });

  await page.goto("/quotes");
  const main = page.getByRole("navigation", { name: "Main" });
  await expectApart(main.getByRole("link", { name: "Quotes" }), main.getByRole("link", { name: "Invoices" }));
  const tabs = page.getByRole("navigation", { name: "Filter quotes" });
  await expectApart(tabs.getByRole("link", { name: "All" }), tabs.getByRole("link", { name: /^Drafts/ }));

  await page.goto("/quotes/new");
  const kinds = page.getByRole("group", { name: "Item type" });
  await expectApart(kinds.getByText("All", { exact: true }), kinds.getByText("Custom"));

  await page.goto("/bring-in");
  await give(page, { name: "two.csv", text: "Name,Cost\nOak,5\nElm,7\n,8" });
  await expectApart(
    page.getByRole("button", { name: "New 2" }),
    page.getByRole("button", { name: "Left out 1" }),
  );
  await page.getByRole("checkbox", { name: "Elm" }).uncheck();
  await expectApart(page.getByRole("checkbox", { name: "Oak" }), page.getByRole("checkbox", { name: "Elm" }));

  await page.goto("/");
  const legend = page.locator("figcaption");
  await legend.scrollIntoViewIfNeeded();
  await expectApart(
    legend.getByText("Quotes").locator("[aria-hidden]"),
    legend.getByText("Invoices").locator("[aria-hidden]"),
  );
}

/**
 * Expects another ground, and words on it in the colour that the system has for what is chosen. Axe cannot tell: it
 * takes the words for those of our own colours.
 */
async function expectApart(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible();
  const [own, beside] = await Promise.all([chosen, other].map(look));
  expect(own?.ground).not.toBe(beside?.ground);
  if (own?.words) expect(own.words).toBe(own.ofChosen);
}

/** The colours of a control: its words', if it has any, and its own ground or that of what it stands on. */
function look(control: Locator) {
  return control.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = "forced-color-adjust: none; color: HighlightText";
    const ofChosen = getComputedStyle(probe).color;
    probe.remove();
    const words = element.textContent === "" ? null : getComputedStyle(element).color;
    let at: Element | null = element;
    while (at && / 0\)$/.test(getComputedStyle(at).backgroundColor)) at = at.parentElement;
    return { words, ofChosen, ground: at && getComputedStyle(at).backgroundColor };
  });
}
