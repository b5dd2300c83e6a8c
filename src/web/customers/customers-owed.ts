import { useEffect } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { useOwed } from "#web/customers/use-customer-documents.ts";
import type { AsideOf } from "#web/records/row-parts.ts";

/** Says what each customer owes, at the right of the row. Loaded with the rows, because it reads invoices. */
export function Asides({ onFound }: { onFound: (asideOf: AsideOf<Customer>) => void }) {
  const owedBy = useOwed();
  useEffect(() => {
    onFound((customer) => {
      const amounts = owedBy(customer);
      return amounts.length > 0 ? { amounts, word: "owed" } : null;
    });
  }, [owedBy, onFound]);
  return null;
}
