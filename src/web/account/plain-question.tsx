import { useState } from "react";
import type { User } from "#domain/account/person.ts";
import { useSignOut } from "#web/account/use-sign-out.ts";
import { messages } from "#web/base/messages.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { acceptPlain } from "#web/vault/account-flows.ts";

/** Asks once, before the first screen of a plain account that this device does not know. */
export function PlainQuestion({ user }: { user: User }) {
  const signOut = useSignOut(user);
  const [working, setWorking] = useState(false);

  async function accept() {
    setWorking(true);
    await acceptPlain(user).catch(sayUnreachable);
    setWorking(false);
  }

  return (
    <main className="mx-auto max-w-xl p-6">
      <Alert
        variant="warning"
        title={<h1>{messages().otherAccount.plainTitle}</h1>}
        actions={
          <>
            <Button variant="secondary" loading={working} onClick={() => void accept()}>
              {messages().otherAccount.neverHad}
            </Button>
            <Button variant="secondary" onClick={() => void signOut()}>
              {messages().otherAccount.signOut}
            </Button>
          </>
        }
      >
        <p className="font-semibold">{messages().otherAccount.plainAccount(user.email)}</p>
        <p>{messages().otherAccount.plain}</p>
      </Alert>
    </main>
  );
}
