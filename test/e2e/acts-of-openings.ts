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

export const drawerActs: NeededActs = {
  both: [
    ...[...buttons("Close menu", "Log out"), ...links("Dashboard", "Quotes", "Invoices", "Materials")],
    ...links("Labour Management", "Customers", "Business Profile", "Reports", "Bring in"),
    ...links("Account Settings", "Billing & Subscription", "Help & Support", "Report an Issue"),
  ],
};

export const sortActs: NeededActs = { both: ["combobox Sort by", ...buttons("Show", "Close")] };

export const exportActs: NeededActs = { both: entries("Export …") };

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

export const customerActs: NeededActs = {
  both: [
    ...[...boxes("Contact Name", "Company Name", "Email", "Phone", "Address", "City", "County")],
    ...[...boxes("Postcode", "Country", "Notes"), ...buttons("Cancel", "Close")],
  ],
};

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
