import { useState } from "react";
import type { User } from "#domain/account/person.ts";
import { messages } from "#web/app/messages.ts";
import { State } from "#web/settings/encryption-state.tsx";
import { SyncDialog } from "#web/settings/sync-dialog.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { lock } from "#web/vault/vault-session.ts";

interface ReadyControlsProps {
  user: User;
  /** Reads again what was opened with the key. */
  readAgain: () => void;
}

/** What can be done while this device has the key: make it anew, or let go of it. */
export function ReadyControls({ user, readAgain }: ReadyControlsProps) {
  const [syncing, setSyncing] = useState(false);
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
      toast({ title: messages().settings.reset, message: messages().settings.resetDetail });
    } catch {
      toast({
        title: messages().notice.error,
        message: messages().settings.notReset,
        variant: "destructive",
      });
    }
    readAgain();
  }

  return (
    <>
      <State badge={<Badge variant="green">Encrypted</Badge>}>
        Your data is encrypted, and open on this device.
      </State>
      <dl className="flex flex-col gap-3 text-sm">
        <Explained term="Sync">
          makes the key of this device anew from your passphrase, for data that shows as locked here.
        </Explained>
        <Explained term="Reset">
          removes the key from this device, for one that somebody else is going to use.
        </Explained>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setSyncing(true)}>
          Sync
        </Button>
        <Button variant="secondary" onClick={() => void reset()}>
          Reset
        </Button>
      </div>
      {syncing && <SyncDialog user={user} onClose={() => setSyncing(false)} />}
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
