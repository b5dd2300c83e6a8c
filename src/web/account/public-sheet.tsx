import { type ReactNode, useEffect, useRef } from "react";
import { useArrival } from "#web/app/arrival.ts";
import { usePageTitle } from "#web/app/use-page-title.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Wordmark } from "#web/ui/logo.tsx";

interface PublicSheetProps {
  title: string;
  children: ReactNode;
}

/**
 * A small screen for visitors: the mark above one sheet in the middle. When the sheet turns into another one, the
 * focus goes to the new title, so that nobody is left on a button that is gone.
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
