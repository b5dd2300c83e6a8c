/** The acts of a screen, each by its role and its name; one that ends in "…" begins so. */
interface ActsOfScreen {
  /** An address of `everyScreen` that this matches. */
  on: RegExp;
  both: readonly string[];
  desk?: readonly string[];
  phone?: readonly string[];
}

const boxes = (...names: string[]) => names.map((name) => `textbox ${name}`);
const buttons = (...names: string[]) => names.map((name) => `button ${name}`);
const links = (...names: string[]) => names.map((name) => `link ${name}`);
const choices = (...names: string[]) => names.map((name) => `combobox ${name}`);

const radios = (...names: string[]) => names.map((name) => `radio ${name}`);

/** The acts of a list of documents, besides what its rows lead to. */
const ofList = (
  many: string,
  one: string,
  number: string,
  [columns, tabs]: readonly [columns: string[], tabs: string[]],
): ActsOfScreen => ({
  on: new RegExp(`^/${many}$`),
  both: links("All", ...tabs),
  desk: [
    ...[`searchbox Search ${many}`, "combobox Filter by status", `link New ${one}`, "checkbox Select all"],
    ...[`checkbox Select ${number}`, ...buttons(`Export ${many}`, ...columns, `More for ${number}`)],
  ],
  phone: buttons(`Search ${many}`, "Filter and sort", `More for ${many}`, `More for ${number}`),
});

/** The acts of the editor of a new document, with the first questions of a firm without a profile. */
const ofEditor = (kind: "quote" | "invoice", create: string): ActsOfScreen => ({
  on: new RegExp(`^/${kind}s/new$`),
  both: [
    ...[...boxes("Business name"), ...radios("Yes", "No", "On materials", "On everything")],
    ...buttons("Not now", "Continue", create, "Send"),
  ],
  desk: [
    ...[...choices("Find a customer", "Add item"), ...boxes("Customer name", "Customer email", "Quantity")],
    ...[...boxes("Markup", "Discount", "VAT"), ...buttons("Add Item", "Preview", `Open ${kind} preview`)],
    ...radios("All", "Material", "Labour", "Custom", "Description"),
  ],
  phone: [
    ...buttons("Back", "Customer…", "Add items", "Markup, discount and VAT…"),
    ...buttons(`${kind === "quote" ? "Quote" : "Invoice"} total…`),
    `DisclosureTriangle ${kind === "quote" ? "Quote" : "Project"} Details…`,
  ],
});

/** The acts of the editor of the second document of a kind: those of a line, besides those of a new document. */
const ofStoredEditor = (
  kind: "Quote" | "Invoice",
  { on, number, details }: { on: RegExp; number: string; details: string },
): ActsOfScreen => ({
  on,
  both: buttons(`Update ${kind}`, "Send"),
  desk: [
    ...[...links(`${kind} ${number}`), `DisclosureTriangle ${details}`],
    ...[...boxes(`Quantity, ${lineOfEach}`, `Price, ${lineOfEach}`), ...boxes("Markup", "Discount", "VAT")],
    ...buttons(`Move ${lineOfEach} up`, `Move ${lineOfEach} down`, `Remove ${lineOfEach}`),
    ...buttons("Change customer", "Add Item", "Preview", `Open ${kind.toLowerCase()} preview`),
    ...[...choices("Add item"), ...radios("All", "Material", "Labour", "Custom", "Description")],
  ],
  phone: [
    ...buttons("Back", "Customer…", `${lineOfEach}…`, "Add items", "Markup, discount and VAT…"),
    ...buttons("Total incl. VAT…"),
    `DisclosureTriangle ${kind === "Quote" ? "Quote" : "Project"} Details…`,
  ],
});

/** The one line that the documents of `everyScreen` have. */
const lineOfEach = "Accoya sash window, slimlite glazing, 1,200 x 1,800 mm";

const ofTone = (tone: string) =>
  buttons(...["Quote", "Quote reminder", "Invoice", "Invoice reminder"].map((of) => `Edit: ${of}, ${tone}`));

/**
 * What can be done on the screens of a firm, besides its documents (`casesOfActs`): a redesign that loses an act of them
 * fails. The firm has the records of `everyScreen`, and a second one of each kind.
 */
export const actsOfScreens: readonly ActsOfScreen[] = [
  {
    on: /^\/$/,
    both: [
      ...buttons("Search", "Log Out"),
      ...["DisclosureTriangle Free Trial Active…", "DisclosureTriangle Getting Started…"],
      ...links("Skip to content", "Outstanding invoices…", "Monthly Reports"),
      ...links("Zoe Brown, INV-0001…", "Zoe Brown, Q-0001…", "View All Quotes…"),
      ...links("Create New Quote…", "Create New Invoice…", "Manage Materials…", "Manage Labour…"),
    ],
    desk: [
      ...links("Dashboard", "Quotes", "Invoices", "Materials", "Labour Management", "Customers"),
      ...[...links("Business Profile"), ...buttons("Collapse sidebar", "My Account")],
    ],
    phone: [...links("Today", "Quotes", "Invoices"), ...buttons("New", "More, open menu")],
  },
  {
    on: /^\/materials$/,
    both: buttons("Show me around", "Manage Categories", "Add Item", "View All", "By Category"),
    desk: [
      ...["searchbox Search materials", "link Bring in materials", "combobox Filter by category"],
      ...buttons("Export materials", "Name", "Category", "Unit Cost", "Edit Wax", "Delete Wax"),
    ],
    phone: buttons("Search materials", "Filter and sort", "More for materials", "More for Wax"),
  },
  {
    on: /^\/labor$/,
    both: buttons("Manage Categories", "Add Labour Item"),
    desk: [
      ...["searchbox Search labour items", "link Bring in labour items"],
      ...buttons("Export labour items", "Name", "Edit Waxing", "Delete Waxing"),
    ],
    phone: buttons("Search labour items", "Filter and sort", "More for labour items", "More for Waxing"),
  },
  {
    on: /^\/customers$/,
    both: buttons("Add Customer"),
    desk: [
      ...["searchbox Search customers", "link Bring in customers", "button Export customers"],
      ...links("Zoe Brown", "zoe@example.com", "020 7946 0000"),
      ...buttons("Edit Zoe Brown", "Delete Zoe Brown"),
      ...buttons("Create Quote for Zoe Brown", "Create Invoice for Zoe Brown"),
    ],
    phone: [
      ...buttons("Search customers", "More for customers", "More for Zoe Brown"),
      ...links("Zoe Brown, …"),
    ],
  },
  {
    on: /^\/customers\/.+/,
    both: [
      ...buttons("New invoice", "New quote", "Edit", "Delete", "Same as last time"),
      ...links("Call", "Text", "E-mail", "Invoice INV-0002…", "Quote Q-0002…"),
    ],
    desk: links("Customers"),
    phone: [...links("Navigate"), ...buttons("Back")],
  },
  {
    on: /^\/company-profile$/,
    both: [
      ...boxes("Company Name", "Phone", "Email", "Website", "Address", "City", "County", "Postcode"),
      ...boxes("Country", "Company Number", "Cheques Payable To", "Bank Name", "Account Name", "Sort Code"),
      ...boxes("Account Number", "IBAN", "BIC/SWIFT", "Other Payment Details", "VAT Number", "VAT Rate"),
      ...boxes("Default Markup", "Payment Terms (days)", "Quote Validity (days)", "Logo URL", "Brand Colour"),
      ...choices("Region & language", "Kind of Firm", "VAT Registration"),
      ...["checkbox Charge VAT", "checkbox CIS registered", "ColorWell Pick a colour"],
      ...["radio Materials and labour…", "radio Materials only…", "radio Friendly", "radio Formal"],
      ...["radio Nothing about the price…", "radio Fixed price…", "radio Estimate…", "radio Own words…"],
      ...buttons("Change next numbers", "Upload Logo", "Create Profile"),
      ...buttons("Edit: Own words at the foot", "Edit: Closing words"),
      ...[...ofTone("friendly"), ...ofTone("formal")],
    ],
  },
  {
    on: /^\/settings$/,
    both: [
      ...choices("Language and region", "Measurement system"),
      ...boxes("Default markup", "Default tax", "Encryption Passphrase", "Confirm Encryption Passphrase"),
      ...boxes("Current Password", "New Password", "Confirm New Password"),
      ...links("Subscribe Early", "Billing & Subscription", "Download everything", "What the server sees"),
      ...buttons(
        "Save Settings",
        "Make one for me",
        "Set Up Encryption",
        "Change Password",
        "Delete Account",
      ),
      ...buttons("Show passphrase", "Show passphrase again", "Show current password", "Show new password"),
      ...["button Show new password again", "checkbox Single-key shortcuts"],
    ],
    desk: ["checkbox Compact tables"],
  },
  {
    on: /^\/billing$/,
    both: [...links("Add Payment Method", "Contact Support"), ...buttons("Manage Billing Portal")],
  },
  {
    on: /^\/support$/,
    both: links(
      ...["Frequently Asked Questions…", "Report an Issue…", "Terms of Service", "Privacy Policy"],
      "support@localhost",
    ),
  },
  {
    on: /^\/support\/report-issue$/,
    both: [
      ...[...choices("Type", "Priority"), ...buttons("Open in Mail App")],
      ...boxes("Subject", "Description", "Steps to Reproduce", "Expected", "Actual"),
    ],
  },
  { on: /^\/support\/faq$/, both: ["searchbox Search questions", ...links("Ask us")] },
  {
    on: /^\/monthly-reports$/,
    both: [
      ...choices("Month", "Year"),
      ...buttons("Generate Report", "Auto-Generate Last Month", "Lock the report for January…"),
    ],
    desk: links("Dashboard"),
    phone: links("Today"),
  },
  ofList("quotes", "quote", "Q-0001", [
    ["Quote #", "Customer", "Date", "Total", "Status"],
    ["Drafts…", "Waiting…", "Accepted…"],
  ]),
  ofList("invoices", "invoice", "INV-0001", [
    ["Invoice #", "Customer", "Total", "Date Created", "Status"],
    ["Unpaid…", "Overdue…", "Paid"],
  ]),
  ofEditor("quote", "Create Quote"),
  ofEditor("invoice", "Create Invoice"),
  ofStoredEditor("Quote", {
    on: /^\/quotes\/.+\/edit$/,
    ...{ number: "Q-0002", details: "Dates, site and work description…" },
  }),
  ofStoredEditor("Invoice", {
    on: /^\/invoices\/edit\//,
    ...{ number: "INV-0002", details: "Project Details…" },
  }),
  {
    on: /^\/export$/,
    both: [
      ...[
        ...choices("Program"),
        ...buttons("Download everything", "Customers for Xero", "Invoices for Xero"),
      ],
      ...buttons("Export quotes", "Export invoices", "Export customers", "Export materials"),
      ...buttons("Export labour items", "Download PDF of Q-0001", "Download PDF of INV-0001"),
    ],
  },
  { on: /^\/bring-in$/, both: buttons("Choose a file", "Paste", "Download an example file") },
  {
    on: /^\/privacy\/what-the-server-sees$/,
    both: [
      ...links("Set up encryption", "privacy policy"),
      ...radios("Customers", "Materials", "Labour", "Quotes", "Invoices", "What was sent"),
    ],
  },
];
