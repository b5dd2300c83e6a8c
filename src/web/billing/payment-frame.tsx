import { type ReactNode, useEffect } from "react";
import type { User } from "#domain/account/person.ts";
import { timing } from "#web/base/timing.ts";
import { useElapsed } from "#web/base/use-elapsed.ts";
import { usePageTitle } from "#web/base/use-page-title.ts";
import { useUser } from "#web/base/user-query.ts";
import { navigate, shownPlace } from "#web/routing/navigation.ts";
import { Wordmark } from "#web/ui/logo.tsx";
import { ScreenHeading } from "#web/ui/screen-heading.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

interface PaymentFrameProps {
  /** Where a person continues after signing in. */
  from: string;
  title: string;
  children: (user: User) => ReactNode;
}

/**
 * [Note: The payment page]
 * /subscribe has neither the shell nor the vault around it: the page may run a card provider's script, which must find
 * neither records nor keys. Every link leads away by a page load, so that nothing of one document remains in the other.
 * On a phone it ends with room to scroll its buttons out from under a toast, as the shell does.
 */
export function PaymentFrame({ from, title, children }: PaymentFrameProps) {
  usePageTitle(title);
  const { data: user, isPending } = useUser();
  const tookLong = useElapsed(isPending, timing.guardLoading);
  if (isPending && !tookLong) return <Spinner />;
  if (!user) return <SignInFirst from={from} />;
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-xl flex-col gap-6 p-4 md:py-10 compact:pb-32">
      <header className="flex items-center justify-between gap-4">
        <a href="/" className="rounded-lg">
          <Wordmark />
        </a>
        <span className="min-w-0 truncate text-ink-soft text-sm">{user.email}</span>
      </header>
      <main className="flex flex-col gap-4">
        <ScreenHeading className="font-semibold text-xl tracking-tight">{title}</ScreenHeading>
        {children(user)}
      </main>
    </div>
  );
}

/**
 * Goes to the sign-in screen by a page load too, because this page's policy may not allow keys to be derived. The
 * address to return to is kept.
 */
function SignInFirst({ from }: { from: string }) {
  useEffect(() => {
    void navigate("/auth", { state: { ...shownPlace().state, from }, replace: true }).then(() =>
      location.reload(),
    );
  }, [from]);
  return <Spinner />;
}
