import { customerSearchText } from "#domain/customers/customer-search.ts";
import { CustomerDetails } from "#web/customers/customer-details.tsx";
import { loadCustomerBoxes } from "#web/customers/customer-dialog.ts";
import { wordScreen } from "#web/records/word-screen.tsx";

/** The customers, found by any of their details. */
export const CustomersScreen = wordScreen("customers", {
  textOf: customerSearchText,
  subtitleOf: ({ companyName }) => companyName,
  details: CustomerDetails,
  loadBoxes: loadCustomerBoxes,
});
