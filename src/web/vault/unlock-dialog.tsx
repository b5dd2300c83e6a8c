import { useState } from "react";
import type { User } from "#domain/account/person.ts";
import { RecoverDialog } from "#web/vault/recover-dialog.tsx";
import { StartAgainDialog } from "#web/vault/start-again-dialog.tsx";
import { UnlockForm } from "#web/vault/unlock-form.tsx";

interface UnlockDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the passphrase, and helps a person who has lost it. */
export function UnlockDialog({ user, open, onOpenChange }: UnlockDialogProps) {
  const [way, setWay] = useState<"passphrase" | "code" | "again">("passphrase");
  const close = () => {
    setWay("passphrase");
    onOpenChange(false);
  };
  const back = () => setWay("passphrase");
  if (open && way === "code") return <RecoverDialog user={user} onBack={back} onClose={close} />;
  if (open && way === "again") return <StartAgainDialog user={user} onBack={back} onClose={close} />;
  return (
    <UnlockForm
      user={user}
      open={open}
      onOpenChange={onOpenChange}
      onUseCode={() => setWay("code")}
      onLost={() => setWay("again")}
    />
  );
}
