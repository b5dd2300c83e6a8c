import { type Browser, type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { chromiumOptions } from "#test/support/chromium.ts";
import { type Figure, figureOf, median } from "./compare.ts";
import { type LargeAccount, startLargeAccount } from "./large-account.ts";
import { clocked, markLetters, watched } from "./main-thread.ts";
import { signedInPage } from "./signed-in-page.ts";

/** Milliseconds: of a frame at 60 Hz; from which a person notices a delay; and from which it annoys. */
const frame = 16;
const felt = 50;
const annoying = 100;
/** The slowdown that makes a desk's CPU as slow as an old phone's. */
const slowedBy = 4;
/** Seconds within which a page's main content should appear, by the Web Vitals. */
const firstRowsWithin = 2.5;
const size = { customers: 10_000, quotes: 10_000, invoices: 10_000 };
const typed = "okafor 123";
const rounds = 2;

/**
 * The long lists of an encrypted account in Chromium, with the CPU slowed 4 times or its time multiplied by 4: first
 * rows, the longest delay while a list is read, and a letter typed into the search of the quotes and into the
 * header's search, which covers 20,000 documents and 10,000 customers.
 */
export async function* searchFigures(): AsyncGenerator<Figure> {
  const account = await startLargeAccount(size, { encrypted: true });
  const browser = await chromium.launch(await chromiumOptions());
  try {
    yield* longListFigures(browser, account);
  } finally {
    await browser.close();
    await account.close();
  }
}

/** The figures of one account in one browser, each on pages of its own. */
export async function* longListFigures(
  browser: Browser,
  account: Pick<LargeAccount, "address" | "email" | "password" | "passphrase">,
): AsyncGenerator<Figure> {
  const visit = await signedIn(browser, account);
  for (const list of ["Customers", "Invoices", "Quotes"] as const) yield* openingFigures(visit, list);
  yield* letterFigures(visit, "quotes", visit.page.getByRole("searchbox", { name: "Search quotes" }));
  const { longest } = await watched(browser, visit.page, async () => {
    await visit.page.keyboard.press("Control+K");
    await visit.page.waitForTimeout(settling);
  });
  yield held("longest hold-up while the header's search opens", longest, annoying);
  yield* letterFigures(visit, "everything", visit.page.getByRole("combobox", { name: "Search everything" }));
  await visit.page.context().close();
}

interface Visit {
  browser: Browser;
  page: Page;
  devtools: CDPSession;
}

async function signedIn(browser: Browser, account: Parameters<typeof longListFigures>[1]): Promise<Visit> {
  const page = await signedInPage(browser, account);
  await markLetters(page);
  return { browser, page, devtools: await page.context().newCDPSession(page) };
}

/** A row of each list. */
const rowsOf = {
  Customers: "ul[aria-label=Customers] li",
  Invoices: "tbody a[href^='/invoices/']",
  Quotes: "tbody a[href^='/quotes/']",
};
type ListName = keyof typeof rowsOf;

const patience = 120_000;
const settling = 3_000;

/**
 * A list that is opened for the first time, until all of it is read. The list before it stays until its own rows are
 * there.
 */
async function* openingFigures({ browser, page }: Visit, list: ListName): AsyncGenerator<Figure> {
  let seconds = Number.NaN;
  const row = rowsOf[list];
  const { longest } = await watched(browser, page, async () => {
    const from = performance.now();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: list }).click();
    await seen(page, `main ${row}`);
    seconds = (performance.now() - from) / 1000;
    await seen(page, `main:not(:has([data-reading])):has(${row})`);
  });
  const name = `10,000 ${list.toLowerCase()}`;
  yield { name: `first rows of ${name}, in seconds, CPU not slowed`, ratio: seconds, limit: firstRowsWithin };
  yield held(`longest hold-up while ${name} are read`, longest, annoying);
}

/** Polled rarely and cheaply, because polling takes time of the page. */
async function seen(page: Page, selector: string): Promise<void> {
  const isThere = (wanted: string) => document.querySelector(wanted) !== null;
  await page.waitForFunction(isThere, selector, { polling: 100, timeout: patience });
}

async function* letterFigures(
  { browser, page, devtools }: Visit,
  what: string,
  box: Locator,
): AsyncGenerator<Figure> {
  const { letters, longest } = await watched(browser, page, () => typeIn(page, box));
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowedBy });
  const times = await clocked(page, () => typeIn(page, box));
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const name = `a letter in the search of ${what}`;
  yield figureOf({ name: `${name}: work / frame`, limit: 2, ours: median(letters) * slowedBy, bare: frame });
  yield figureOf({ name: `${name}: by the clock / frame`, limit: 2, ours: median(times), bare: frame });
  yield held(`longest hold-up while typing in the search of ${what}`, longest, felt);
}

async function typeIn(page: Page, box: Locator): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await box.fill("");
    await pause(page);
    for (const letter of typed) {
      await page.keyboard.press(letter === " " ? "Space" : letter);
      await pause(page);
    }
  }
}

function held(name: string, longest: number, limit: number): Figure {
  return figureOf({ name, limit: 1, ours: longest * slowedBy, bare: limit });
}

/** A person's pause between two letters, in which the list catches up. */
function pause(page: Page): Promise<void> {
  return page.waitForTimeout(250);
}
