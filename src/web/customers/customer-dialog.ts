import { type LoadBoxes, wordDialog } from "#web/records/word-dialog.tsx";

/** The boxes of a customer that are not drawn from the table. */
export const loadCustomerBoxes: LoadBoxes<"customers"> = async () =>
  (await import("#web/customers/postcode-box.tsx")).customerBoxes;

/** Adds or edits a customer. */
export const customerDialog = wordDialog("customers", loadCustomerBoxes);
