import type { Page } from "@playwright/test";
import type { Language } from "#domain/region/region.ts";
import { foreignWords } from "#test/e2e/foreign-words.ts";

/**
 * The terms are English law, and these screens say for firms of all regions what applies in each. Legal pages have their
 * days in the British format for every reader (decision A7).
 */
const ofAllRegions: Readonly<Record<string, RegExp>> = {
  "/terms-of-service": /^(?:£|\$|A\$|US\$|VAT|CIS|labour|license|\d\d\/\d\d\/\d{4})$/i,
  "/privacy-policy":
    /^(?:VAT|CIS|UTR|sort code|cheques|postcode|county|company number|labour|colour|\d\d\/\d\d\/\d{4})$/i,
  "/support/faq": /^(?:VAT|GST|CIS|sales tax|£|\$|A\$|US\$|pence|cents)$/i,
  "/privacy/what-the-server-sees": /^(?:VAT|CIS|UTR|sort code|postcode|county|company number)$/i,
};

/** What a firm needs on a paper that asks for money. */
export const bank = { bankName: "First Bank", accountName: "B Hobbs", bankDetails: "By transfer" };

/** The words of other regions that are read or heard on an open screen, each with where it is. */
export async function wordsOfOthers(page: Page, language: Language, where: string): Promise<string[]> {
  const known = ofAllRegions[new URL(page.url()).pathname] ?? /(?!)/;
  const words = foreignWords(language, await page.evaluate(wordsHere));
  return words.filter((word) => !known.test(word)).map((word) => `${where}: ${word}`);
}

/** The same, with the views of a paper, which has its words beside it in each. */
export async function wordsInEachView(page: Page, language: Language, where: string): Promise<string[]> {
  const found = await wordsOfOthers(page, language, where);
  for (const view of await page.getByRole("tab").all()) {
    await view.click();
    found.push(...(await wordsOfOthers(page, language, `${where}, ${await view.textContent()}`)));
  }
  return found;
}

/** What is read and heard on the page, what boxes have, and what notices have said. Runs in the page. */
function wordsHere(): string {
  const attributes = ["aria-label", "aria-description", "aria-valuetext", "alt", "placeholder", "title"];
  const named = attributes.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ""),
  );
  const typed = [...document.querySelectorAll("input:not([type=radio], [type=checkbox]), textarea")].map(
    (box) => (box as HTMLInputElement).value,
  );
  // What is closed is there to be opened.
  const closed = [...document.querySelectorAll("details:not([open])")].map((each) => each.textContent ?? "");
  const said = document.documentElement.dataset.said ?? "";
  const words = [document.body.innerText, document.title, said, ...named, ...typed, ...closed].join("\n");
  // A passphrase is made of any words.
  const secrets = [...document.querySelectorAll("input[autocomplete=new-password]")].map(
    (box) => (box as HTMLInputElement).value,
  );
  return secrets.filter(Boolean).reduce((rest, secret) => rest.replaceAll(secret, ""), words);
}
