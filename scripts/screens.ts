import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "#test/support/chromium.ts";
import { owner } from "./demo/firm.ts";

/**
 * `npm run screens`: pictures of every screen into docs/screens, on a phone and a desk, light and dark. It needs a
 * running server (PORT, 3000 by default) with the demo account in it (`npm run demo`).
 */
const address = `http://localhost:${process.env.PORT ?? "3000"}`;
const folder = join(import.meta.dirname, "..", "docs", "screens");
const sizes = [
  { name: "phone", width: 360, height: 740 },
  { name: "desk", width: 1280, height: 900 },
];
const publicScreens = {
  landing: "/",
  auth: "/auth",
  "forgot-password": "/forgot-password",
  "reset-password": "/reset-password",
  terms: "/terms-of-service",
  privacy: "/privacy-policy",
  "not-found": "/nowhere",
};
const signedInScreens = {
  dashboard: "/",
  quotes: "/quotes",
  "quote-new": "/quotes/new",
  quote: "/quotes/{quote}",
  "quote-edit": "/quotes/{quote}/edit",
  invoices: "/invoices",
  "invoice-new": "/invoices/new",
  invoice: "/invoices/{invoice}",
  materials: "/materials",
  labour: "/labor",
  customers: "/customers",
  "company-profile": "/company-profile",
  settings: "/settings",
  billing: "/billing",
  subscribe: "/subscribe",
  support: "/support",
  "report-issue": "/support/report-issue",
  faq: "/support/faq",
  "monthly-reports": "/monthly-reports",
  export: "/export",
  "what-the-server-sees": "/privacy/what-the-server-sees",
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
for (const size of sizes) for (const theme of ["light", "dark"] as const) await picture(browser, size, theme);
await browser.close();

async function picture(from: Browser, size: (typeof sizes)[number], theme: "light" | "dark"): Promise<void> {
  const context = await from.newContext({
    viewport: size,
    colorScheme: theme,
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const keep = (name: string) => page.screenshot({ path: join(folder, `${name}-${size.name}-${theme}.png`) });
  const shoot = async (name: string, path: string) => {
    await page.goto(`${address}${path}`);
    await page.waitForLoadState("networkidle");
    await keep(name);
  };
  for (const [name, path] of Object.entries(publicScreens)) await shoot(name, path);
  await page.goto(`${address}/auth`);
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByRole("button", { name: "Create Account", exact: true }).waitFor();
  await keep("auth-create");
  await signIn(page, () => keep("unlock"));
  const ids = await page.evaluate(async () => {
    const [quotes, invoices] = await Promise.all(
      ["quotes", "invoices"].map(async (noun) => (await fetch(`/api/${noun}`)).json()),
    );
    const quote = quotes.find(({ status }: { status: string }) => status !== "invoice");
    return { quote: quote.id as string, invoice: invoices[1].id as string };
  });
  for (const [name, path] of Object.entries(signedInScreens)) {
    await shoot(name, path.replace("{quote}", ids.quote).replace("{invoice}", ids.invoice));
  }
  await context.close();
}

async function signIn(page: Page, onLocked: () => Promise<unknown>): Promise<void> {
  await page.goto(`${address}/auth`);
  await page.getByLabel(/^Email/).fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("dialog", { name: "Unlock your data" }).waitFor();
  await onLocked();
  await page.getByLabel(/Encryption Passphrase/).fill(owner.passphrase);
  await page.getByRole("button", { name: "Unlock" }).click();
  await page.getByRole("button", { name: "Encrypted", exact: true }).waitFor();
}
