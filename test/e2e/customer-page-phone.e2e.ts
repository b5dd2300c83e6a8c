import { expect } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

const query = "?q=14%20Chevin%20Side%2C%20Otley%2C%20LS21%201AB%2C%20United%20Kingdom";

for (const [device, userAgent, href] of [
  ["an Android phone", "Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile", `geo:0,0${query}`],
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", `maps:${query}`],
] as const) {
  test.describe(device, () => {
    test.use({ userAgent });

    test(`${device} hands a customer's address to its own maps, and to no web page`, async ({ page }) => {
      await registerPlain(page, newPerson("Nat"));
      const postal = { address: "14 Chevin Side", city: "Otley", postcode: "LS21 1AB" };
      const id = await post(page, "customers", {
        ...{ name: "Amelia Stroud", phone: "01943 600123", email: "amelia@stroud.example" },
        ...{ ...postal, country: "United Kingdom" },
      });
      await page.goto(`/customers/${id}`);
      const ways = page.getByRole("list", { name: "Contact" }).getByRole("link");
      await expect(ways).toHaveText(["Call", "Text", "E-mail", "Navigate"]);
      await expect(ways.last()).toHaveAttribute("href", href);
      // Without a company nothing stands above what is owed: 16 px under the head.
      const [head, owed] = [page.getByRole("banner"), page.getByText("Owed", { exact: true })];
      const foot = await head.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(await owed.evaluate((element) => element.getBoundingClientRect().top)).toBe(foot + 16);
    });
  });
}

test("a name that the head of a phone has no room for is whole at the top of the customer's page", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ann"));
  const name = "Bartholomew Featherstonehaugh-Cholmondeley";
  const id = await post(page, "customers", { name });
  await page.goto(`/customers/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const whole = page.getByRole("main").getByText(name, { exact: true });
  await expect(whole).toBeInViewport({ ratio: 1 });
  const wide = await whole.evaluate((element) => element.parentElement?.scrollWidth);
  expect(wide).toBeLessThanOrEqual(328);
});
