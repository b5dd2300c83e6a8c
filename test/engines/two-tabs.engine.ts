import { test } from "#test/engines/journey.ts";
import { startEncrypted } from "#test/engines/steps.ts";

test("two tabs of an encrypted account change one customer, neither loses words, and one signs both out", async ({
  joiner,
}) => {
  await startEncrypted(joiner);
  await joiner.press("link", "Customers");
  await joiner.press("button", "Add Customer");
  await joiner.type("Contact Name", "Anna Bell");
  await joiner.press("button", "Create Customer");
  await joiner.sees("Customer created successfully");
  await joiner.press("button", "Edit Anna Bell");
  await joiner.type("City", "Ludlow");

  const other = await joiner.another();
  await other.goto("/customers");
  await other.press("button", "Edit Anna Bell");
  await other.type("Phone", "01584 700100");
  await other.press("button", "Update Customer");
  await other.sees("Customer updated successfully");

  await joiner.press("button", "Update Customer");
  await joiner.sees("This was changed elsewhere while you were editing");
  await joiner.holds("City", "Ludlow");
  await joiner.press("button", "Load the latest");
  await joiner.holds("Phone", "01584 700100");
  await joiner.type("City", "Ludlow");
  await joiner.press("button", "Update Customer");
  await joiner.sees("Customer updated successfully");

  await other.press("button", "My Account");
  await other.press("menuitem", "Log out");
  await other.sees("You have been signed out successfully");
  // The other tab shows the screen that it was left on.
  await joiner.losesSight("Anna Bell");
  await joiner.sees("Forgot password?");
});
