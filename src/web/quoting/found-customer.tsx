import type { Customer } from "#domain/customers/customer.ts";
import { customerText } from "#web/quoting/choose-customer.ts";
import { foundReasons } from "#web/ui/found-reasons.ts";

/** A customer with company and town, and with the text that the query found where neither shows it. */
export function FoundCustomer({ customer, sought }: { customer: Customer; sought: string }) {
  const shown = [customer.companyName, customer.city ?? customer.email];
  const reasons = foundReasons(customerText(customer), [customer.name, ...shown].join(" "), sought);
  const about = [...shown, ...reasons].filter(Boolean).join(" · ");
  return (
    <span className="flex min-w-0 flex-col">
      <bdi>{customer.name}</bdi>
      {about && <bdi className="text-ink-soft text-sm wrap-anywhere">{about}</bdi>}
    </span>
  );
}
