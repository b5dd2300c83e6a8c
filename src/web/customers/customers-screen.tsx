import { CustomerDetails, startFor } from "#web/customers/customer-details.tsx";
import { loadCustomerBoxes } from "#web/customers/customer-dialog.ts";
import { FileText } from "#web/icons/file-text.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { wordScreen } from "#web/records/word-screen.tsx";

/** The customers, found by any of their details. */
export const CustomersScreen = wordScreen("customers", {
  subtitleOf: ({ companyName }) => companyName,
  details: CustomerDetails,
  row: {
    loadAsides: () => import("#web/customers/customers-owed.ts"),
    noteOf: ({ companyName, city, county }) => companyName || city || county,
    entriesOf: (customer) => [
      { text: "Create Quote", icon: FileText, onSelect: () => startFor(customer, "/quotes/new") },
      { text: "Create Invoice", icon: ReceiptText, onSelect: () => startFor(customer, "/invoices/new") },
    ],
  },
  loadBoxes: loadCustomerBoxes,
});
