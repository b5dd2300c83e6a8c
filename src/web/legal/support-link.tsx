import { supportAddress } from "#web/support/support-address.ts";
import { textLinkStyles } from "#web/ui/app-link.tsx";

/** The address of support, which is ours for legal matters as well. */
export function SupportLink() {
  return (
    <a href={`mailto:${supportAddress()}`} className={textLinkStyles}>
      {supportAddress()}
    </a>
  );
}
