import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "#test/support/chromium.ts";
import { owner } from "./demo/firm.ts";

/**
 * `npm run screens`: takes pictures of every screen into .cache/screens, on a phone, a tablet and a desk, light and dark,
 * and copies those that README.md shows to docs/screens. It needs a running server (PORT, 3000 by default) with the demo
 * account (`npm run demo`).
 */
const address = `http://localhost:${process.env.PORT ?? "3000"}`;
const root = join(import.meta.dirname, "..");
const folder = join(root, ".cache", "screens");
const held = { hasTouch: true, isMobile: true };
const sizes = [
  { name: "phone", viewport: { width: 360, height: 740 }, ...held },
  { name: "tablet", viewport: { width: 768, height: 1024 }, ...held },
  { name: "desk", viewport: { width: 1280, height: 900 } },
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
  "invoice-edit": "/invoices/edit/{invoice}",
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

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await chromiumOptions());
for (const size of sizes) for (const theme of ["light", "dark"] as const) await picture(browser, size, theme);
await browser.close();
const shown = readFileSync(join(root, "README.md"), "utf8").matchAll(/docs\/screens\/([\w-]+\.png)/g);
for (const [path, name = ""] of shown) copyFileSync(join(folder, name), join(root, path));

async function picture(
  from: Browser,
  { name: size, ...device }: (typeof sizes)[number],
  theme: "light" | "dark",
): Promise<void> {
  const context = await from.newContext({
    ...device,
    colorScheme: theme,
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const keep = (name: string) => page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
  const shoot = async (name: string, path: string) => {
    await page.goto(`${address}${path}`);
    await page.waitForLoadState("networkidle");
    await keep(name);
  };
  for (const [name, path] of Object.entries(publicScreens)) await shoot(name, path);
  await shoot("auth-create", "/auth#create-account");
  await page.goto(`${address}/forgot-password`);
  await page.getByLabel(/^Email/).fill(`nobody.${Date.now()}@example.co.uk`);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await keep("forgot-password-sent");
  await newcomer(page);
  await keep("dashboard-new");
  await context.clearCookies();
  await signIn(page, () => keep("unlock"));
  const ids = await idsOf(page);
  for (const [name, path] of Object.entries(signedInScreens)) {
    await shoot(
      name,
      path.replace(/\{(\w+)\}/, (_, noun: string) => ids[noun] ?? ""),
    );
  }
  await page.goto(`${address}/customers`);
  await page.getByRole("main").locator('a[href^="/customers/"]').first().click();
  await page.getByRole("heading", { name: "Timeline" }).waitFor();
  await page.waitForLoadState("networkidle");
  await keep("customer");
  await page.goto(`${address}/quotes/${ids.draft}`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  // How a firm writes is asked for until it has sent something.
  await page.getByRole("dialog").getByRole("radio", { name: "Friendly" }).check();
  await page.getByRole("dialog").getByRole("textbox", { name: "Message" }).waitFor();
  await keep("send");
  await page.goto(address);
  if (size !== "desk") {
    await page.getByRole("button", { name: "Open menu" }).click();
    await keep("menu");
    await page.keyboard.press("Escape");
  }
  if (size !== "phone") {
    await page.getByRole("button", { name: "My Account" }).click();
    await page.getByRole("menu").waitFor();
    await keep("user-menu");
  }
  await context.close();
}

/** The records that the screens of one record show; those of the demo account are the same in each. */
async function idsOf(page: Page): Promise<Record<string, string | undefined>> {
  const read = async (noun: string): Promise<{ id: string; status: string }[]> =>
    (await page.request.get(`${address}/api/${noun}`)).json();
  const [quotes, invoices] = [await read("quotes"), await read("invoices")];
  return {
    quote: quotes.find(({ status }) => status !== "invoice")?.id,
    draft: quotes.find(({ status }) => status === "draft")?.id,
    invoice: invoices[1]?.id,
  };
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
  const encrypted = page.getByRole("button", { name: "Encrypted", exact: true, includeHidden: true });
  await encrypted.waitFor({ state: "attached" });
}
