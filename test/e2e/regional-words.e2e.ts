import { expect, type Page } from "@playwright/test";
import { everyScreen } from "#test/e2e/every-screen.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

/** Words that only one side writes. Australia writes as Britain does, but for its tax. */
const british =
  /\b(?:VAT|CIS|HMRC|labour\w*|colour\w*|post ?codes?|organis\w+|recognis\w+|authoris\w+|metres?|litres?|cheques?|licence|catalogues?|cancelled|cancelling|enquir\w+|sort code|whilst)\b|£/gi;
const american =
  /\b(?:labor\w*|colors?|zip codes?|organiz\w+|recogniz\w+|authoriz\w+|meters?|liters?|license[sd]?|catalogs?|canceled|canceling|sales tax|routing number|EIN)\b|\$/gi;
const notAustralian = /\b(?:VAT|CIS|HMRC|sort code|sales tax|routing number|labor)\b|£/gi;

/** Names that are the same in every region. */
const exempt = [
  // Units of measure and of rates keep the names that the specification gives them (ruling F33), and so do statuses.
  ...["Linear Meter", "Square Meter", "Cubic Meter", "Liter", "Per Meter", "per meter", "Cancelled"],
  // The regions to choose from.
  ...["United Kingdom (English, £)", "United States (English, $)", "Australia (English, $)"],
];

/** The terms are English law, and these screens say for firms of all regions what applies in each. */
const ofAllRegions: Readonly<Record<string, readonly string[]>> = {
  "/terms-of-service": ["£", "$", "vat", "cis", "labour", "license"],
  "/privacy-policy": ["vat", "cis", "sort code", "cheques", "postcode", "labour", "colour"],
  "/support/faq": ["vat", "sales tax"],
  "/privacy/what-the-server-sees": ["vat", "cis", "sort code", "postcode"],
};

async function wordsOf(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [placeholder]")].map(
      (element) => `${element.getAttribute("aria-label") ?? ""} ${element.getAttribute("placeholder") ?? ""}`,
    );
    return [document.body.innerText, ...named].join("\n");
  });
  return exempt.reduce((words, each) => words.replaceAll(each, ""), text);
}

for (const [language, region, foreign] of [
  ["en-US", "the United States", british],
  ["en-AU", "Australia", notAustralian],
  ["en-GB", "Great Britain", american],
] as const) {
  test(`no screen of ${region} has a word of another region`, async ({ page }) => {
    test.slow();
    const person = { ...newPerson("Bea"), language };
    await registerPlain(page, person);
    await withoutTours(page);
    await page.goto("/settings");
    await field(page, "Language and region").selectOption({ value: language });
    await page.getByRole("button", { name: "Save Settings" }).click();
    await expect(page.getByText("Settings saved").first()).toBeVisible();
    const found: string[] = [];
    for (const screen of await everyScreen(page, language)) {
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      const known = ofAllRegions[screen] ?? [];
      const words = ((await wordsOf(page)).match(foreign) ?? []).filter(
        (word) => !known.includes(word.toLowerCase()),
      );
      found.push(...[...new Set(words)].map((word) => `${screen}: ${word}`));
    }
    expect(found).toEqual([]);
  });
}
