import { useQueryClient } from "@tanstack/react-query";
import { Navigate, useLocation, useNavigate } from "@tanstack/react-router";
import { BadgeCheck, FileText, Share2, Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { User } from "#domain/account/person.ts";
import { asksForNewAccount, createAccountAddress } from "#web/account/create-account-address.ts";
import { SignInForm } from "#web/account/sign-in-form.tsx";
import { userQuery, useUser } from "#web/account/user-query.ts";
import { timing } from "#web/app/timing.ts";
import { usePageTitle } from "#web/app/use-page-title.ts";
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
 * Sign in, or create an account (specification 1 §2). Where a guard sent the person here, they go back there; somebody
 * else begins with a screen of their own.
 */
export function AuthScreen() {
  const { data: user } = useUser();
  const navigate = useNavigate();
  const { from, fromReader } = useLocation({ select: ({ state }) => state as Sender });
  const client = useQueryClient();
  const [entering, setEntering] = useState(false);
  const isNew = useLocation({ select: ({ hash }) => asksForNewAccount(hash) });
  const title = isNew ? "Create your account" : "Sign in";
  usePageTitle(title);
  // The whole address goes first, with its query; the path beside it is what the types ask for. What the screen had in
  // its history entry comes along: an editor finds its draft by it.
  const backFor = (reader: User | null | undefined) => {
    const isOther = fromReader != null && fromReader !== reader?.id;
    const rest = isOther ? { href: "/", state: () => ({}) } : { href: wayBack(from), state: true as const };
    return { ...rest, to: "/", replace: true } as const;
  };
  const enter = () => {
    setEntering(true);
    const go = () => void navigate(backFor(client.getQueryData<User | null>(userQuery.queryKey)));
    setTimeout(go, timing.afterSignIn);
  };
  if (user && !entering) return <Navigate {...backFor(user)} />;
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-6xl items-center gap-8 p-4 md:p-8 lg:grid-cols-[1fr_26rem]">
      <div className="order-2 flex flex-col gap-6 lg:order-1">
        <AppLink href="/" className="w-fit rounded-lg">
          <Wordmark />
        </AppLink>
        <p className="max-w-md text-balance font-semibold text-3xl tracking-tight">
          Quotes and invoices for people who work with their hands.
        </p>
        <ul className="flex flex-col gap-4">
          {benefits.map(({ icon: Icon, words }) => (
            <li key={words} className="flex items-center gap-3">
              <Icon aria-hidden className="size-5 shrink-0 text-accent" />
              {words}
            </li>
          ))}
        </ul>
      </div>
      <div className="order-1 lg:order-2">
        <Card title={title} level={1}>
          {isNew ? (
            <Suspense fallback={<Spinner />}>
              <CreateAccountForm onSignedIn={enter} />
            </Suspense>
          ) : (
            <SignInForm onSignedIn={enter} />
          )}
          <p className="text-center text-ink-soft text-sm">
            {isNew ? "Already have an account?" : "New to Quotewright?"}{" "}
            <button
              type="button"
              onClick={() => void navigate({ href: isNew ? "/auth" : createAccountAddress, ...inPlace })}
              onPointerEnter={() => void loadCreateAccount().catch(() => undefined)}
              className={buttonStyles({ variant: "ghost", size: "small" })}
            >
              {isNew ? "Sign in" : "Create an account"}
            </button>
          </p>
        </Card>
      </div>
    </main>
  );
}

/** Where a guard took the person from, and whose screen it was. */
interface Sender {
  from?: string;
  fromReader?: User["id"] | null;
}

/** The other form is no place of its own to go back to, and does not forget where a guard took the person from. */
const inPlace = { replace: true, state: true, resetScroll: false } as const;

/** Where a guard took the person from; never this screen itself, at which a sign-in would end where it began. */
function wayBack(from: string | undefined): string {
  return from === undefined || from === "/auth" ? "/" : from;
}
