import type { Customer } from "#domain/customers/customer.ts";
import { dialledNumber } from "#domain/customers/phone-number.ts";
import { isHeldByHand } from "#web/base/file-delivery.ts";
import { mailTo } from "#web/base/mail-to.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { Mail } from "#web/icons/mail.ts";
import { MessageSquare } from "#web/icons/message-square.ts";
import { Navigation } from "#web/icons/navigation.ts";
import { Phone } from "#web/icons/phone.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";

interface Way {
  word: string;
  icon: IconComponent;
  href: string;
}

/** The ways to reach a customer. Each hands the number or the address to a program of the device, never to a web page. */
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

function waysTo(customer: Customer): Way[] {
  const { phone, email } = customer;
  const number = phone && dialledNumber(phone);
  const place = postalLines(customer).join(", ");
  return [
    ...(number ? [{ word: "Call", icon: Phone, href: `tel:${number}` }] : []),
    ...(number ? [{ word: "Text", icon: MessageSquare, href: `sms:${number}` }] : []),
    ...(email ? [{ word: "E-mail", icon: Mail, href: mailTo(email) }] : []),
    ...(place && isHeldByHand() ? [{ word: "Navigate", icon: Navigation, href: mapsHref(place) }] : []),
  ];
}

/** A customer's postal address, a line each. */
export function postalLines({ address, city, county, postcode, country }: Customer): string[] {
  const lines = [...(address ?? "").split(/\r?\n/), city ?? "", county ?? "", postcode ?? "", country ?? ""];
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Opens the device's own maps: Apple's devices know no `geo:`, and the others no `maps:`. */
function mapsHref(place: string): string {
  const query = encodeURIComponent(place);
  return /iphone|ipad|ipod|macintosh/i.test(navigator.userAgent) ? `maps:?q=${query}` : `geo:0,0?q=${query}`;
}
