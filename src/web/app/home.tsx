import type { User } from "#domain/account/person.ts";
import { Dashboard } from "#web/app/dashboard.tsx";
import { SignedInFrame } from "#web/app/signed-in-frame.tsx";
import { PaymentReturn } from "#web/billing/payment-return.tsx";

/** The dashboard in the shell, as the root shows it to a signed-in user. Visitors do not load it. */
export function Home({ user }: { user: User }) {
  return (
    <SignedInFrame key={user.id} user={user}>
      <PaymentReturn />
      <Dashboard />
    </SignedInFrame>
  );
}
