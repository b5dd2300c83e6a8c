import type { ReactNode } from "react";
import { textLinkStyles } from "#web/ui/app-link.tsx";
import { type ButtonVariant, buttonStyles } from "#web/ui/button-styles.ts";

interface PageLinkProps {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
}

/** A link that looks like a button and loads its page from the server ([Note: The payment page]). */
export function PageButton({ href, children, variant }: PageLinkProps) {
  return (
    <a href={href} className={buttonStyles({ variant })}>
      {children}
    </a>
  );
}

/** The same within a text. */
export function PageLink({ href, children }: Omit<PageLinkProps, "variant">) {
  return (
    <a href={href} className={textLinkStyles}>
      {children}
    </a>
  );
}
