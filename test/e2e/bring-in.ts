import { expect, type Page } from "@playwright/test";

/** A file of the samples that other programs write. */
export function sample(name: string): string {
  return `test/vectors/import/${name}`;
}

/** Gives the screen a file, and waits for what it would bring. */
export async function give(page: Page, file: string | { name: string; text: string }): Promise<void> {
  const given =
    typeof file === "string"
      ? file
      : { name: file.name, mimeType: "text/csv", buffer: Buffer.from(file.text, "utf8") };
  await page.getByLabel("Choose a file").setInputFiles(given);
  await expect(page.getByRole("region", { name: "What is in the file" })).toBeVisible();
}

/** Expects rows of 56 px, those with something to look at 72 at most, and a button at the foot that is no wider than their list. */
export async function expectCompact(page: Page): Promise<void> {
  const list = page.getByRole("region", { name: "What is in the file" });
  const rows = await list.getByRole("listitem").evaluateAll((all) =>
    all.map((row) => ({
      height: row.getBoundingClientRect().height,
      most: row.textContent.includes("Look at") ? 72 : 56,
    })),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ height, most }) => height > most)).toEqual([]);
  const act = page.getByRole("region", { name: "Bring in" }).getByRole("button");
  const [shown, foot] = [await list.boundingBox(), await act.boundingBox()];
  expect(foot?.x).toBeGreaterThanOrEqual(shown?.x ?? 0);
  expect(foot?.width).toBeLessThanOrEqual(shown?.width ?? 0);
}

/** Brings in Zoë and Yan, and changes Zoë, who stays when the import is undone. */
export async function bringInTwoAndChangeOne(page: Page): Promise<void> {
  await page.goto("/bring-in");
  await give(page, { name: "two.csv", text: "Name,Email\nZoë,zoe@example.com\nYan,yan@example.com\n" });
  await page.getByRole("button", { name: "Bring in 2 customers" }).click();
  await page.getByRole("link", { name: "View customers" }).click();
  await page.getByRole("button", { name: "Edit Zoë" }).click();
  await page.getByRole("dialog").getByLabel("Company Name").fill("Zoë Ltd");
  await page.getByRole("dialog").getByRole("button", { name: "Update Customer" }).click();
  await expect(page.getByRole("main")).toContainText("Zoë Ltd");
}
