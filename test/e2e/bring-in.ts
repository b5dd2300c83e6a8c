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
