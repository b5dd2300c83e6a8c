/** The acts that what opens has to have, each by its role and its name; one that ends in "…" begins so. */
export interface NeededActs {
  both: readonly string[];
  desk?: readonly string[];
  phone?: readonly string[];
}

const boxes = (...names: string[]) => names.map((name) => `textbox ${name}`);
const buttons = (...names: string[]) => names.map((name) => `button ${name}`);
const entries = (...names: string[]) => names.map((name) => `menuitem ${name}`);
const links = (...names: string[]) => names.map((name) => `link ${name}`);
const radios = (...names: string[]) => names.map((name) => `radio ${name}`);

export const searchActs: NeededActs = { both: ["combobox Search everything", "button Close"] };

export const accountActs: NeededActs = {
  both: entries("Account Settings", "Billing & Subscription", "Help & Support", "Report an Issue", "Log out"),
};

export const newActs: NeededActs = {
  both: [
    ...buttons("Close", "New quote", "New invoice", "New customer", "Bring in"),
    "button New quote for Zoe Brown",
  ],
};

/** What the drawer has once the trial has ended. */
export const shortDrawerActs: NeededActs = {
  both: [
    ...buttons("Close menu", "Log out"),
    ...links("Account Settings", "Billing & Subscription", "Help & Support", "Report an Issue"),
  ],
};

export const drawerActs: NeededActs = {
  both: [
    ...shortDrawerActs.both,
    ...links("Dashboard", "Quotes", "Invoices", "Materials", "Labour Management", "Customers"),
    ...links("Business Profile", "Reports", "Bring in"),
  ],
};

export const keysActs: NeededActs = { both: ["button Close", "link account settings"] };

export const sortActs: NeededActs = { both: ["combobox Sort by", ...buttons("Show", "Close")] };

/** The menu of a list. Quotes and invoices cannot be brought in. */
export const exportActs: NeededActs = { both: entries("Export …") };
export const listActs: NeededActs = { both: entries("Bring in …", "Export …") };

/** The document's own "…", and more in that of its row. */
export const documentActs: NeededActs = {
  both: entries("Edit", "Duplicate", "With breakdown", "No breakdown", "Business view", "Delete"),
  desk: entries("Download PDF"),
  phone: entries("Open PDF"),
};

export const documentRowActs: NeededActs = {
  ...documentActs,
  both: [...documentActs.both, ...entries("Send", "View")],
};

export const quoteRowActs: NeededActs = {
  ...documentRowActs,
  both: [...documentRowActs.both, "menuitem Convert to Invoice"],
};

export const quoteStatuses: NeededActs = {
  both: entries("Draft", "Sent", "Accepted", "Declined", "Invoiced"),
};

export const invoiceStatuses: NeededActs = {
  both: entries("Pending", "Paid", "Overdue", "Outstanding", "Cancelled"),
};

/** "Delete quote", "Delete Customer": what is deleted is named. */
export const deleteActs: NeededActs = { both: buttons("Cancel", "Delete …") };

export const convertActs: NeededActs = { both: buttons("Cancel", "Convert to Invoice") };

export const toneActs: NeededActs = {
  both: [
    ...buttons("Close", "E-mail", "Copy"),
    ...radios("Friendly", "Formal", "With breakdown", "No breakdown"),
  ],
  desk: buttons("Download PDF"),
  phone: buttons("Share", "Text", "Open PDF"),
};

export const sendActs: NeededActs = { ...toneActs, both: [...toneActs.both, "textbox Message"] };

const customerBoxes = [
  ...boxes("Contact Name", "Company Name", "Email", "Phone", "Address", "City", "County"),
  ...boxes("Postcode", "Country", "Notes"),
];
const materialBoxes = [...boxes("Name", "SKU", "Unit Cost"), "combobox Category", "combobox Unit Type"];
const labourBoxes = [...boxes("Name", "Rate"), "combobox Rate Type", "combobox Category"];
const formActs = (inside: readonly string[], saves: string): NeededActs => ({
  both: [...inside, ...buttons("Cancel", saves, "Close")],
});

export const newCustomerActs = formActs(customerBoxes, "Create Customer");
export const storedCustomerActs = formActs(customerBoxes, "Update Customer");
export const newMaterialActs = formActs(materialBoxes, "Create Material");
export const storedMaterialActs = formActs(materialBoxes, "Update Material");
export const newLabourActs = formActs(labourBoxes, "Create Labour Item");
export const storedLabourActs = formActs(labourBoxes, "Update Labour Item");
export const numbersActs = formActs(boxes("Next quote number", "Next invoice number"), "Set numbers");
export const quoteTextActs = formActs(boxes("Text"), "Save words");
export const ownWordsActs = formActs(boxes("Message"), "Save words");

export const categoriesActs: NeededActs = {
  both: [...boxes("New category"), ...buttons("Add", "Rename …", "Delete …", "Done", "Close")],
};

export const deleteAccountActs: NeededActs = {
  both: [...boxes("Type DELETE to confirm"), ...buttons("Keep Account", "Delete Account", "Close")],
};

const sheetActs = (...inside: string[]): NeededActs => ({ both: [...inside, ...buttons("Close", "Done")] });

export const quoteDatesActs = sheetActs("Date Quote date", "Date Valid until");
export const invoiceDatesActs = sheetActs(
  ...boxes("Invoice number", "Order number"),
  "Date Invoice date",
  "Date Due date",
);
export const siteActs = sheetActs(...boxes("Site address", "Work description"));
export const statusActs = sheetActs("combobox Status");
export const cisActs = sheetActs(
  ...boxes("Customer's VAT number"),
  "checkbox Apply CIS deduction",
  "checkbox Reverse charge VAT",
);

export const lineActs: NeededActs = {
  both: [
    ...[...boxes("Item name", "Quantity", "Price"), ...buttons("Close", "Done", "Remove …")],
    ...buttons("Less of …", "More of …", "Move …"),
  ],
};

export const addItemsActs: NeededActs = {
  both: [
    ...buttons("Close", "Done", "Add Item"),
    ...["textbox Add item", ...radios("All", "Material", "Labour", "Custom", "Description")],
  ],
};

export const customerSheetActs: NeededActs = {
  both: [...buttons("Close", "Done"), ...boxes("Find a customer", "Customer name", "Customer email")],
};

export const amountActs: NeededActs = {
  both: [...buttons("Close", "Done", "Preview"), ...boxes("Markup", "Discount", "VAT")],
};

export const previewActs: NeededActs = { both: buttons("Close") };
