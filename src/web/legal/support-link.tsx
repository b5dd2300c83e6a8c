import { supportAddress } from "#web/support/support-address.ts";
import { textLinkStyles } from "#web/ui/app-link.tsx";

/** The e-mail address of support, which also handles legal matters. */
export function SupportLink() {
  return (
    <a href={`mailto:${supportAddress()}`} className={textLinkStyles}>
      {supportAddress()}
    </a>
  );
}
