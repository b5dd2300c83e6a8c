import { useState } from "react";
import { VaultError } from "#vault/vault-error.ts";
import { isRefusal } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { askForPassphrase } from "#web/app/passphrase-required.ts";
import { regainSession } from "#web/app/session-lost.ts";
import { Button } from "#web/ui/button.tsx";

interface SignInButtonProps {
  /** Why something was not done; for other reasons than a session or a key that is gone nothing is shown. */
  error: unknown;
  /** Does it, once the same person is signed in again, or has given the passphrase. */
  onBack: () => void;
}

/**
 * Stands in a notice that asks to sign in, or for the passphrase: opens the dialog to do it, also after that was
 * closed.
 */
export function SignInButton({ error, onBack }: SignInButtonProps) {
  const [asking, setAsking] = useState(false);
  const isLocked = error instanceof VaultError && error.code === "passphrase_required";
  if (!isLocked && !isRefusal(error, "UNAUTHENTICATED")) return null;
  const ask = async () => {
    setAsking(true);
    const isBack = await (isLocked ? askForPassphrase() : regainSession(true));
    setAsking(false);
    if (isBack) onBack();
  };
  return (
    <Button variant="secondary" size="small" loading={asking} onClick={() => void ask()}>
      {isLocked ? messages().unlock.submit : messages().account.signIn}
    </Button>
  );
}
