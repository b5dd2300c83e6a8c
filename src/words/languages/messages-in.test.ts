import { expect, test } from "vitest";
import { type Language, languages } from "#domain/region/region.ts";
import { errors } from "#words/en-gb/errors.ts";
import { formsGB } from "#words/en-gb/forms.ts";
import { listTexts } from "#words/en-gb/list-texts.ts";
import { formMessagesIn } from "#words/languages/form-messages-in.ts";
import { laterMessagesIn } from "#words/languages/later-messages-in.ts";
import { messagesIn } from "#words/languages/messages-in.ts";

/** Messages whose exact wording is agreed; "{name}" stands for a name. */
const quoted = {
  "the forms of an account": [
    "Invalid email address",
    "Password is required",
    "Password must be at least 6 characters",
    "Please confirm your password",
    "First name is required",
    "Last name is required",
    "Encryption passphrase must be at least 8 characters",
    "Please confirm your encryption passphrase",
    "You must agree to the trial terms to continue",
    "Passwords don't match",
    "Encryption passphrases don't match",
    "Passphrase must be at least 8 characters long",
    "Invalid Passphrase",
    "User not found",
    "User must be authenticated to set up encryption",
    "Passphrase must be at least 8 characters long.",
    "New passwords don't match.",
    "Password must be at least 6 characters long.",
    "Please type 'DELETE' to confirm account deletion.",
    "Missing Information",
    "Please fill in all required fields.",
  ],
  "accounts, encryption and billing": [
    "Loading...",
    "Check your email",
    "Invalid Reset Link",
    "Password Reset Complete",
    "All invoices paid!",
    "You're All Set!",
    "Free Trial Active",
    "Auto-billing is set up - you'll be charged when your trial ends.",
    "All features are available during this period.",
    "Login failed",
    "Registration failed",
    "Logout failed",
    "Unlock Failed",
    "Incorrect passphrase. Please check that you're using the exact same passphrase from your original device.",
    "Failed to unlock encrypted data",
    "Failed to verify data access",
    "Synchronization Failed",
    "Incorrect passphrase. Please check that you're using the exact same passphrase from your other device.",
    "Error",
    "Failed to send reset link",
    "An error occurred",
    "Invalid reset token",
    "Reset failed",
    "Failed to reset password",
    "Setup Error",
    "Account created but encryption setup failed. You can set it up later in Settings.",
    "Failed to save settings. Please try again.",
    "Failed to change password",
    "Failed to delete account",
    "Failed to initialize subscription. Please try again.",
    "Setup Required",
    "Unable to access billing portal. Please try again.",
    "Unable to cancel subscription. Please try again or contact support.",
    "Setup Failed",
    "Payment Failed",
    "Failed to generate monthly report",
    "Failed to lock report",
    "Failed to auto-generate report",
    "Failed to create support request. Please try again.",
    "Please enter your encryption passphrase to access your data.",
    "Encryption setup required. Please set your passphrase.",
    "Welcome back!",
    "You have been signed in successfully",
    "Account created successfully!",
    "Account Created",
    "Signed out",
    "You have been signed out successfully",
    "Reset link sent",
    "If an account with that email exists, a password reset link has been sent.",
    "Password reset successful",
    "Settings saved",
    "Account Deleted",
    "Subscription Cancelled",
    "Monthly report generated",
    "Report locked",
    "Report already exists",
    "Monthly report auto-generated",
  ],
  "the forms of records": [
    "Create Categories First",
    "Uncategorized",
    "No customers yet",
    "No customers found",
    "Quote not found",
    "Invoice not found",
    "Material name is required",
    "Unit cost must be 0 or greater",
    "Unit type is required",
    "Invalid file type",
    "Please select an image file (PNG, JPG, etc.)",
    "File too large",
    "Please select an image under 5MB",
    "At least one line item is required",
    "Please select a material item",
    "Please select a labour item",
    "Please enter a custom item name",
    "Please enter a valid cost for the custom item",
    "Please enter a description",
    "Please select an item type",
    "Invoice number is required",
    "Customer name is required",
    "Invalid email",
    "Please add at least one line item.",
  ],
  notices: [
    "Success",
    "Material created successfully",
    "Material updated successfully",
    "Material deleted successfully",
    "Failed to create material",
    "Failed to update material",
    "Cannot Delete Material",
    "Failed to delete material",
    "Category created successfully",
    "Category updated successfully",
    "Category deleted successfully",
    "Failed to create category",
    "Failed to update category",
    "Failed to delete category",
    "Labour category created successfully",
    "Labour category updated successfully",
    "Labour category deleted successfully",
    "Failed to create labour category",
    "Failed to update labour category",
    "Failed to delete labour category",
    "Labour item created successfully",
    "Labour item updated successfully",
    "Failed to create labour item",
    "Failed to update labour item",
    "Labor item deleted successfully",
    "Failed to delete labor item",
    "Are you sure you want to delete this material?",
    "Are you sure you want to delete this labor item?",
    'Are you sure you want to delete the category "{name}"? This cannot be undone.',
    'Are you sure you want to delete the labour category "{name}"? This cannot be undone.',
    "Are you sure you want to delete this customer?",
    "Are you sure you want to delete this quote?",
    "Are you sure you want to delete this invoice?",
    "Customer created successfully",
    "Customer updated successfully",
    "Customer deleted successfully",
    "Failed to create customer",
    "Failed to update customer",
    "Failed to delete customer",
    "Failed to delete quote",
    "Failed to update quote status",
    "Failed to convert quote to invoice",
    "Failed to create quote",
    "Failed to update quote",
    "Failed to update work summary",
    "Quote deleted successfully",
    "Quote status updated successfully",
    "Quote converted to invoice successfully",
    "Quote created successfully",
    "Quote updated successfully",
    "Item added to quote",
    "Item added to invoice",
    "Work summary updated successfully",
    "Quote shared successfully",
    "Failed to delete invoice",
    "Failed to update invoice status",
    "Failed to update invoice number",
    "Failed to create invoice.",
    "Failed to update invoice.",
    "Invoice created successfully",
    "Invoice updated successfully",
    "Invoice deleted successfully",
    "Invoice number updated successfully",
    "Failed to create company profile",
    "Failed to update company profile",
    "Company profile created successfully",
    "Company profile updated successfully",
    "Failed to generate PDF",
    "Server did not return a PDF file",
    "Download Failed",
    "Failed to generate PDF. Please try again.",
    "Share Failed",
    "Failed to share invoice. Please try again.",
    "PDF Opening Failed",
    "Sharing Not Available",
    "PDF Downloaded",
    "PDF Ready",
  ],
};

for (const [source, messages] of Object.entries(quoted)) {
  test(`the messages of ${source} are in the catalogue, in the texts of lists or among the server's refusals, word for word`, () => {
    expect(
      messages.filter(
        (message) =>
          !everyText({ ...allIn("en-GB"), errors, lists: listTexts("customers", "customer") }).includes(
            message,
          ),
      ),
    ).toEqual([]);
  });
}

test("every language has every message, and none is blank", () => {
  for (const language of languages) {
    const messages = allIn(language);
    expect(pathsOf(messages)).toEqual(pathsOf(allIn("en-GB")));
    expect(everyText(messages).filter((text) => text.trim() === "")).toEqual([]);
  }
});

test("Americans read labor and color, everybody else labour and colour", () => {
  const british = /labour|colour|synchronised/i;
  expect(everyText(allIn("en-US")).filter((text) => british.test(text))).toEqual(
    // The methods and rates of the construction industry scheme exist in the United Kingdom alone.
    [formsGB.company.cisMethods.deduct_before_vat.hint],
  );
  expect(messagesIn("en-AU").items.noLabour).toBe("Please select a labour item");
});

/** The messages that every screen has, those of forms, and those that are loaded later. */
function allIn(language: Language) {
  return { ...messagesIn(language), ...formMessagesIn(language), ...laterMessagesIn(language) };
}

/** Every message, with "{name}" in place of its parameters. */
function everyText(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) => {
    if (typeof value === "string") return [value];
    if (typeof value === "function") return [String(value(["{name}"], "{name}"))];
    return typeof value === "object" && value !== null ? everyText(value) : [];
  });
}

function pathsOf(messages: object, parent = ""): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "object" && value !== null ? pathsOf(value, `${parent}${key}.`) : [`${parent}${key}`],
  );
}
