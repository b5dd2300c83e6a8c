import { counted, plural } from "#domain/money/counted.ts";
import { formatCount } from "#domain/money/format-count.ts";

export const quote = {
  customerNameRequired: "Customer name is required",
  customerEmailRequired: "Customer email is required",
  /** Where the customer has no e-mail address. */
  customerPhoneRequired: "Customer phone is required",
  invalidEmail: "Invalid email address",
  noLines: "At least one line item is required",
  created: "Quote created successfully",
  updated: "Quote updated successfully",
  itemAdded: "Item added to quote",
  itemsAdded: (count: number) => `${count} items added to quote`,
  deleted: "Quote deleted successfully",
  statusUpdated: "Quote status updated successfully",
  createFailed: "Failed to create quote",
  updateFailed: "Failed to update quote",
  deleteFailed: "Failed to delete quote",
  statusFailed: "Failed to update quote status",
  confirmDelete: "Are you sure you want to delete this quote?",
  restored: "Quote restored",
  restoreFailed: "Failed to restore quote",
  notFound: "Quote not found",
  shared: "Quote shared successfully",
  shareFailed: "Failed to share quote. Please try again.",
  converted: "Quote converted to invoice successfully",
  /** Shown when a search for quotes only matches converted ones, which have a list of their own. */
  convertedMatch: (count: number) =>
    `${formatCount(count)} converted ${plural(count, "quote matches", "quotes match")}.`,
  convertedApart: (count: number) =>
    `${counted(count, "quote")} ${plural(count, "was converted to an invoice and is", "were converted to invoices and are")} listed apart.`,
  showConverted: (count: number) => plural(count, "Show it", "Show them"),
  convertFailed: "Failed to convert quote to invoice",
  /** @param amount what the quote comes to, with its currency */
  convertAsk: (amount: string) => `Make an invoice for ${amount}?`,
  convertNumber: (number: string) => `It will be ${number}.`,
  convertNumberFollows: "Its number follows.",
  dateMissing: "Enter the date of the quote",
  endsBeforeDate: "The quote cannot end before its date",
  /** @param statuses "draft, sent, accepted" */
  statusOneOf: (statuses: string) => `Status must be one of ${statuses}`,
};

export const invoice = {
  customerNameRequired: "Customer name is required",
  customerEmailRequired: null,
  invalidEmail: "Invalid email",
  noLines: "Please add at least one line item.",
  created: "Invoice created successfully",
  updated: "Invoice updated successfully",
  itemAdded: "Item added to invoice",
  itemsAdded: (count: number) => `${count} items added to invoice`,
  deleted: "Invoice deleted successfully",
  statusUpdated: "Invoice status updated successfully",
  createFailed: "Failed to create invoice.",
  updateFailed: "Failed to update invoice.",
  deleteFailed: "Failed to delete invoice",
  statusFailed: "Failed to update invoice status",
  confirmDelete: "Are you sure you want to delete this invoice?",
  quoteComesBack:
    "The quote it was made of, if you still have it, comes back to your list of quotes with the status it had.",
  restored: "Invoice restored",
  restoreFailed: "Failed to restore invoice",
  notFound: "Invoice not found",
  shared: "Invoice shared successfully",
  shareFailed: "Failed to share invoice. Please try again.",
  numberRequired: "Invoice number is required",
  numberTooLong: "Invoice number is too long",
  numberUpdated: "Invoice number updated successfully",
  numberFailed: "Failed to update invoice number",
  dateMissing: "Enter the date of the invoice",
  endsBeforeDate: "The due date cannot be before the invoice date",
};

/** Shared by quotes and invoices. */
export const documents = {
  tooLarge: "A quote or invoice can be at most 99,999,999.99. Nothing was saved.",
  /** @param example a date in the order of the document's region */
  noSuchDate: (example: string) => `Enter a date such as ${example}`,
  markupRange: "Markup must be between 0 and 1000",
  discountRange: "Discount must be between 0 and 100",
  taxRange: "Tax must be between 0 and 100",
  summaryUpdated: "Work summary updated successfully",
  summaryFailed: "Failed to update work summary",
  summaryConflict:
    "This document was changed elsewhere while you were editing. What you typed is still here: save again to keep it.",
  locked: "Enter your passphrase to read it.",
  notKept: "This device cannot keep what you type until it is saved. Stay here until then.",
  lockedEditor:
    "Enter your passphrase to save what you type. Until then it is kept nowhere, and is lost if you leave this page.",
  lockedLeave: "What you typed cannot be kept before you have entered your passphrase, and is lost.",
  /** Drafts that are on this device and not on the server. */
  notSaved: "Not saved yet",
  noCustomer: "No customer yet",
  /** @param number "Q-0012"; null when it is unknown */
  changesOf: (number: string | null) => (number === null ? "changes not saved" : `changes of ${number}`),
  copiedDraft:
    "This is open in another tab too. Here you go on with a copy, which is kept and saved by itself.",
  openElsewhere:
    "This is open in another tab too. Until it is saved, this device keeps what is typed last, here or there.",
  draftDiscarded: "Draft discarded",
  tooManyDrafts: (most: number, many: string) => `${most} ${many} are not saved yet`,
  makeRoom: "Discard one of them to begin another, or go on with one.",
  tampered:
    "This record was changed outside of Quotewright and cannot be trusted. It is not shown, printed or shared.",
  /** How the tampering was noticed, by the vault's reason; the other reasons have the vault's own messages. */
  tampering: {
    plaintext: "Readable text stands where sealed text belongs.",
    sealed_and_plain: "Readable text stands beside the sealed text.",
    envelope_missing: "The sealed text is gone.",
  },
  conflict: "This document was changed elsewhere while you were editing. What you typed is still here.",
};

/** Lines of a quote or an invoice. */
export const items = {
  noMaterial: "Please select a material item",
  noLabour: "Please select a labour item",
  noName: "Please enter a custom item name",
  noCustomType: "Please choose what this counts as",
  noCost: "Please enter a valid cost for the custom item",
  noDescription: "Please enter a description",
  noType: "Please select an item type",
  wrongCost: "Enter a cost such as 12.50, or leave it empty",
  wrongPrice: "Enter a price such as 12.50",
  nameMissing: "Enter a name for this item",
  wholeQuantity: "Quantity must be a whole number of at least 1",
  quantityFrom: (least: string) => `Quantity must be a number of at least ${least}`,
  quantityInSteps: (least: string, step: string) => `Quantity must be at least ${least}, in steps of ${step}`,
  tooLarge: "This comes to more than 99,999,999.99. Please check the number.",
  price: "Price must be 0 or greater",
  tooMany: "There can be at most 1,000 lines",
  sameId: "Each line must have an id of its own",
};
