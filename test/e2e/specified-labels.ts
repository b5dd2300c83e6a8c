/** The labels that the specification (parts 1 and 2) prints for a screen, in its words. */
export interface SpecifiedScreen {
  /** Its section: "2 Materials" is section "Materials" of part 2. */
  section: string;
  /** `{quote}`, `{invoice}` and `{customer}` stand for the id of one. */
  path: string;
  /** What is pressed first, one after the other. */
  press?: readonly string[];
  /** What is typed then and sent with Enter, by the label of its box. */
  type?: Readonly<Record<string, string>>;
  labels: readonly string[];
  /** What boxes have by default, by their labels: a text, the entry chosen, or whether it is ticked or chosen. */
  defaults?: Readonly<Record<string, string | boolean>>;
  /** Buttons that cannot be pressed yet. */
  disabled?: readonly string[];
  /** What the specification prints for other regions alone. */
  absent?: readonly string[];
}

const navigation = [
  ...["Dashboard", "Quotes", "Invoices", "Materials", "Labour Management", "Customers", "Business Profile"],
];

const year = new Date().getFullYear();
/** The present one, and the five before. */
const yearsOfReports = Array.from({ length: 6 }, (_, before) => String(year - before));

/** The screens of a firm with a record of each kind and without a profile. */
export const specifiedScreens: readonly SpecifiedScreen[] = [
  { section: "1 Authenticated page shell", path: "/", labels: navigation },
  {
    section: "1 User menu",
    path: "/",
    press: ["My Account"],
    labels: ["Account Settings", "Billing & Subscription", "Help & Support", "Report an Issue", "Log out"],
  },
  {
    section: "1 Dashboard",
    path: "/",
    labels: [
      ...["Log Out", "Free Trial Active: 14 days remaining", "Create New Quote", "Create New Invoice"],
      ...["Manage Materials"],
      ...["Manage Labour", "Total quotes", "Quote value", "Materials", "Pending quotes", "Getting Started"],
    ],
  },
  {
    section: "1 Settings",
    path: "/settings",
    labels: [
      ...["Language & Regional Settings", "Data Encryption & Access", "Change Password", "Danger Zone"],
      "Delete Account",
    ],
    defaults: {
      ...{ "Language and region": "English (United Kingdom)", "Measurement system": "Metric" },
      ...{ "Default markup": "25", "Default tax": "20" },
    },
  },
  {
    section: "1 Change password",
    path: "/settings",
    press: ["Change Password"],
    labels: [
      ...["Current Password", "New Password", "Confirm New Password", "Please confirm your password"],
      "Password must be at least 6 characters long.",
    ],
  },
  {
    section: "1 Delete account",
    path: "/settings",
    press: ["Delete Account", "Delete Account"],
    labels: ["Please type 'DELETE' to confirm account deletion."],
  },
  {
    section: "1 Tours",
    path: "/materials",
    press: ["Show me around"],
    labels: ["Next", "Skip tour"],
  },
  {
    section: "1 Tours",
    path: "/materials",
    press: ["Show me around", "Next"],
    labels: ["Got it!"],
  },
  {
    section: "1 Billing",
    path: "/billing",
    labels: [
      ...["Free Trial", "Manage Billing Portal", "Contact Support"],
      "All features are available during this period.",
    ],
  },
  {
    section: "1 Support",
    path: "/support/report-issue",
    labels: [
      ...["Type", "Subject", "Description", "Priority", "Steps to Reproduce", "Expected", "Actual"],
      ...["Low", "Medium", "High", "Urgent"],
    ],
  },
  {
    section: "1 Validation",
    path: "/support/report-issue",
    press: ["Open in Mail App"],
    labels: ["Missing Information", "Please fill in all required fields."],
  },
  {
    section: "1 Support",
    path: "/support/faq",
    labels: [
      ...["Getting Started", "Quotes & Invoices", "Pricing & Calculations", "Customer Management"],
      ...["Settings & Customization", "Billing & Subscription", "Technical Support"],
    ],
  },
  {
    section: "1 Monthly reports",
    path: "/monthly-reports",
    labels: ["Month", "Year", "Auto-Generate Last Month", ...yearsOfReports],
  },
  {
    section: "2 Materials",
    path: "/materials",
    labels: [
      ...["Materials & Products", "View All", "By Category", "Name", "Category", "SKU", "Add Item"],
      "per Linear Meter",
    ],
  },
  {
    section: "2 Materials",
    path: "/materials",
    press: ["Add Item"],
    labels: [
      ...["Add New Material/Service", "Name", "SKU", "Unit Cost", "Unit Type", "Category"],
      ...["Each", "Square Meter", "Linear Meter", "Cubic Meter", "Hour", "Kilogram", "Liter", "Sheet"],
      ...["Roll"],
      ...["Square Foot", "Linear Foot", "Board Foot", "Pound", "Gallon"],
    ],
  },
  {
    section: "2 Materials",
    path: "/materials",
    press: ["Edit Oak board"],
    labels: ["Edit Material/Service", "Name", "SKU", "Unit Cost", "Unit Type", "Category"],
  },
  {
    section: "2 Materials",
    path: "/materials",
    press: ["By Category"],
    labels: ["Timber", "Uncategorized", "1 item"],
  },
  {
    section: "2 Labour",
    path: "/labor",
    labels: ["Name", "Category", "Hourly Rate", "Actions", "Services & Time"],
  },
  {
    section: "2 Labour",
    path: "/labor",
    press: ["Add Labour Item"],
    labels: ["Per Hour", "Per Day", "Per Item", "Per Meter"],
    defaults: { "Rate Type": "Per Hour" },
  },
  {
    section: "2 Customers",
    path: "/customers",
    labels: [
      "Customers",
      "Add Customer",
      "Edit Ann Archer",
      "Delete Ann Archer",
      "Create Quote",
      "Create Invoice",
    ],
  },
  {
    section: "2 Customers",
    path: "/customers",
    press: ["Add Customer"],
    labels: [
      ...["Contact Name", "Company Name", "Email", "Phone", "Address", "City", "County", "Postcode"],
      ...["Country", "Notes"],
    ],
  },
  {
    section: "2 Company profile",
    path: "/company-profile",
    labels: [
      ...["Business Settings", "Company Information", "Address", "Registration Details", "Bank Details"],
      ...["VAT Settings", "Markup & Pricing", "Construction Industry Scheme (CIS)", "Company Logo"],
      ...["Brand Colour", "Create Profile", "Sort Code"],
      "Company Number",
    ],
    defaults: {
      ...{ "Charge VAT": true, "VAT Rate": "20.00", "Default Markup": "25.00", "Materials and labour": true },
      ...{ "Payment Terms (days)": "", "Quote Validity (days)": "", "CIS registered": false },
      ...{ Country: "United Kingdom", "Brand Colour": "#111827" },
      "Region & language": "United Kingdom (English, £)",
    },
  },
  {
    section: "2 Quotes list",
    path: "/quotes",
    labels: [
      ...["Quote #", "Customer", "Project Address", "Date", "Total", "Status", "Actions"],
      ...["Draft", "Sent", "Accepted", "Declined", "Invoiced"],
    ],
  },
  {
    section: "2 Quotes list",
    path: "/quotes",
    press: ["More for Q-0001"],
    labels: ["View", "Edit", "Delete", "Convert to Invoice"],
  },
  {
    section: "2 Quote editor",
    path: "/quotes/{quote}/edit",
    labels: [
      ...["Quote Details", "Add Items to Quote", "Quote Items", "Quote Summary", "Materials & Products"],
      ...["Services & Time", "Update Quote", "Site address", "Material", "Labour", "Custom", "Description"],
    ],
  },
  {
    section: "2 Quote editor",
    path: "/quotes/new",
    labels: ["Create New Quote", "Create Quote"],
    defaults: {
      ...{ Markup: "25", Discount: "0", VAT: "20", Status: "Draft", Quantity: "1" },
      ...{ "Quote date": "{today}", "Valid until": "{in a month}" },
    },
    disabled: ["Create Quote"],
  },
  {
    section: "2 Quote detail",
    path: "/quotes/{quote}",
    labels: ["Business View", "Quote with breakdown", "Quote no breakdown"],
    defaults: {
      ...{ "Business View": false, "Quote with breakdown": true, "Quote no breakdown": false },
    },
  },
  {
    section: "2 Quote detail",
    path: "/quotes/{quote}",
    press: ["More for Q-0001"],
    labels: ["Download PDF", "Edit", "Convert to Invoice", "Share"],
  },
  {
    section: "2 Invoices list",
    path: "/invoices",
    labels: [
      ...["Invoice #", "Customer", "Project Address", "Total", "Date Created", "Status", "Actions"],
      ...["Pending", "Paid", "Overdue", "Outstanding", "Cancelled"],
    ],
  },
  {
    section: "2 Invoice editor",
    path: "/invoices/new",
    labels: [
      ...["Create New Invoice", "Customer Information", "Project Details", "Add Items", "Invoice Items"],
      ...["Pricing", "Create Invoice", "Invoice number"],
    ],
    defaults: {
      ...{ Markup: "20", Discount: "0", VAT: "20", Status: "Pending", Quantity: "1" },
      ...{ "Invoice date": "{today}", "Due date": "" },
    },
  },
  {
    section: "2 Invoice detail",
    path: "/invoices/{invoice}",
    labels: ["Invoice with Breakdown", "Invoice no Breakdown", "Mark as paid"],
  },
  {
    section: "2 Quote detail",
    path: "/quotes/00000000-0000-4000-8000-000000000000",
    labels: ["Quote not found"],
  },
  {
    section: "2 Invoice detail",
    path: "/invoices/00000000-0000-4000-8000-000000000000",
    labels: ["Invoice not found"],
  },
  { section: "1 Route table", path: "/nowhere", labels: ["404 Page Not Found"] },
];
