import { FileText, type LucideIcon, Mail, MapPin, Pencil, Phone, Receipt, Trash2 } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { dialledNumber } from "#domain/customers/phone-number.ts";
import { textLinkStyles } from "#web/ui/app-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

export interface CustomerActions {
  onEdit: (customer: Customer) => void;
  onDelete: (customer: Customer) => void;
  onCreateQuote: (customer: Customer) => void;
  onCreateInvoice: (customer: Customer) => void;
}

/**
 * A customer with their contact details and actions. Memoised: rendered again only when one of its properties changes.
 */
export const CustomerCard = memo(function CustomerCard(props: CustomerActions & { customer: Customer }) {
  const { customer, ...actions } = props;
  const { name, companyName, notes } = customer;
  return (
    <li className={`${surfaceStyles} flex min-w-0 flex-col gap-3 p-4 md:p-5`}>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="font-semibold text-lg">{name}</h2>
          {companyName && <p className="text-ink-soft">{companyName}</p>}
        </div>
        <div className="-mt-1.5 -mr-2 flex shrink-0">
          <IconButton size="small" aria-label={`Edit ${name}`} onClick={() => actions.onEdit(customer)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton size="small" aria-label={`Delete ${name}`} onClick={() => actions.onDelete(customer)}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
      <Particulars customer={customer} />
      {notes && <p className="line-clamp-3 whitespace-pre-line text-ink-soft text-sm">{notes}</p>}
      {/* Side by side when both fit, without icons in a narrow card; otherwise one below the other. */}
      <div className="@container mt-auto pt-1">
        <div className="flex flex-wrap gap-2 [&>*]:flex-1 @max-[19rem]:[&_svg]:hidden">
          <Button
            variant="secondary"
            size="small"
            aria-label={`Create Quote for ${name}`}
            onClick={() => actions.onCreateQuote(customer)}
          >
            <FileText aria-hidden /> Create Quote
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Create Invoice for ${name}`}
            onClick={() => actions.onCreateInvoice(customer)}
          >
            <Receipt aria-hidden /> Create Invoice
          </Button>
        </div>
      </div>
    </li>
  );
});

function Particulars({ customer }: { customer: Customer }) {
  const { email, phone, city, county } = customer;
  const dialled = phone && dialledNumber(phone);
  const place = [city, county].filter(Boolean).join(", ");
  if (!email && !phone && !place) return null;
  return (
    <ul className="flex flex-col text-sm">
      {email && (
        <Particular icon={Mail}>
          <a href={`mailto:${email}`} className={linkStyles}>
            {email}
          </a>
        </Particular>
      )}
      {phone && (
        <Particular icon={Phone}>
          {dialled ? (
            <a href={`tel:${dialled}`} className={linkStyles}>
              {phone}
            </a>
          ) : (
            phone
          )}
        </Particular>
      )}
      {place && <Particular icon={MapPin}>{place}</Particular>}
    </ul>
  );
}

function Particular({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-h-8 min-w-0 items-center gap-2.5">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** High enough for a thumb on a phone. */
const linkStyles = `${textLinkStyles} inline-block py-2.5 wrap-anywhere pointer-fine:py-1`;
