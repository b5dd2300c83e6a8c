import { useCallback } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { useOwed } from "#web/customers/use-customer-documents.ts";
import { beginFor } from "#web/drafts/begin-for.ts";
import { FileText } from "#web/icons/file-text.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { RecordRowList } from "#web/records/record-row-list.tsx";
import type { RowListProps } from "#web/records/row-list.ts";

/** Customers as rows, each with what it owes at the right. */
export function Rows(props: RowListProps<Customer>) {
  const owedBy = useOwed();
  const asideOf = useCallback(
    (customer: Customer) => {
      const amounts = owedBy(customer);
      return amounts.length > 0 ? { amounts, word: "owed" } : null;
    },
    [owedBy],
  );
  return <RecordRowList {...props} {...{ noteOf, asideOf, entriesOf }} />;
}

function noteOf({ companyName, city, county }: Customer) {
  return companyName || city || county;
}

function entriesOf(customer: Customer) {
  return [
    { text: "Create Quote", icon: FileText, onSelect: () => beginFor(customer, "/quotes/new") },
    { text: "Create Invoice", icon: ReceiptText, onSelect: () => beginFor(customer, "/invoices/new") },
  ];
}
