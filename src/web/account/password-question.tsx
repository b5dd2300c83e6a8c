import { useEffect, useState } from "react";
import { askPasswordBy } from "#web/base/with-password.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { usePart } from "#web/overlays/use-part.ts";

const loadDialog = () => import("#web/account/confirm-password-dialog.tsx");

/** Asks for the password when the server requires it, see base/with-password.ts. Renders nothing until then. */
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
