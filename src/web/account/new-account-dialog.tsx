import { useState } from "react";
import type { User } from "#domain/account/person.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { acceptNewAccount } from "#web/vault/account-flows.ts";

/** Asks the person to confirm that the account in place of the one this device knows is a new one of their own. */
export function NewAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);

  async function submit() {
    if (email.trim() === "") return setError(laterMessages().newAccount.emailNeeded);
    setSaving(true);
    setError(undefined);
    setFailure(undefined);
    try {
      if (await acceptNewAccount(user, email)) return onClose();
      setError(laterMessages().newAccount.emailDiffers);
    } catch (thrown) {
      setFailure(messageOfError(thrown, laterMessages().newAccount.notAccepted));
    }
    setSaving(false);
  }

  return (
    <FormDialog
      title={laterMessages().newAccount.title}
      description={laterMessages().newAccount.detail}
      submitLabel={laterMessages().newAccount.confirm}
      onSubmit={() => void submit()}
      saving={saving}
      dirty={false}
      failure={failure ? { title: messages().notice.error, detail: failure } : null}
      conflict={null}
      onClose={onClose}
      size="small"
    >
      <Field label={laterMessages().newAccount.email} error={error} required>
        <TextInput
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          value={email}
          onValueChange={setEmail}
        />
      </Field>
    </FormDialog>
  );
}
