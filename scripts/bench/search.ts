import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "#test/support/chromium.ts";
import { type Figure, figureOf, median } from "./compare.ts";
import { type LargeAccount, startLargeAccount } from "./large-account.ts";

/** A frame at 60 Hz, in milliseconds. */
const frame = 16;
/** As slow as an old phone beside a desk. */
const slowedBy = 4;
const size = { customers: 10_000, quotes: 10_000, invoices: 10_000 };
const typed = "okafor 123";
const rounds = 3;

/**
 * A letter typed into a search, from the browser's event to the frame that shows it, over 20,000 documents and 10,000
 * customers of an encrypted account: in the list of quotes, and in the header, which searches all of them.
 */
export async function* searchFigures(): AsyncGenerator<Figure> {
  const account = await startLargeAccount(size, { encrypted: true });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    const page = await signedInPage(browser, account);
    yield await letterFigure(page, "letter in the search of 10,000 quotes / frame", await quotesSearch(page));
    yield await letterFigure(
      page,
      "letter in the search of 20,000 documents / frame",
      await headerSearch(page),
    );
  } finally {
    await browser.close();
    await account.close();
  }
}

async function signedInPage(browser: Browser, account: LargeAccount): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "en-GB" });
  await page.goto(`${account.address}/auth`);
  await page.getByLabel(/^Email/).fill(account.email);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByLabel(/Encryption Passphrase/).fill(account.passphrase ?? "");
  await page.getByRole("button", { name: "Unlock" }).click();
  await page.getByRole("button", { name: "Encrypted" }).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowedBy });
  await watchLetters(page);
  return page;
}

/** The list's own search, once all of the list is read. */
async function quotesSearch(page: Page): Promise<Locator> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Quotes" }).click();
  await page.getByRole("button", { name: `Show 50 more of ${size.quotes}` }).waitFor({ timeout: patience });
  return page.getByRole("searchbox", { name: "Search quotes" });
}

/** The header's search, once it finds the oldest records of the lists, which come last. */
async function headerSearch(page: Page): Promise<Locator> {
  await page.keyboard.press("Control+K");
  const box = page.getByRole("combobox", { name: "Search everything" });
  await box.fill("INV-10001");
  await page.getByRole("option", { name: "INV-10001" }).waitFor({ timeout: patience });
  await box.fill("customer0@example");
  await page.getByRole("option").first().waitFor({ timeout: patience });
  return box;
}

const patience = 120_000;

async function letterFigure(page: Page, name: string, box: Locator): Promise<Figure> {
  await page.evaluate(() => {
    (window as WatchedWindow).letters = [];
  });
  for (let round = 0; round < rounds; round += 1) {
    await box.fill("");
    await pause(page);
    for (const letter of typed) {
      await box.press(letter === " " ? "Space" : letter);
      await pause(page);
    }
  }
  const letters = await page.evaluate(() => (window as WatchedWindow).letters ?? []);
  return figureOf({ name, limit: 2, ours: median(letters), bare: frame });
}

interface WatchedWindow extends Window {
  /** Milliseconds of each letter, from its event to the end of the frame that it made. */
  letters?: number[];
}

/** A frame has ended when the message that was sent while it was being made arrives. */
async function watchLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as WatchedWindow;
    document.addEventListener(
      "input",
      (event) => {
        if (!(event instanceof InputEvent) || event.data === null) return;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => watched.letters?.push(performance.now() - event.timeStamp);
          port2.postMessage(null);
        });
      },
      true,
    );
  });
}

/** A person's pause between two letters, in which the list follows. */
function pause(page: Page): Promise<void> {
  return page.waitForTimeout(250);
}
