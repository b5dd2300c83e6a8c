import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessibleInForcedColours } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { give } from "#test/e2e/bring-in.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`in the forced ${colorScheme} colours of a system, what is chosen looks other than what stands beside it`, ({
    page,
  }) => walk(page, colorScheme));
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

  await expectAccessibleInForcedColours(page);

  await page.goto("/quotes/new");
  const kinds = page.getByRole("group", { name: "Item type" });
  await expectApart(kinds.getByText("All items"), kinds.getByText("Custom"));

  await expectAccessibleInForcedColours(page);

  await page.goto("/bring-in");
  await give(page, { name: "two.csv", text: "Name,Cost\nOak,5\nElm,7\n,8" });
  await expectApart(
    page.getByRole("button", { name: "New 2" }),
    page.getByRole("button", { name: "Left out 1" }),
  );
  await page.getByRole("checkbox", { name: "Elm" }).uncheck();
  await expectApart(page.getByRole("checkbox", { name: "Oak" }), page.getByRole("checkbox", { name: "Elm" }));

  await expectAccessibleInForcedColours(page);

  await page.goto("/");
  const legend = page.locator("figcaption");
  await legend.scrollIntoViewIfNeeded();
  await expectApart(
    legend.getByText("Quotes").locator("[aria-hidden]"),
    legend.getByText("Invoices").locator("[aria-hidden]"),
  );
  await expectAccessibleInForcedColours(page);
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
