import type { ReactNode } from "react";
import { AppLink } from "#web/ui/app-link.tsx";
import { LegalLinks } from "#web/ui/legal-links.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Wordmark } from "#web/ui/logo.tsx";

interface PublicPageProps {
  /** True for a person who has signed in: the link leads back to work, not to sign-in. */
  isSignedIn?: boolean;
  children: ReactNode;
}

/** The frame of every public page: logo and sign-in link above, small print below. */
export function PublicPage({ isSignedIn = false, children }: PublicPageProps) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col gap-10 p-4 md:gap-14 md:p-8">
      <header className="flex items-center justify-between gap-4 max-roomy:flex-wrap print:hidden">
        <AppLink href="/" aria-label="Quotewright, start page" className="rounded-lg">
          <Wordmark />
        </AppLink>
        <LinkButton href={isSignedIn ? "/" : "/auth"} variant="secondary">
          {isSignedIn ? "Dashboard" : "Sign In"}
        </LinkButton>
      </header>
      <main className="flex flex-1 flex-col gap-14 md:gap-20">{children}</main>
      <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t pt-6 pb-2 text-ink-soft text-sm print:hidden">
        <p>Support: 9 AM - 5 PM GMT</p>
        <nav aria-label="Legal" className="flex flex-wrap gap-x-6 pointer-fine:gap-y-3">
          <LegalLinks />
        </nav>
      </footer>
    </div>
  );
}
