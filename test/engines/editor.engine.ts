import { expect } from "@playwright/test";
import { test } from "#test/engines/journey.ts";
import { post, startPlain } from "#test/engines/steps.ts";

test("an invoice is written beside its paper, CIS is deducted, and its boxes grow with their text", async ({
  joiner,
  request,
  downloads,
}) => {
  await startPlain(joiner, request);
  await post(request, "company-profile", {
    companyName: "Hobbs Joinery",
    cisRegistered: true,
    vatNumber: "GB123456789",
  });
  await joiner.goto("/invoices/new");
  await joiner.type("Customer name", "Bea Brown");
  await joiner.press("radio", "Custom");
  await joiner.type("Custom item name", "Joiner");
  await joiner.choose("Counts as", "Labour");
  await joiner.type("Cost", "100");
  await joiner.press("button", "Add Item");
  await joiner.sees("Item added to invoice");
  // 100.00 with the profile's 25% is 125.00; with 20% VAT 150.00; less 20% of 125.00 for CIS 125.00.
  await joiner.sees("£150.00");
  await joiner.press("heading", "Project Details");
  await joiner.press("checkbox", /^Apply CIS deduction/);
  await joiner.sees("£125.00");
  // A column that moves sideways too has a scroll bar, which WebKit draws across the buttons at the foot.
  expect(
    await joiner.asks(
      `return [...document.querySelectorAll("main *")].filter((each) => each.scrollWidth > each.clientWidth &&
         ["auto", "scroll"].includes(getComputedStyle(each).overflowX)).map((each) => each.className)`,
    ),
  ).toEqual([]);

  await joiner.press("radio", "Description");
  const before = await joiner.heightOf("Description text");
  await joiner.type("Description text", "Making good is included, and so is clearing up. ".repeat(8).trim());
  expect(await joiner.heightOf("Description text")).toBeGreaterThan(before);
  await joiner.press("button", "Add Item");
  await joiner.holds("Description text", "");

  await joiner.press("button", "Preview");
  await joiner.sees("Invoice preview");
  await joiner.key("Escape");
  await joiner.losesSight("Invoice preview");
  await joiner.press("button", "Create Invoice");
  await joiner.sees("Invoice created successfully");
  await joiner.pressAt("main tbody tr:nth-child(1) td:nth-child(4)");
  // Until the invoice is there, the list stays, and its rows have a "..." too.
  await joiner.sees("Bill to");
  await joiner.press("button", /^More for/);
  await joiner.press("menuitem", "Download PDF");
  const paper = await downloads.pdf("INV-0001.pdf");
  for (const words of ["Bea Brown", "Making good is included", "CIS"]) expect(paper).toContain(words);
});
