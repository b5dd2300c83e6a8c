import { rmSync } from "node:fs";
import { expect, type Page, type Route, test } from "@playwright/test";
import { nextCursorHeader } from "#contract/wire.ts";
import { give } from "#test/e2e/bring-in.ts";
import { newPerson } from "#test/e2e/person.ts";
import { register } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";
import { makeDatabaseFolder } from "#test/support/data-folder.ts";
import { freePort, type ServerProcess, startServerProcess } from "#test/support/server-process.ts";

test("kill -9 and a lost connection in the middle of 20,000 rows: it goes on where it was, nothing comes in twice, and undo leaves nothing", async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const folder = await makeDatabaseFolder("stopped");
  const port = await freePort();
  const start = () =>
    startServerProcess({ environment: { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "warn" } });
  let server = await start();
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, locale: "en-GB" });
  try {
    const page = await context.newPage();
    await register(page, newPerson("Kit"));
    await page.goto("/bring-in");
    const rows = Array.from({ length: 20_000 }, (_, index) => `Zoë ${index},zoe${index}@example.com`);
    await give(page, { name: "many.csv", text: ["Name,Email", ...rows].join("\n") });

    await atCall(page, 3, async (route) => {
      await context.setOffline(true);
      await route.continue();
    });
    await page.getByRole("button", { name: "Bring in 20,000 customers" }).click();
    await expect(page.getByRole("main")).toContainText(
      "No answer came: 5,000 of 20,000 are saved for certain",
      {
        timeout: 120_000,
      },
    );
    await context.setOffline(false);

    await atCall(page, 2, async (route) => {
      await route.continue();
      // Answered after it has begun with the call.
      expect((await page.request.get("/api/health")).ok()).toBe(true);
      await killed(server);
    });
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByRole("main")).toContainText("No answer came", { timeout: 120_000 });
    server = await start();
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByRole("heading", { name: "20,000 customers brought in" })).toBeVisible({
      timeout: 120_000,
    });
    const [all] = await imported(page);
    expect(all).toEqual({ created: 20_000, updated: 0 });
    expect(await countOf(page)).toBe(20_000);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("main")).toContainText("Undone: 20,000 records", { timeout: 120_000 });
    expect(await countOf(page)).toBe(0);
  } finally {
    await context.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Does something with a call that saves records, counted from now on; the others go on their way. */
async function atCall(page: Page, number: number, work: (route: Route) => Promise<void>): Promise<void> {
  let calls = 0;
  await unroute(page, "**/api/customers/batch");
  await page.route("**/api/customers/batch", async (route) => {
    calls += 1;
    if (calls === number) await work(route);
    else await route.continue();
  });
}

async function killed({ child, ended }: ServerProcess): Promise<void> {
  child.kill("SIGKILL");
  await ended;
}

async function imported(page: Page): Promise<{ created: number; updated: number }[]> {
  const list: { created: number; updated: number }[] = await (await page.request.get("/api/imports")).json();
  return list.map(({ created, updated }) => ({ created, updated }));
}

/** How many customers there are, each by its id. */
async function countOf(page: Page): Promise<number> {
  const ids = new Set<string>();
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? "" : `?cursor=${encodeURIComponent(cursor)}`;
    const answer = await page.request.get(`/api/customers${query}`);
    for (const { id } of (await answer.json()) as { id: string }[]) ids.add(id);
    cursor = answer.headers()[nextCursorHeader];
  } while (cursor !== undefined);
  return ids.size;
}
