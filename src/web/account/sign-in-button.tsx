import { useState } from "react";
import { isRefusal } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { regainSession } from "#web/app/session-lost.ts";
import { Button } from "#web/ui/button.tsx";

interface SignInButtonProps {
  /** Why something was not done; for any other reason than a session that is gone nothing is shown. */
  error: unknown;
  /** Does it, once the same person is signed in again. */
  onBack: () => void;
}

/** Stands in a notice that asks to sign in: opens the dialog to do it, also after that was closed. */
export function SignInButton({ error, onBack }: SignInButtonProps) {
  const [asking, setAsking] = useState(false);
  if (!isRefusal(error, "UNAUTHENTICATED")) return null;
  const ask = async () => {
    setAsking(true);
    const isBack = await regainSession(true);
    setAsking(false);
    if (isBack) onBack();
  };
  return (
    <Button variant="secondary" size="small" loading={asking} onClick={() => void ask()}>
      {messages().account.signIn}
    </Button>
  );
}
