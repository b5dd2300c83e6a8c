import { useState } from "react";
import type { User } from "#domain/account/person.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { changePassphrase } from "#web/vault/keyset-flows.ts";
import { useNewPassphrase } from "#web/vault/use-new-passphrase.tsx";

/** Changes the passphrase, for a person who knows the present one. */
export function ChangePassphraseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [current, setCurrent] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  const next = useNewPassphrase();

  async function submit() {
    setError(undefined);
    setFailure(undefined);
    if (!(await next.isGood())) return;
    setSaving(true);
    try {
      await changePassphrase(user.id, { unlock: { passphrase: current }, next: next.passphrase });
      toast({
        title: laterMessages().passphrase.changed,
        message: laterMessages().passphrase.changedMessage,
      });
      onClose();
    } catch (thrown) {
      const message = isRefusal(thrown, "KEYSET_CHANGED")
        ? laterMessages().passphrase.conflict
        : messageOfError(thrown, laterMessages().passphrase.notChanged);
      const isWrong = thrown instanceof VaultError && thrown.code === "wrong_passphrase";
      if (isWrong) setError(message);
      else setFailure(message);
      toast({ title: messages().notice.error, message, variant: "destructive" });
      setSaving(false);
    }
  }

  return (
    <FormDialog
      title={laterMessages().passphrase.title}
      description={laterMessages().passphrase.description}
      submitLabel={laterMessages().passphrase.submit}
      onSubmit={() => void submit()}
      saving={saving}
      dirty={false}
      failure={failure ? { title: messages().notice.error, detail: failure } : null}
      conflict={null}
      onClose={onClose}
      size="small"
    >
      <Field label="Current Passphrase" error={error} required>
        <PasswordInput
          noun="current passphrase"
          autoComplete="current-password"
          value={current}
          onValueChange={setCurrent}
        />
      </Field>
      {next.fields}
      {next.passphrase !== "" && next.passphrase === current && (
        <p className="text-sm text-warning-ink">{laterMessages().passphrase.sameAsBefore}</p>
      )}
    </FormDialog>
  );
}
