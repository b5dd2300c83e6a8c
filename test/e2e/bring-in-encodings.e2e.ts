import { expect } from "@playwright/test";
import { give, sample } from "#test/e2e/bring-in.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

/** Every letter that Windows-1252 has in the bytes 80 to 9F; five of them have none. */
const highWindows = [..."€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ"];
const highCodes = Array.from({ length: 32 }, (_, index) => 0x80 + index).filter(
  (code) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(code),
);
const windows1252 = new Map(highWindows.map((letter, index) => [letter, highCodes[index] ?? 0]));
const macRoman = new Map(
  Object.entries({ é: 0x8e, ü: 0x9f, "£": 0xa3, ß: 0xa7, "–": 0xd0, "’": 0xd5, Ÿ: 0xd9, ﬁ: 0xde }),
);

const names = (letters: readonly string[]) => [letters.slice(0, 13).join(""), letters.slice(13).join("")];
const windowsNames = names(highWindows);
const macNames = ["René Müller’s", "Ÿ – £ ß ﬁ"];
const wideNames = ["Łukasz Żółć", "Ζωή ’n’ 李明 🔧"];

test("files in Windows-1252, UTF-16 and Mac Roman are read letter for letter, and a workbook by a part of its own", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Enc"));
  await page.goto("/bring-in");
  const wide = Buffer.from(table(wideNames, "\r\n"), "utf16le");
  const files: [string, Buffer, string[]][] = [
    ["windows", singleBytes(table(windowsNames, "\r\n"), windows1252), windowsNames],
    ["mac", singleBytes(table(macNames, "\r"), macRoman), macNames],
    ["utf-16 without a mark", wide, wideNames],
    [
      "utf-16, big end first",
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]),
      wideNames,
    ],
    ["utf-8 with a mark", Buffer.from(`\ufeff${table(wideNames, "\n")}`), wideNames],
  ];
  for (const [name, buffer, expected] of files) {
    await page
      .getByLabel("Choose a file")
      .setInputFiles({ name: `${name}.csv`, mimeType: "text/csv", buffer });
    const rows = page.getByRole("region", { name: "What is in the file" }).getByRole("listitem");
    await expect(rows.locator("bdi:first-child"), name).toHaveText(expected);
    await page.getByRole("button", { name: "Choose another file" }).click();
  }
  const part = page.waitForRequest(/\/assets\/workbook-/);
  await give(page, sample("my-customers.xlsx"));
  await part;
  await expect(page.getByRole("heading", { level: 2 })).toContainText("3 new");
});

function table([one = "", other = ""]: readonly string[], end: string): string {
  return ["Name,Email", `${one},one@example.com`, `${other},other@example.com`, ""].join(end);
}

function singleBytes(text: string, high: ReadonlyMap<string, number>): Buffer {
  return Buffer.from([...text].map((letter) => high.get(letter) ?? letter.charCodeAt(0)));
}
