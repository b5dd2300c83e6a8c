import type { Customer } from "#domain/customers/customer.ts";
import { dialledNumber } from "#domain/customers/phone-number.ts";
import { isHeldByHand } from "#web/base/file-delivery.ts";
import { mailTo } from "#web/base/mail-to.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { Mail } from "#web/icons/mail.ts";
import { MessageSquare } from "#web/icons/message-square.ts";
import { Navigation } from "#web/icons/navigation.ts";
import { Phone } from "#web/icons/phone.ts";

interface Way {
  word: string;
  icon: IconComponent;
  href: string;
}

/** The ways to reach a customer. Each hands the number or the address to a program of the device, never to a web page. */
export function waysTo(customer: Customer): Way[] {
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
