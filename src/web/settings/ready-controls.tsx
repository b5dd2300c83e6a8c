import { useState } from "react";
import type { User } from "#domain/account/person.ts";
import type { Unlocked } from "#vault/keyset/keyset-root.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { ChangePassphraseDialog } from "#web/settings/change-passphrase-dialog.tsx";
import { State } from "#web/settings/encryption-state.tsx";
import { RecoveryControls } from "#web/settings/recovery-controls.tsx";
import { SyncDialog } from "#web/settings/sync-dialog.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EncryptingProgress } from "#web/vault/encrypting-work.tsx";
import { lock } from "#web/vault/vault-session.ts";

interface ReadyControlsProps {
  user: User;
  unlocked: Unlocked;
}

/** The actions while this device has the key: make it again, forget it, or change what opens the account. */
export function ReadyControls({ user, unlocked }: ReadyControlsProps) {
  const [open, setOpen] = useState<"sync" | "change" | null>(null);
  const isWhole = unlocked.vault.mode === "strict";
  const confirm = useConfirm();

  async function reset() {
    const sure = await confirm({
      title: "Reset encryption on this device?",
      description:
        "The key is removed from this device. Your data stays encrypted and safe; you will need your passphrase to see it again.",
      confirmLabel: "Reset",
    });
    if (!sure) return;
    try {
      await lock(user.id);
      toast({ title: laterMessages().settings.reset, message: laterMessages().settings.resetDetail });
    } catch {
      toast({
        title: messages().notice.error,
        message: laterMessages().settings.notReset,
        variant: "destructive",
      });
    }
  }

  return (
    <>
      {isWhole ? (
        <State badge={<Badge variant="green">Encrypted</Badge>}>
          Your data is encrypted, and open on this device.
        </State>
      ) : (
        <>
          <State badge={<Badge variant="yellow">Encrypting</Badge>}>
            What you save is encrypted. What was there before is being encrypted now.
          </State>
          <EncryptingProgress />
        </>
      )}
      <dl className="flex flex-col gap-3 text-sm">
        <Explained term="Sync">
          makes the key of this device again from your passphrase, for data that shows as locked here, and
          takes your records as they are stored now, in case a backup was restored.
        </Explained>
        <Explained term="Reset">
          removes the key from this device, for one that somebody else is going to use.
        </Explained>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen("sync")}>
          Sync
        </Button>
        <Button variant="secondary" onClick={() => void reset()}>
          Reset
        </Button>
        <Button variant="secondary" onClick={() => setOpen("change")}>
          Change Passphrase
        </Button>
      </div>
      <RecoveryControls user={user} keyset={unlocked.keyset} />
      {open === "sync" && <SyncDialog user={user} onClose={() => setOpen(null)} />}
      {open === "change" && <ChangePassphraseDialog user={user} onClose={() => setOpen(null)} />}
    </>
  );
}

function Explained({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="inline font-medium">{term}</dt> <dd className="inline text-ink-soft">{children}</dd>
    </div>
  );
}
