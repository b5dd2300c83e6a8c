import type { SpecifiedScreen } from "#test/e2e/specified-labels.ts";

const views = ["Business View", "Quote with breakdown", "Quote no breakdown"];
const nobody = "00000000-0000-4000-8000-000000000000";

const quotes: readonly SpecifiedScreen[] = [
  {
    section: "2 Quotes list",
    path: "/quotes",
    labels: [
      ...["Search quotes", "Quote #", "Customer", "Project Address", "Date", "Total", "Status", "Actions"],
      ...["All statuses", "Draft", "Sent", "Accepted", "Declined", "Invoiced", "New quote"],
    ],
    phone: null,
  },
  {
    section: "2 Quotes list",
    path: "/quotes",
    steps: ["More for Q-0001"],
    labels: ["View", "Edit", "Delete", "Convert to Invoice"],
  },
  {
    section: "2 Confirmations",
    path: "/quotes",
    steps: ["More for Q-0001", "Delete"],
    labels: ["Are you sure you want to delete this quote?"],
  },
  {
    section: "2 Quote editor",
    path: "/quotes/{quote}/edit",
    labels: [
      ...["Quote Details", "Add Items to Quote", "Quote Items", "Quote Summary", "Materials & Products"],
      ...["Services & Time", "Update Quote", "Material", "Labour", "Custom", "Description"],
    ],
    phone: null,
  },
  {
    section: "2 Quote editor",
    path: "/quotes/{quote}/edit",
    steps: ["choose Dates, site and work description"],
    labels: ["Site address", "Valid until", "Status", "Draft", "Sent", "Accepted", "Declined", "Invoiced"],
    phone: null,
  },
  {
    section: "2 Quote editor",
    path: "/quotes/new",
    labels: ["Create Quote", "At least one line item is required."],
    defaults: {
      ...{ Markup: "25", Discount: "0", VAT: "20", Status: "Draft", Quantity: "1" },
      ...{ "Quote date": "{today}", "Valid until": "{in a month}" },
    },
    disabled: ["Create Quote"],
    phone: null,
  },
  {
    section: "2 Item validation",
    path: "/quotes/new",
    steps: ["choose Material", "Add Item"],
    labels: ["Please select a material item"],
    phone: { steps: ["Add items", "choose Material", "Add Item"] },
  },
  {
    section: "2 Item validation",
    path: "/quotes/new",
    steps: ["choose Labour", "Add Item"],
    labels: ["Please select a labour item"],
    phone: { steps: ["Add items", "choose Labour", "Add Item"] },
  },
  {
    section: "2 Item validation",
    path: "/quotes/new",
    steps: ["choose Custom", "Add Item"],
    labels: ["Please enter a custom item name", "Please enter a valid cost for the custom item"],
    phone: { steps: ["Add items", "choose Custom", "Add Item"] },
  },
  {
    section: "2 Item validation",
    path: "/quotes/new",
    steps: ["choose Description", "Add Item"],
    labels: ["Please enter a description"],
    phone: { steps: ["Add items", "choose Description", "Add Item"] },
  },
  {
    section: "2 Item validation",
    path: "/quotes/new",
    steps: ["Add Item"],
    labels: ["Please select an item type"],
    phone: { steps: ["Add items", "Add Item"] },
  },
  {
    section: "2 Quote detail",
    path: "/quotes/{quote}",
    labels: ["With breakdown", "No breakdown", "Business"],
    names: views,
    defaults: {
      ...{ "Business View": false, "Quote with breakdown": true, "Quote no breakdown": false },
    },
  },
  {
    section: "2 Quote detail",
    path: "/quotes/{quote}",
    steps: ["choose Quote no breakdown"],
    labels: ["Edit Work Summary"],
  },
  {
    section: "2 Quote detail",
    path: "/quotes/{quote}",
    steps: ["More for Q-0001"],
    labels: ["Download PDF", "Edit", "Convert to Invoice", "Share"],
    phone: null,
  },
  { section: "2 Quote detail", path: `/quotes/${nobody}`, labels: ["Quote not found"] },
];

const invoices: readonly SpecifiedScreen[] = [
  {
    section: "2 Invoices list",
    path: "/invoices",
    labels: [
      ...["Search invoices", "Invoice #", "Customer", "Project Address", "Total", "Date Created"],
      ...["Status", "Actions", "Pending", "Paid", "Overdue", "Outstanding", "Cancelled", "New invoice"],
    ],
    phone: null,
  },
  {
    section: "2 Invoices list",
    path: "/invoices",
    steps: ["More for INV-0001"],
    labels: ["View", "Edit", "Delete"],
  },
  {
    section: "2 Confirmations",
    path: "/invoices",
    steps: ["More for INV-0001", "Delete"],
    labels: ["Are you sure you want to delete this invoice?"],
  },
  {
    section: "2 Invoice editor",
    path: "/invoices/new",
    steps: ["choose Project Details"],
    labels: [
      ...["Customer Information", "Project Details", "Add Items", "Invoice Items", "Pricing"],
      ...["Create Invoice", "Invoice number"],
    ],
    defaults: {
      ...{ Markup: "20", Discount: "0", VAT: "20", Status: "Pending", Quantity: "1" },
      ...{ "Invoice date": "{today}", "Due date": "", "Invoice number": "INV-0002" },
    },
    absent: ["Apply CIS deduction", "Reverse charge VAT"],
    phone: null,
  },
  {
    section: "2 Invoice validation",
    path: "/invoices/new",
    steps: ["choose Project Details", { "Invoice number": "", "Customer email": "nobody" }, "Create Invoice"],
    labels: [
      ...["Invoice number is required", "Customer name is required", "Invalid email"],
      "Please add at least one line item.",
    ],
    phone: null,
  },
  {
    section: "2 Invoice detail",
    path: "/invoices/{invoice}",
    labels: ["With breakdown", "No breakdown", "Business"],
    names: ["Invoice with Breakdown", "Invoice no Breakdown"],
  },
  {
    section: "2 Invoice detail",
    path: "/invoices/{invoice}",
    steps: ["choose Invoice no Breakdown"],
    labels: ["Edit Work Summary"],
  },
  {
    section: "2 Invoice detail",
    path: "/invoices/{invoice}",
    steps: ["More for INV-0001"],
    labels: ["Download PDF", "Edit", "Share"],
    phone: null,
  },
  { section: "2 Invoice detail", path: `/invoices/${nobody}`, labels: ["Invoice not found"] },
];

/** Part 2, for a firm with a record of each kind and without a profile: quotes and invoices. */
export const specifiedOfDocuments: readonly SpecifiedScreen[] = [...quotes, ...invoices];
