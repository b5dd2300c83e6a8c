import type { SpecifiedScreen } from "#test/e2e/specified-labels.ts";

const lists: readonly SpecifiedScreen[] = [
  { section: "2 Materials", path: "/materials", names: ["View All", "By Category", "Filter and sort"] },
  { section: "2 Materials", path: "/materials", steps: ["More for Oak board"], labels: ["Edit", "Delete"] },
  {
    section: "2 Materials",
    path: "/materials",
    steps: ["More for Oak board", "Edit"],
    labels: ["Edit Material/Service", "Name", "SKU", "Unit Cost", "Unit Type", "Category"],
  },
  {
    section: "2 Confirmations",
    path: "/materials",
    steps: ["More for Oak board", "Delete"],
    labels: ["Are you sure you want to delete this material?"],
  },
  { section: "2 Labour", path: "/labor", steps: ["More for Joiner"], labels: ["Edit", "Delete"] },
  {
    section: "2 Confirmations",
    path: "/labor",
    steps: ["More for Joiner", "Delete"],
    labels: ["Are you sure you want to delete this labor item?"],
  },
  {
    section: "2 Customers",
    path: "/customers",
    steps: ["More for Ann Archer"],
    labels: ["Edit", "Delete", "Create Quote", "Create Invoice"],
  },
  {
    section: "2 Confirmations",
    path: "/customers",
    steps: ["More for Ann Archer", "Delete"],
    labels: ["Are you sure you want to delete this customer?"],
  },
  {
    section: "2 Quotes list",
    path: "/quotes",
    steps: ["Filter and sort"],
    labels: ["All statuses", "Draft", "Sent", "Accepted", "Declined", "Invoiced"],
  },
  {
    section: "2 Invoices list",
    path: "/invoices",
    steps: ["Filter and sort"],
    labels: ["Pending", "Paid", "Overdue", "Outstanding", "Cancelled"],
  },
];

const quoteEditor: readonly SpecifiedScreen[] = [
  {
    section: "2 Quote editor",
    path: "/quotes/{quote}/edit",
    labels: ["Quote Details", "Quote Items", "Materials & Products", "Services & Time", "Update Quote"],
  },
  {
    section: "2 Quote editor",
    path: "/quotes/{quote}/edit",
    steps: ["Add items"],
    labels: ["Add Items to Quote", "Material", "Labour", "Custom", "Description"],
  },
  {
    section: "2 Quote editor",
    path: "/quotes/{quote}/edit",
    steps: ["choose Quote Details", "Site and work"],
    labels: ["Site address"],
  },
  {
    section: "2 Quote editor",
    path: "/quotes/{quote}/edit",
    steps: ["choose Quote Details", "Dates"],
    defaults: { "Quote date": "{today}", "Valid until": "{in a month}" },
  },
  {
    section: "2 Quote editor",
    path: "/quotes/{quote}/edit",
    steps: ["Markup"],
    defaults: { Markup: "25", Discount: "0", VAT: "20" },
  },
  {
    section: "2 Quote editor",
    path: "/quotes/{quote}/edit",
    steps: ["choose Quote Details", "Status"],
    labels: ["Draft", "Sent", "Accepted", "Declined", "Invoiced"],
  },
  {
    section: "2 Quote detail",
    path: "/quotes/{quote}",
    steps: ["More for Q-0001"],
    labels: ["Open PDF", "Edit", "Convert to Invoice", "Share"],
  },
];

const invoiceEditor: readonly SpecifiedScreen[] = [
  {
    section: "2 Invoice editor",
    path: "/invoices/edit/{invoice}",
    labels: ["Customer Information", "Project Details", "Invoice Items", "Update Invoice"],
  },
  {
    section: "2 Invoice editor",
    path: "/invoices/edit/{invoice}",
    steps: ["Add items"],
    labels: ["Material", "Labour", "Custom", "Description"],
  },
  {
    section: "2 Invoice editor",
    path: "/invoices/edit/{invoice}",
    steps: ["choose Project Details", "Number and dates"],
    labels: ["Invoice number"],
    defaults: { "Invoice number": "INV-0001", "Invoice date": "{today}", "Due date": "" },
  },
  {
    section: "2 Invoice editor",
    path: "/invoices/edit/{invoice}",
    steps: ["Markup"],
    defaults: { Markup: "20", Discount: "0", VAT: "20" },
  },
  {
    section: "2 Invoice editor",
    path: "/invoices/edit/{invoice}",
    steps: ["choose Project Details", "Status"],
    labels: ["Pending", "Paid", "Overdue", "Outstanding", "Cancelled"],
  },
  {
    section: "2 Invoice detail",
    path: "/invoices/{invoice}",
    steps: ["More for INV-0001"],
    labels: ["Open PDF", "Edit", "Share"],
  },
];

/** What phones have in sheets and menus, in place of the rows and columns of desks. */
export const specifiedOnPhones: readonly SpecifiedScreen[] = [...lists, ...quoteEditor, ...invoiceEditor];
