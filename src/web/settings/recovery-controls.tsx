import { useState } from "react";
import type { Keyset } from "#contract/keyset.ts";
import type { User } from "#domain/account/person.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";
import {
  type PreparedRecoveryCode,
  prepareRecoveryCode,
  removeRecoveryCode,
} from "#web/vault/keyset-flows.ts";
import { PassphraseField } from "#web/vault/passphrase-field.tsx";
import { RecoveryCodeDialog } from "#web/vault/recovery-code-dialog.tsx";

/** Says whether a recovery code exists, and creates, replaces or removes it. */
export function RecoveryControls({ user, keyset }: { user: User; keyset: Keyset }) {
  const [step, setStep] = useState<"none" | "passphrase" | PreparedRecoveryCode>("none");
  const confirm = useConfirm();
  const exists = keyset.slots.some(({ kind }) => kind === "recovery");
  const close = () => setStep("none");

  async function remove() {
    const request = {
      title: laterMessages().recovery.removeTitle,
      description: laterMessages().recovery.removeDetail,
      confirmLabel: laterMessages().recovery.remove,
    };
    if (!(await confirm({ ...request, destructive: true }))) return;
    try {
      await removeRecoveryCode(user.id);
      toast({ title: laterMessages().recovery.removed, message: laterMessages().recovery.removedMessage });
    } catch (error) {
      const conflict = isRefusal(error, "KEYSET_CHANGED");
      const message = conflict
        ? laterMessages().passphrase.conflict
        : messageOfError(error, laterMessages().recovery.notRemoved);
      toast({ title: messages().notice.error, message, variant: "destructive" });
    }
  }

  return (
    <>
      <p className="text-ink-soft text-sm">
        {exists ? laterMessages().recovery.exists : laterMessages().recovery.none}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setStep("passphrase")}>
          {exists ? laterMessages().recovery.replace : laterMessages().recovery.make}
        </Button>
        {exists && (
          <Button variant="secondary" onClick={() => void remove()}>
            {laterMessages().recovery.remove}
          </Button>
        )}
      </div>
      {step === "passphrase" && <PassphraseStep user={user} onMade={setStep} onClose={close} />}
      {typeof step === "object" && <RecoveryCodeDialog user={user} prepared={step} onClose={close} />}
    </>
  );
}

interface PassphraseStepProps {
  user: User;
  onMade: (prepared: PreparedRecoveryCode) => void;
  onClose: () => void;
}

function PassphraseStep({ user, onMade, onClose }: PassphraseStepProps) {
  const [passphrase, setPassphrase] = useState("");
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);

  async function submit() {
    setSaving(true);
    setError(undefined);
    try {
      onMade(await prepareRecoveryCode(user.id, passphrase));
    } catch (failure) {
      setError(messageOfError(failure, laterMessages().recovery.notMade));
      setSaving(false);
    }
  }

  return (
    <FormDialog
      title={laterMessages().recovery.makeTitle}
      description={laterMessages().recovery.makeDescription}
      submitLabel={laterMessages().recovery.goOn}
      onSubmit={() => void submit()}
      saving={saving}
      dirty={false}
      failure={null}
      conflict={null}
      onClose={onClose}
      size="small"
    >
      <PassphraseField value={passphrase} onValueChange={setPassphrase} error={error} />
    </FormDialog>
  );
}
