import type { Page } from "@playwright/test";
import type { Language } from "#domain/region/region.ts";
import { foreignWords } from "#test/e2e/foreign-words.ts";

/** The terms are English law, and these screens say for firms of all regions what applies in each. */
const ofAllRegions: Readonly<Record<string, readonly string[]>> = {
  "/terms-of-service": ["£", "$", "vat", "cis", "labour", "license"],
  "/privacy-policy": ["vat", "cis", "sort code", "cheques", "postcode", "labour", "colour"],
  "/support/faq": ["vat", "gst", "cis", "sales tax", "£", "$"],
  "/privacy/what-the-server-sees": ["vat", "cis", "sort code", "postcode"],
};

/** What a firm needs on a paper that asks for money. */
export const bank = { bankName: "First Bank", accountName: "B Hobbs", bankDetails: "By transfer" };

/** The words of other regions that are read or heard on an open screen, each with where it is. */
export async function wordsOfOthers(page: Page, language: Language, where: string): Promise<string[]> {
  const known = ofAllRegions[new URL(page.url()).pathname] ?? [];
  const words = foreignWords(language, await page.evaluate(wordsHere));
  return words.filter((word) => !known.includes(word.toLowerCase())).map((word) => `${where}: ${word}`);
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
  const named = [...document.querySelectorAll("[aria-label], [placeholder], [title]")].flatMap((element) =>
    ["aria-label", "placeholder", "title"].map((attribute) => element.getAttribute(attribute) ?? ""),
  );
  const typed = [...document.querySelectorAll("input:not([type=radio], [type=checkbox]), textarea")].map(
    (box) => (box as HTMLInputElement).value,
  );
  // What is closed is there to be opened.
  const closed = [...document.querySelectorAll("details:not([open])")].map((each) => each.textContent ?? "");
  const said = document.documentElement.dataset.said ?? "";
  return [document.body.innerText, document.title, said, ...named, ...typed, ...closed].join("\n");
}
