import type { ReactNode } from "react";
import { loneLinkStyles, textLinkStyles } from "#web/ui/app-link.tsx";
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

/** The same within a text, or by itself. */
export function PageLink({
  href,
  children,
  isLone = false,
}: Omit<PageLinkProps, "variant"> & { isLone?: boolean }) {
  return (
    <a href={href} className={isLone ? loneLinkStyles : textLinkStyles}>
      {children}
    </a>
  );
}
