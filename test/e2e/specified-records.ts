import type { SpecifiedScreen } from "#test/e2e/specified-labels.ts";

const catalogue: readonly SpecifiedScreen[] = [
  {
    section: "2 Materials",
    path: "/materials",
    labels: [
      ...["Search materials", "Name", "Category", "SKU", "Unit Cost", "Actions", "Add Item"],
      ...["Timber", "OAK", "per Linear Meter", "Manage Categories"],
    ],
    names: ["View All", "By Category", "Filter by category", "Edit Oak board", "Delete Oak board"],
    phone: null,
  },
  {
    section: "2 Materials",
    path: "/materials",
    steps: ["Add Item"],
    labels: [
      ...["Add New Material/Service", "Name", "SKU", "Unit Cost", "Unit Type", "Category"],
      ...["Each", "Square Meter", "Linear Meter", "Cubic Meter", "Hour", "Kilogram", "Liter", "Sheet"],
      ...["Roll", "Square Foot", "Linear Foot", "Board Foot", "Pound", "Gallon"],
    ],
  },
  {
    section: "2 Material validation",
    path: "/materials",
    steps: ["Add Item", { "Unit Cost": "-1" }, "Create Material"],
    labels: ["Material name is required", "Unit cost must be 0 or greater"],
  },
  {
    section: "2 Materials",
    path: "/materials",
    steps: ["Edit Oak board"],
    labels: ["Edit Material/Service", "Name", "SKU", "Unit Cost", "Unit Type", "Category"],
    phone: null,
  },
  {
    section: "2 Materials",
    path: "/materials",
    steps: ["By Category"],
    labels: ["Timber", "Uncategorized", "1 item"],
  },
  {
    section: "2 Confirmations",
    path: "/materials",
    steps: ["Delete Oak board"],
    labels: ["Are you sure you want to delete this material?"],
    phone: null,
  },
  {
    section: "2 Confirmations",
    path: "/materials",
    steps: ["Manage Categories", "Delete Timber"],
    labels: ['Are you sure you want to delete the category "Timber"? This cannot be undone.'],
  },
  {
    section: "2 Labour",
    path: "/labor",
    labels: [
      ...["Search labour items", "Name", "Category", "Hourly Rate", "Actions", "/hour", "Add Labour Item"],
    ],
    names: ["Edit Joiner", "Delete Joiner"],
    phone: null,
  },
  {
    section: "2 Labour",
    path: "/labor",
    steps: ["Add Labour Item"],
    labels: ["Name", "Category", "Per Hour", "Per Day", "Per Item", "Per Meter"],
    defaults: { "Rate Type": "Per Hour" },
  },
  {
    section: "2 Confirmations",
    path: "/labor",
    steps: ["Delete Joiner"],
    labels: ["Are you sure you want to delete this labor item?"],
    phone: null,
  },
  {
    section: "2 Confirmations",
    path: "/labor",
    steps: ["Manage Categories", "Delete Joinery"],
    labels: ['Are you sure you want to delete the labour category "Joinery"? This cannot be undone.'],
  },
];

const customers: readonly SpecifiedScreen[] = [
  {
    section: "2 Customers",
    path: "/customers",
    labels: ["Search customers", "Add Customer", "Create Quote", "Create Invoice", "Leeds, Yorkshire"],
    names: ["Edit Ann Archer", "Delete Ann Archer"],
    phone: null,
  },
  {
    section: "2 Customers",
    path: "/customers",
    steps: ["Add Customer"],
    labels: [
      ...["Add Customer", "Contact Name", "*", "Company Name", "Email", "Phone", "Address", "City"],
      ...["County", "Postcode", "Country", "Notes"],
    ],
  },
  {
    section: "2 Customers",
    path: "/customers",
    steps: [{ "Search customers": "nobody of this name" }],
    labels: ["No customers found"],
    phone: null,
  },
  {
    section: "2 Confirmations",
    path: "/customers",
    steps: ["Delete Ann Archer"],
    labels: ["Are you sure you want to delete this customer?"],
    phone: null,
  },
  {
    section: "2 Company profile",
    path: "/company-profile",
    labels: [
      ...["Company Information", "Company Name", "Address", "Registration Details", "Bank Details"],
      ...["VAT Settings", "Charge VAT", "VAT Number", "VAT Rate", "Markup & Pricing", "Default Markup"],
      ...["Payment Terms (days)", "Quote Validity (days)", "Construction Industry Scheme (CIS)"],
      ...["Company Logo", "Logo URL", "Brand Colour", "Create Profile", "Sort Code", "Company Number"],
      ...["Materials and labour", "Materials only", "Website", "Cheques Payable To"],
    ],
    defaults: {
      ...{ "Charge VAT": true, "VAT Rate": "20.00", "Default Markup": "25.00", "Materials and labour": true },
      ...{ "Payment Terms (days)": "", "Quote Validity (days)": "", "CIS registered": false },
      ...{ Country: "United Kingdom", "Brand Colour": "#111827" },
      "Region & language": "United Kingdom (English, £)",
    },
    absent: ["UTR Number", "Header Preview"],
  },
  {
    section: "2 Company profile",
    path: "/company-profile",
    steps: ["choose CIS registered", "choose Charge VAT"],
    labels: ["UTR Number"],
    absent: ["VAT Number", "VAT Rate"],
  },
];

/** Part 2, for a firm with a record of each kind and without a profile: materials, labour and customers. */
export const specifiedOfRecords: readonly SpecifiedScreen[] = [...catalogue, ...customers];
