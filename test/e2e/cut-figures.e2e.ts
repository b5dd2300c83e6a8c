import { expect, test } from "@playwright/test";
import { faultsAt } from "#test/e2e/faults-of-layout.ts";

test("the measure of layouts notices an amount, a number and a typed price that are cut, and no name", async ({
  page,
}) => {
  const narrow = 'style="width: 30px; overflow: hidden; white-space: nowrap"';
  await page.setContent(`<main>
    <p ${narrow}>£1,234.00</p>
    <p ${narrow}>INV-0042</p>
    <p ${narrow}>Margaret Ellison</p>
    <input ${narrow} value="123456.78">
    <p>£1,234.00</p>
  </main>`);
  expect(await faultsAt(page, 1280, "page")).toEqual([
    "page at 1280: cut: £1,234.00",
    "page at 1280: cut: INV-0042",
    "page at 1280: cut: 123456.78",
  ]);
});

test("the measure of layouts notices a button whose words are cut, but not a name in it", async ({
  page,
}) => {
  const narrow =
    "display: block; width: 30px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap";
  await page.setContent(`<main>
    <button style="height: 10px; padding: 0">Save all</button>
    <button><span style="${narrow}">Send the quote</span></button>
    <button><bdi style="${narrow}">Margaret Ellison</bdi></button>
    <button>Add items</button>
  </main>`);
  expect(await faultsAt(page, 1280, "page")).toEqual([
    "page at 1280: cut: Save all",
    "page at 1280: cut: Send the quote",
  ]);
});

test("the measure of layouts notices what a box asks for or has chosen that is cut, and texts that overlap", async ({
  page,
}) => {
  const narrow = 'style="width: 60px; font: 16px sans-serif"';
  await page.setContent(`<main>
    <input ${narrow} placeholder="Search quotes">
    <input ${narrow} placeholder="Name">
    <select ${narrow}><option>All statuses</option></select>
    <p style="margin: 0">Deposit</p>
    <p style="margin: -12px 0 0">Balance</p>
    <div style="position: fixed; top: 0; left: 0">
      <p style="margin: 0">Total</p>
      <p style="margin: -12px 0 0">Send</p>
    </div>
  </main>`);
  expect(await faultsAt(page, 1280, "page")).toEqual([
    "page at 1280: cut in its box: Search quotes",
    "page at 1280: cut in its box: All statuses",
    "page at 1280: texts overlap: Total | Send",
    "page at 1280: texts overlap: Deposit | Balance",
  ]);
});
