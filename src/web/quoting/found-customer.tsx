import type { Customer } from "#domain/customers/customer.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import { foundTexts } from "#domain/records/word-table.ts";
import { fold } from "#web/ui/folded-text.ts";

/** A customer with company and town, and with the text that the query found where neither shows it. */
export function FoundCustomer({ customer, sought }: { customer: Customer; sought: string }) {
  const shown = [customer.companyName, customer.city ?? customer.email];
  const seen = fold([customer.name, ...shown].join(" "));
  const hidden = fold(sought)
    .split(/\s+/)
    .filter((word) => !seen.includes(word));
  const reasons = foundTexts(customerWords, "list", customer).filter((text) =>
    hidden.some((word) => fold(text).includes(word)),
  );
  const about = [...shown, ...reasons].filter(Boolean).join(" · ");
  return (
    <span className="flex min-w-0 flex-col">
      <bdi>{customer.name}</bdi>
      {about && <bdi className="text-ink-soft text-sm wrap-anywhere">{about}</bdi>}
    </span>
  );
}
