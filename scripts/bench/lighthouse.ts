import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumOptions } from "#test/support/chromium.ts";
import { type Figure, median } from "./compare.ts";
import { freePort } from "./free-port.ts";
import { type LargeAccount, startLargeAccount } from "./large-account.ts";
import { signIn } from "./signed-in-page.ts";

/** Of 100, at a phone's width, with the CPU slowed 4 times and a slow mobile network, both simulated. */
const atLeast = 95;
const rounds = 3;
const size = { customers: 60, quotes: 60, invoices: 60 };
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
/** Search engines are told to leave the screens of an account out. */
const signedInCategories: readonly Category[] = ["performance", "accessibility", "best-practices"];

const publicScreens = [
  ["the start page", "/"],
  ["sign-in", "/auth"],
] as const;
const signedInScreens = [
  ["the dashboard", "/"],
  ["the list of quotes", "/quotes"],
  ["the list of invoices", "/invoices"],
  ["the list of customers", "/customers"],
  ["a new quote", "/quotes/new"],
] as const;

/**
 * Lighthouse's scores on a phone: for a visitor, and in an encrypted account with 180 records. The median of three
 * visits.
 *
 * @param paths of the screens to visit; all of them when there are none
 */
export async function* lighthouseFigures(paths: readonly string[]): AsyncGenerator<Figure> {
  const isWanted = ([, path]: readonly [string, string]) => paths.length === 0 || paths.includes(path);
  const account = await startLargeAccount(size, { encrypted: true });
  const profile = mkdtempSync(join(tmpdir(), "quotewright-lighthouse-"));
  const port = await freePort();
  // Lighthouse opens its tabs in the browser's own profile, so that is where the account is signed in.
  const browser = await chromium.launchPersistentContext(profile, {
    ...(await chromiumOptions(`--remote-debugging-port=${port}`)),
    locale: "en-GB",
  });
  try {
    yield* scores({ account, port, screens: publicScreens.filter(isWanted), of: categories });
    await signInAndStay(browser, account);
    yield* scores({ account, port, screens: signedInScreens.filter(isWanted), of: signedInCategories });
  } finally {
    await browser.close();
    await account.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The key on a device is used only while a tab of the browser vouches for it, so this one stays open. */
async function signInAndStay(browser: BrowserContext, account: LargeAccount): Promise<void> {
  await signIn(await browser.newPage(), account);
}

interface Visits {
  account: LargeAccount;
  port: number;
  screens: readonly (readonly [string, string])[];
  of: readonly Category[];
}

async function* scores({ account, port, screens, of }: Visits): AsyncGenerator<Figure> {
  for (const [what, path] of screens) {
    const visits = [];
    for (let round = 0; round < rounds; round += 1)
      visits.push(await visit(account.address + path, port, of));
    for (const category of of) {
      const score = median(visits.map((scored) => scored.score[category] ?? 0));
      const detail = `${score}: ${visits.map(({ said }) => said).join("; ")}`;
      yield {
        name: `${atLeast} / Lighthouse's score for ${category} of ${what}, on a phone`,
        ratio: atLeast / score,
        limit: 1,
        ...(category === "performance" ? { detail } : { detail: String(score) }),
      };
    }
  }
}

/** One visit with an empty cache. */
async function visit(url: string, port: number, of: readonly Category[]) {
  const result = await lighthouse(url, {
    port,
    logLevel: "silent",
    onlyCategories: [...of],
    // The session and the key on the device stay.
    disableStorageReset: true,
    formFactor: "mobile",
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { categories: scored, audits } = result.lhr;
  const measures = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"] as const;
  const shift = audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN;
  const said = measures.map((name) => audits[name]?.displayValue ?? "?").join(", ");
  return {
    score: Object.fromEntries(of.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)])),
    said: `${said}, CLS ${shift.toFixed(3)}`,
  };
}
