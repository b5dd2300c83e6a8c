import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "#test/support/chromium.ts";
import { owner } from "./demo/firm.ts";

/**
 * `npm run screens`: takes pictures of every screen into docs/screens, on a phone and a desk, light and dark. It
 * needs a running server (PORT, 3000 by default) with the demo account (`npm run demo`).
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
  "reset-password-invalid": "/reset-password",
  "reset-password": `/reset-password?token=${"t".repeat(43)}`,
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
  "test-portal": "/subscribe/test-portal",
  support: "/support",
  "report-issue": "/support/report-issue",
  faq: "/support/faq",
  "monthly-reports": "/monthly-reports",
  "bring-in": "/bring-in",
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
  await shoot("auth-create", "/auth#create-account");
  await page.goto(`${address}/forgot-password`);
  await page.getByLabel(/^Email/).fill("nobody@example.co.uk");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await keep("forgot-password-sent");
  await newcomer(page);
  await keep("dashboard-new");
  await context.clearCookies();
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
  await page.goto(address);
  if (size.name === "phone") {
    await page.getByRole("button", { name: "Open menu" }).click();
    await keep("menu");
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("menu").waitFor();
  await keep("user-menu");
  await context.close();
}

/** The dashboard of a person who has just registered, with the tour that opens automatically. */
async function newcomer(page: Page): Promise<void> {
  const email = `newcomer.${Date.now()}@example.co.uk`;
  const registration = { email, password: owner.password, firstName: "Nora", lastName: "Vane" };
  await page.request.post(`${address}/api/register`, { data: registration });
  await page.goto(address);
  await page.getByRole("button", { name: "Skip tour" }).waitFor();
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
