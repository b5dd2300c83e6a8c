import type { Customer } from "#domain/customers/customer.ts";
import { waysTo } from "#web/records/ways-to-reach.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";

/** The ways to reach a customer, as buttons. */
export function CustomerContact({ customer }: { customer: Customer }) {
  const ways = waysTo(customer);
  if (ways.length === 0) return null;
  return (
    <ul aria-label="Contact" className="flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
      {ways.map(({ word, icon: Icon, href }) => (
        <li key={word}>
          <a
            href={href}
            className={buttonStyles({
              variant: "secondary",
              className:
                "w-full max-sm:h-auto max-sm:min-h-14 max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:py-2",
            })}
          >
            <Icon aria-hidden />
            <span className="max-sm:text-sm max-sm:leading-4">{word}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
