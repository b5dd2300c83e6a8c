import { type ReactNode, useEffect, useRef } from "react";
import { useArrival } from "#web/base/arrival.ts";
import { usePageTitle } from "#web/base/use-page-title.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Wordmark } from "#web/ui/logo.tsx";

interface PublicSheetProps {
  title: string;
  children: ReactNode;
}

/**
 * A small screen for visitors: the logo above one card in the middle. When the card's content changes, the focus moves
 * to the new title, because the button that had it is gone.
 */
export function PublicSheet({ title, children }: PublicSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useArrival(heading, title);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 p-4">
      <AppLink href="/" className="w-fit rounded-lg">
        <Wordmark />
      </AppLink>
      <Card>
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
          {title}
        </h1>
        {children}
      </Card>
    </main>
  );
}
