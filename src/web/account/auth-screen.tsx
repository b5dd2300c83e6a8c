import { useQueryClient } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import { lazy, Suspense, useState } from "react";
import type { User } from "#domain/account/person.ts";
import { asksForNewAccount, createAccountAddress } from "#web/account/create-account-address.ts";
import { SignInForm } from "#web/account/sign-in-form.tsx";
import { timing } from "#web/base/timing.ts";
import { usePageTitle } from "#web/base/use-page-title.ts";
import { userQuery, useUser } from "#web/base/user-query.ts";
import { BadgeCheck } from "#web/icons/badge-check.ts";
import { FileText } from "#web/icons/file-text.ts";
import { Share2 } from "#web/icons/share-2.ts";
import { Users } from "#web/icons/users.ts";
import { navigate } from "#web/routing/navigation.ts";
import type { HistoryState } from "#web/routing/place.ts";
import { Redirect, usePlace } from "#web/routing/use-place.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Card } from "#web/ui/card.tsx";
import { Wordmark } from "#web/ui/logo.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

const loadCreateAccount = () => import("#web/account/create-account-form.tsx");
const CreateAccountForm = lazy(async () => ({ default: (await loadCreateAccount()).CreateAccountForm }));

const benefits = [
  { icon: FileText, words: "Professional quotes and invoices in minutes" },
  { icon: BadgeCheck, words: "Your materials and service costs always at hand" },
  { icon: Users, words: "Customers and projects in one place" },
  { icon: Share2, words: "PDF export and sharing" },
];

/**
 * Sign in, or create an account. A person whom a guard sent here returns to where they were; a different person begins
 * at the start page.
 */
export function AuthScreen() {
  const { data: user } = useUser();
  const { state, hash } = usePlace();
  const { from, fromReader } = state;
  const client = useQueryClient();
  const [entering, setEntering] = useState(false);
  const isNew = asksForNewAccount(hash);
  const title = isNew ? "Create your account" : "Sign in";
  usePageTitle(title);
  // The state of the previous history entry is kept, because an editor finds its draft by it.
  const backFor = (reader: User | null | undefined) => {
    const isOther = fromReader != null && fromReader !== reader?.id;
    return isOther ? { href: "/" } : { href: wayBack(from), state };
  };
  const enter = () => {
    setEntering(true);
    const go = () => {
      const { href, ...rest } = backFor(client.getQueryData<User | null>(userQuery.queryKey));
      void navigate(href, { ...rest, replace: true });
    };
    setTimeout(go, timing.afterSignIn);
  };
  if (user && !entering) return <Redirect {...backFor(user)} />;
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-6xl items-center gap-8 p-4 md:p-8 lg:grid-cols-[1fr_26rem]">
      <div className="order-2 flex flex-col gap-6 lg:order-1">
        <Brand className="max-lg:hidden" />
        <p className="max-w-md text-balance font-semibold text-2xl tracking-tight">
          Quotes and invoices for people who work with their hands.
        </p>
        <ul className="flex flex-col gap-4">
          {benefits.map(({ icon: Icon, words }) => (
            <li key={words} className="flex items-center gap-3">
              <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
              {words}
            </li>
          ))}
        </ul>
      </div>
      <div className="order-1 flex flex-col gap-4 lg:order-2">
        <Brand className="lg:hidden" />
        <Card title={title} level={1}>
          {isNew ? (
            <Suspense fallback={<Spinner />}>
              <CreateAccountForm onAsking={() => setEntering(true)} onSignedIn={enter} />
            </Suspense>
          ) : (
            <SignInForm onSignedIn={enter} />
          )}
          {!entering && (
            <p className="text-center text-ink-soft text-sm">
              {isNew ? "Already have an account?" : "New to Quotewright?"}{" "}
              <button
                type="button"
                onClick={() => void navigate(isNew ? "/auth" : createAccountAddress, inPlace(state))}
                onPointerEnter={() => void loadCreateAccount().catch(() => undefined)}
                className={buttonStyles({ variant: "ghost", size: "small" })}
              >
                {isNew ? "Sign in" : "Create an account"}
              </button>
            </p>
          )}
        </Card>
      </div>
    </main>
  );
}

/** The way home: above the form, or above what stands beside it. */
function Brand({ className }: { className: string }) {
  return (
    <AppLink href="/" className={cx("w-fit rounded-lg", className)}>
      <Wordmark />
    </AppLink>
  );
}

declare module "#web/routing/place.ts" {
  interface HistoryState {
    /** The address that a guard redirected from. */
    from?: string;
    /** The user whose screen it was. */
    fromReader?: User["id"] | null;
  }
}

/** Switching between the two forms adds no history entry, and keeps the address that a guard redirected from. */
const inPlace = (state: HistoryState) => ({ replace: true, state, resetScroll: false });

/**
 * The address that a guard redirected from. Never this screen itself, because the person would stay here after signing
 * in.
 */
function wayBack(from: string | undefined): string {
  return from === undefined || from === "/auth" ? "/" : from;
}
