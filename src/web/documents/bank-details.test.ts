import { expect, test } from "vitest";
import { detailsInLines } from "#web/documents/bank-details.ts";

test("bank details that are added later are lines of the invoice, in the words of its region", () => {
  const details = { accountName: "Ida's Tiles", sortCode: "12-34-56", accountNumber: "12345678" };
  expect(detailsInLines(details, "en-GB")).toBe(
    "Account name: Ida's Tiles\nSort Code: 12-34-56\nAccount number: 12345678",
  );
  expect(detailsInLines({ ...details, accountName: "" }, "en-AU")).toBe(
    "BSB: 12-34-56\nAccount number: 12345678",
  );
});
