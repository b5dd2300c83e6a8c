import { useMemo } from "react";
import type { Opened } from "#vault/records.ts";
import { useLabourItems, useMaterials } from "#web/catalogue/catalogue-queries.ts";
import { useCustomers } from "#web/customers/customer-queries.ts";
import { useDocuments } from "#web/documents/document-queries.ts";

/** One thing the header's search can lead to. */
export interface Found {
  key: string;
  group: "Customers" | "Quotes" | "Invoices" | "Materials & Products" | "Services & Time";
  label: string;
  /** A few words beside it, to tell it from others of its name. */
  detail: string;
  /** All words it is found by. */
  text: string;
  href: string;
}

/** Everything of the account that can be found, opened; what is locked cannot be. Empty while it is loading. */
export function useFound(): { found: readonly Found[]; isLoading: boolean } {
  const customers = useCustomers();
  const quotes = useDocuments("quote");
  const invoices = useDocuments("invoice");
  const materials = useMaterials();
  const labour = useLabourItems();
  const isLoading = [customers, quotes, invoices, materials, labour].some(({ isPending }) => isPending);
  const found = useMemo(
    () => [
      ...opened(customers.data).map(({ id, name, companyName, email, phone, city, postcode }) =>
        foundOf("Customers", id, {
          label: name,
          detail: companyName ?? city ?? "",
          more: [email, phone, city, postcode],
          href: "/customers",
        }),
      ),
      ...opened(quotes.data)
        .filter(({ status }) => status !== "invoice")
        .map(({ id, quoteNumber, customerName, projectAddress }) =>
          foundOf("Quotes", id, {
            label: quoteNumber,
            detail: customerName,
            more: [projectAddress],
            href: `/quotes/${id}`,
          }),
        ),
      ...opened(invoices.data).map(({ id, invoiceNumber, customerName, projectAddress }) =>
        foundOf("Invoices", id, {
          label: invoiceNumber,
          detail: customerName,
          more: [projectAddress],
          href: `/invoices/${id}`,
        }),
      ),
      ...opened(materials.data).map(({ id, name, sku }) =>
        foundOf("Materials & Products", id, { label: name, detail: sku ?? "", more: [], href: "/materials" }),
      ),
      ...opened(labour.data).map(({ id, name }) =>
        foundOf("Services & Time", id, { label: name, detail: "", more: [], href: "/labor" }),
      ),
    ],
    [customers.data, quotes.data, invoices.data, materials.data, labour.data],
  );
  return { found, isLoading };
}

function opened<T>(records: readonly Opened<T>[] | undefined): T[] {
  return (records ?? []).flatMap((each) => (each.state === "open" ? [each.record] : []));
}

function foundOf(
  group: Found["group"],
  id: string,
  of: { label: string; detail: string; more: readonly (string | null)[]; href: string },
): Found {
  const text = [of.label, of.detail, ...of.more].filter(Boolean).join(" ");
  return { key: id, group, label: of.label, detail: of.detail, text, href: of.href };
}
