import { useEffect, useState } from "react";
import { askPasswordBy } from "#web/account/with-password.ts";
import { sayUnreachable } from "#web/ui/say-unreachable.ts";
import { usePart } from "#web/ui/use-part.ts";

const loadDialog = () => import("#web/account/confirm-password-dialog.tsx");

/** Asks for the password where the server wants it typed; see {@link withPassword}. Nothing until then. */
export function PasswordQuestion() {
  const [answer, setAnswer] = useState<((isTyped: boolean) => void) | null>(null);
  useEffect(() => {
    const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return askPasswordBy(ask);
  }, []);
  const settle = (isTyped: boolean) => {
    answer?.(isTyped);
    setAnswer(null);
  };
  const part = usePart(loadDialog, answer !== null, () => {
    settle(false);
    sayUnreachable();
  });
  return answer && part && <part.ConfirmPasswordDialog onAnswer={settle} />;
}
