import { useState } from "react";
import { confirmPassword } from "#web/account/session.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";

/** Asks for the password before an action that a session alone does not allow. */
export function ConfirmPasswordDialog({ onAnswer }: { onAnswer: (isTyped: boolean) => void }) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);

  async function submit() {
    setFailure(undefined);
    if (password === "") return setError(formMessages().account.passwordRequired);
    setError(undefined);
    setSaving(true);
    try {
      await confirmPassword(password);
      onAnswer(true);
    } catch (thrown) {
      const message = messageOfError(thrown, messages().notice.somethingWrong);
      if (isRefusal(thrown, "WRONG_PASSWORD")) setError(message);
      else setFailure(message);
      setSaving(false);
    }
  }

  return (
    <FormDialog
      title={laterMessages().ownAccount.confirmTitle}
      description={laterMessages().ownAccount.confirmDetail}
      submitLabel={laterMessages().ownAccount.confirm}
      onSubmit={() => void submit()}
      saving={saving}
      dirty={false}
      failure={failure ? { title: messages().notice.error, detail: failure } : null}
      conflict={null}
      onClose={() => onAnswer(false)}
      size="small"
    >
      <Field label="Password" hint={laterMessages().startAgain.passwordHint} error={error} required>
        <PasswordInput autoComplete="current-password" value={password} onValueChange={setPassword} />
      </Field>
    </FormDialog>
  );
}
