import type { APIRequestContext } from "@playwright/test";
import { test } from "#test/engines/journey.ts";
import type { Screen } from "#test/engines/screen.ts";
import { post, startPlain } from "#test/engines/steps.ts";

/** As many as are drawn at once, so that the last row is far below the window. */
const rows = 40;

test("each press on a list opens the record that was pressed: the first row, one in the middle, the last", async ({
  joiner,
  request,
}) => {
  test.setTimeout(300_000);
  await startPlain(joiner, request);
  await addDocuments(request);
  for (const list of ["quotes", "invoices"] as const) {
    await joiner.goto(`/${list}`);
    await joiner.sees(customer(rows));
    for (const row of [1, rows / 2, rows]) await opensRow(joiner, list, row);
    await joiner.press("link", list === "quotes" ? "New quote" : "New invoice");
    await joiner.isAt(`/${list}/new`);
    await joiner.press("link", "Materials");
    await joiner.isAt("/materials");
  }
});

/** The latest record is first. The press is on a cell that is not a link: the row's link covers it. */
async function opensRow(joiner: Screen, list: "quotes" | "invoices", row: number) {
  await joiner.pressAt(`main tbody tr:nth-child(${row}) td:nth-child(4)`);
  await joiner.sees("No breakdown");
  await joiner.sees(customer(rows + 1 - row));
  await joiner.press("link", list === "quotes" ? "Quotes" : "Invoices");
  await joiner.isAt(`/${list}`);
}

function customer(number: number): string {
  return `Customer ${String(number).padStart(2, "0")}`;
}

async function addDocuments(request: APIRequestContext) {
  for (let number = 1; number <= rows; number += 1) {
    const words = { customerName: customer(number), customerEmail: "office@example.co.uk" };
    const line = { name: "Stair tread", quantity: "2" };
    await post(request, "quotes", { ...words, lineItems: [{ ...line, unitCost: "42.50" }] });
    await post(request, "invoices", { ...words, lineItems: [{ ...line, unitPrice: "42.50" }] });
  }
}
