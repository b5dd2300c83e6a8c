import { expect } from "@playwright/test";
import { test } from "#test/engines/journey.ts";
import type { Screen } from "#test/engines/screen.ts";
import { signIn, startEncrypted, unlock } from "#test/engines/steps.ts";

const customer = "Zebedee Wrenfeather";

test("a joiner signs up, prices a job, bills it, prints both, signs out, and unlocks it again", async ({
  joiner,
  downloads,
}) => {
  const person = await startEncrypted(joiner);
  await fillProfile(joiner);
  await addCustomer(joiner);
  await makeQuote(joiner);

  await joiner.press("link", "Quotes");
  // The document that is left names its number, and has tables, too.
  await joiner.sees("New quote");
  await joiner.sees("Q-0001");
  await joiner.pressAt("main tbody tr:nth-child(1) td:nth-child(4)");
  await joiner.press("tab", "Business View");
  await joiner.sees("Markup");
  await joiner.press("tab", "Quote no breakdown");
  await joiner.losesSight("Skip hire");
  await joiner.press("tab", "Quote with breakdown");
  await joiner.sees("Skip hire");
  await joiner.press("button", /^More for/);
  await joiner.press("menuitem", "Download PDF");
  const quote = await downloads.pdf(`${customer}-quote.pdf`);
  for (const words of ["Quillon & Daughters", customer, "Skip hire", "£180.00"])
    expect(quote).toContain(words);

  await joiner.press("button", /^More for/);
  await joiner.press("menuitem", "Convert to Invoice");
  await joiner.sees("It will be INV-0001.");
  await joiner.press("button", "Convert to Invoice");
  await joiner.sees("Quote converted to invoice successfully");
  await joiner.press("link", "Invoices");
  await joiner.sees("New invoice");
  await joiner.sees("INV-0001");
  await joiner.pressAt("main tbody tr:nth-child(1) td:nth-child(4)");
  // Until the invoice is there, the list stays, and its rows have a "..." too.
  await joiner.sees("Bill to");
  await joiner.press("button", /^More for/);
  await joiner.press("menuitem", "Download PDF");
  const invoice = await downloads.pdf("INV-0001.pdf");
  for (const words of ["VAT Invoice", customer, "71-38-26"]) expect(invoice).toContain(words);

  await joiner.press("button", "My Account");
  await joiner.press("menuitem", "Log out");
  await joiner.sees("You have been signed out successfully");
  await signIn(joiner, person);
  await unlock(joiner, "not the passphrase");
  await joiner.sees("Incorrect passphrase.");
  await unlock(joiner, person.passphrase);
  await joiner.sees("Encrypted");
  await joiner.press("link", "Customers");
  await joiner.sees(customer);
});

async function fillProfile(joiner: Screen) {
  await joiner.press("link", "Business Profile");
  await joiner.type("Company Name", "Quillon & Daughters");
  await joiner.type("Address", "1 Sawmill Yard");
  await joiner.type("VAT Number", "GB123456789");
  await joiner.type("Sort Code", "71-38-26");
  await joiner.type("Account Number", "12345678");
  await joiner.press("button", "Create Profile");
  await joiner.sees("Company profile created successfully");
}

async function addCustomer(joiner: Screen) {
  await joiner.press("link", "Customers");
  await joiner.press("button", "Add Customer");
  await joiner.type("Contact Name", customer);
  await joiner.type("Email", "z@wrenfeather.example");
  await joiner.press("button", "Create Customer");
  await joiner.sees("Customer created successfully");
}

/** Two skips at 60.00: with 25% 150.00; with 20% VAT 180.00. */
async function makeQuote(joiner: Screen) {
  await joiner.press("link", "Quotes");
  await joiner.press("link", "New quote");
  await joiner.type("Find a customer", customer.slice(0, 5));
  await joiner.press("option", new RegExp(customer));
  await joiner.sees("Change customer");
  await joiner.press("radio", "Custom");
  await joiner.type("Custom item name", "Skip hire");
  await joiner.type("Cost", "60");
  await joiner.type("Quantity", "2");
  await joiner.key("Enter");
  await joiner.sees("Item added to quote");
  await joiner.sees("£180.00");
  await joiner.press("button", "Create Quote");
  await joiner.sees("Quote created successfully");
}
