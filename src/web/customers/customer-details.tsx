import type { ReactNode } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { dialledNumber } from "#domain/customers/phone-number.ts";
import { mailTo } from "#web/base/mail-to.ts";
import { beginFor } from "#web/drafts/begin-for.ts";
import { FileText } from "#web/icons/file-text.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { Mail } from "#web/icons/mail.ts";
import { MapPin } from "#web/icons/map-pin.ts";
import { Phone } from "#web/icons/phone.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { textLinkStyles } from "#web/ui/app-link.tsx";
import { Button } from "#web/ui/button.tsx";

/** What a customer's card shows below the name: contact details, notes, and the ways to begin a document for them. */
export function CustomerDetails({ record: customer }: { record: Customer }) {
  const { name, notes } = customer;
  return (
    <>
      <Particulars customer={customer} />
      {notes && <p className="line-clamp-3 whitespace-pre-line text-ink-soft text-sm">{notes}</p>}
      {/* Side by side when both fit, without icons in a narrow card; otherwise one below the other. */}
      <div className="@container mt-auto pt-1">
        <div className="flex flex-wrap gap-2 [&>*]:flex-1 @max-[19rem]:[&_svg]:hidden">
          <Button
            variant="secondary"
            size="small"
            aria-label={`Create Quote for ${name}`}
            onClick={() => beginFor(customer, "/quotes/new")}
          >
            <FileText aria-hidden /> Create Quote
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Create Invoice for ${name}`}
            onClick={() => beginFor(customer, "/invoices/new")}
          >
            <ReceiptText aria-hidden /> Create Invoice
          </Button>
        </div>
      </div>
    </>
  );
}

function Particulars({ customer }: { customer: Customer }) {
  const { email, phone, city, county } = customer;
  const dialled = phone && dialledNumber(phone);
  const place = [city, county].filter(Boolean).join(", ");
  if (!email && !phone && !place) return null;
  return (
    <ul className="flex flex-col text-sm">
      {email && (
        <Particular icon={Mail}>
          <a href={mailTo(email)} aria-label={email} className={linkStyles}>
            <EmailText email={email} />
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

/** An address that wraps before its "@" where it does not fit, and in a word only where its half does not. */
export function EmailText({ email }: { email: string }) {
  const [name, domain] = email.split(/(?=@[^@]*$)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}

function Particular({ icon: Icon, children }: { icon: IconComponent; children: ReactNode }) {
  return (
    <li className="flex min-h-8 min-w-0 items-center gap-2.5">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** High enough for a thumb on a phone. */
const linkStyles = `${textLinkStyles} inline-block py-3 wrap-anywhere pointer-fine:py-1`;
