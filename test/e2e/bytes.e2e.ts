import { readdirSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { fillDocument } from "#test/e2e/editor.ts";
import { editorLoad, firstLoad, gzipOf, kilobyte, sumOf } from "#test/e2e/first-load.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { greeting, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { createAccount } from "#test/e2e/registered.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

test.use({ viewport: wideDesk });

// The limits of first loads in bytes after gzip, each file by itself; see [Note: First load]. The bytes on the wire
// are compressed by Brotli, and include the headers.

test("the start page loads at most 77 kB of script, the sign-in 78.5, and each 15 kB of style", async ({
  page,
}) => {
  for (const [path, role, most] of [["/", "link", 77] as const, ["/auth", "button", 78.5] as const]) {
    const loaded = await firstLoad(page, path, () =>
      expect(page.getByRole(role, { name: "Sign In", exact: true }).first()).toBeVisible(),
    );
    expect(sumOf(loaded, "Script"), path).toBeLessThanOrEqual(most * kilobyte);
    expect(sumOf(loaded, "Stylesheet"), path).toBeLessThanOrEqual(15 * kilobyte);
    expect(sumOf(loaded, "Script", "sent"), path).toBeLessThanOrEqual(most * kilobyte);
  }
});

/** What an empty list says, and its limit in kB. */
const lists = [
  ["/quotes", "No quotes yet", 146.9],
  ["/invoices", "No invoices yet", 146.9],
  ["/customers", "No customers yet", 138.9],
  ["/materials", "No materials and no categories yet", 146.5],
  ["/labor", "No labour items and no categories yet", 144.5],
] as const;

test("the dashboard loads at most 129.3 kB of script, with documents 140, lists 138.9 to 146.9, quotes 160", async ({
  page,
}) => {
  await createAccount(page, newPerson("Ida"));
  await withoutTours(page);
  const dashboard = await firstLoad(page, "/", async () => {
    await expect(greeting(page, "Ida")).toBeVisible();
    await expect(page.getByText("All invoices paid!")).toBeVisible();
  });
  expect(sumOf(dashboard, "Script")).toBeLessThanOrEqual(129.3 * kilobyte);
  for (const [path, empty, most] of lists) {
    const list = await firstLoad(page, path, () => expect(page.getByText(empty)).toBeVisible());
    expect(sumOf(list, "Script"), path).toBeLessThanOrEqual(most * kilobyte);
  }
  await withoutFirstFigures(page);
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await page.waitForURL(/\/quotes\/[\w-]{36}$/);
  const day = await firstLoad(page, "/", () =>
    expect(page.getByText("Nothing needs you today.")).toBeVisible(),
  );
  expect(sumOf(day, "Script")).toBeLessThanOrEqual(140 * kilobyte);
  const quotes = await firstLoad(page, "/quotes", () =>
    expect(page.getByRole("link", { name: /^Bea, Q-0001/ })).toBeVisible(),
  );
  expect(sumOf(quotes, "Script")).toBeLessThanOrEqual(160 * kilobyte);
});

test("the editor loads at most 170.2 kB of script, that of a stored quote 175, that of a firm without a profile 171.5", async ({
  page,
}) => {
  await createAccount(page, newPerson("Ida"));
  await withoutTours(page);
  expect(sumOf(await editorLoad(page, "/quotes/new"), "Script")).toBeLessThanOrEqual(171.5 * kilobyte);
  await withoutFirstFigures(page);
  for (const path of ["/quotes/new", "/invoices/new"]) {
    const editor = await editorLoad(page, path);
    expect(sumOf(editor, "Script"), path).toBeLessThanOrEqual(170.2 * kilobyte);
    expect(sumOf(editor, "Stylesheet"), path).toBeLessThanOrEqual(15 * kilobyte);
  }
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await page.waitForURL(/\/quotes\/[\w-]{36}$/);
  const stored = await editorLoad(page, `${new URL(page.url()).pathname}/edit`);
  expect(sumOf(stored, "Script")).toBeLessThanOrEqual(175 * kilobyte);
});

test("what the frame may open is preloaded, at most 80 kB, after everything that the screen shows has loaded", async ({
  page,
}) => {
  await createAccount(page, newPerson("Ida"));
  await withoutTours(page);
  await page.goto("about:blank");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  const isMenu = (path: string) => path.startsWith("/assets/user-menu-popup-");
  await expect.poll(() => asked.some(isMenu)).toBe(true);
  await page.waitForLoadState("networkidle");
  // Three seconds after an unlock, and so perhaps meanwhile, it is asked what is to be sealed again: no screen shows that.
  const ahead = asked
    .slice(asked.findIndex(isMenu))
    .filter((path) => path !== "/api/keyset/one-envelope-documents");
  expect(ahead.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
  expect(ahead.reduce((bytes, path) => bytes + gzipOf(path), 0)).toBeLessThanOrEqual(80 * kilobyte);
});

test("bringing lists in is loaded when its screen opens: 18.6 kB, the worker that reads files 32.5, workbooks 5.2", async ({
  page,
}) => {
  await createAccount(page, newPerson("Ida"));
  await withoutTours(page);
  const own = /\/assets\/(bring-in-screen|reading-worker|workbook)-/;
  const list = await firstLoad(page, "/customers", () =>
    expect(page.getByText("No customers yet")).toBeVisible(),
  );
  expect(list.filter(({ path }) => own.test(path))).toEqual([]);
  const screen = await firstLoad(page, "/bring-in", () =>
    expect(page.getByText("Choose a file")).toBeVisible(),
  );
  const [code, ...others] = screen.filter(({ path }) => own.test(path));
  expect(others).toEqual([]);
  expect(code?.gzip).toBeLessThanOrEqual(18.6 * kilobyte);
  const part = (name: RegExp) => {
    const files = readdirSync("dist/web/assets").filter((file) => name.test(file));
    expect(files).toHaveLength(1);
    return gzipOf(`/assets/${files[0]}`);
  };
  expect(part(/^reading-worker-.*\.js$/)).toBeLessThanOrEqual(32.5 * kilobyte);
  expect(part(/^workbook-.*\.js$/)).toBeLessThanOrEqual(5.2 * kilobyte);
});

test("the price list of a trade, with all regions, is at most 4 kB", () => {
  const lists = readdirSync("dist/web/assets").filter((file) =>
    /^(?!changed)[a-z]+-prices-.*\.js$/.test(file),
  );
  expect(lists).toHaveLength(8);
  for (const list of lists) expect(gzipOf(`/assets/${list}`), list).toBeLessThanOrEqual(4 * kilobyte);
});

test("a document's screen, Send, the search and a customer's page need nothing of the editor", () => {
  const assets = readdirSync("dist/web/assets").filter((name) => name.endsWith(".js"));
  for (const part of ["editor-", "saving-", "boxes-"])
    expect(
      assets.some((name) => name.startsWith(part)),
      part,
    ).toBe(true);
  for (const screen of ["document-screen", "send-sheet", "search-dialog", "customer-screen"]) {
    const needed = new Set(assets.filter((name) => name.startsWith(`${screen}-`)));
    expect(needed.size, screen).toBe(1);
    for (const name of needed) {
      const source = readFileSync(`dist/web/assets/${name}`, "utf8");
      for (const [, other] of source.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
        if (other) needed.add(other);
    }
    expect(needed.size, screen).toBeGreaterThan(10);
    expect(
      [...needed].filter((name) => /^(editor|saving|boxes)-/.test(name)),
      screen,
    ).toEqual([]);
  }
});

test("no script loaded later is over 60 kB, except the PDF worker", async ({ page }) => {
  const first = await firstLoad(page, "/", () =>
    expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible(),
  );
  const assets = readdirSync("dist/web/assets").map((name) => `/assets/${name}`);
  const lazy = assets.filter((name) => name.endsWith(".js") && !first.some(({ path }) => path === name));
  expect(lazy.length).toBeGreaterThan(first.length);
  const large = lazy.filter((path) => gzipOf(path) > 60 * kilobyte);
  expect(large).toEqual([expect.stringMatching(/\/pdf-worker-/)]);
});
