import { useState } from "react";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { messages } from "#web/base/messages.ts";
import { askForPassphrase } from "#web/base/passphrase-required.ts";
import { regainSession } from "#web/base/session-lost.ts";
import { Button } from "#web/ui/button.tsx";

interface RegainAccessButtonProps {
  /** Why the write was refused. For any other reason than an ended session or a locked account, no button is drawn. */
  error: unknown;
  /** Called once the same person has signed in again, or has given the passphrase: the place to retry the write. */
  onBack: () => void;
}

/**
 * "Sign In" in a notice that refuses a write because the session has ended, "Unlock and save" in one that refuses it
 * because the account is locked. Opens the dialog again that the person has closed.
 */
export function RegainAccessButton({ error, onBack }: RegainAccessButtonProps) {
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
      {isLocked ? messages().unlock.andSave : messages().session.signIn}
    </Button>
  );
}
