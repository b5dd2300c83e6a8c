import { type FormEvent, useId, useState } from "react";
import type { User } from "#domain/account/person.ts";
import { signIn } from "#web/account/session.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

interface SignInAgainDialogProps {
  /** The user whose session has ended. */
  user: User;
  /** Who is signed in in their place, in another tab. */
  other: User | null;
  open: boolean;
  onClose: () => void;
  onSignedIn: (user: User) => void;
  /** A different person wants to sign in, or to go on where they are signed in already. */
  onOther: () => void;
}

/** Asks for the password of the user whose unsaved work is open. After a wrong password, what was typed stays. */
export function SignInAgainDialog({
  user,
  other,
  open,
  onClose,
  onSignedIn,
  onOther,
}: SignInAgainDialogProps) {
  const formId = useId();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const words = laterMessages().sessionEnd;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (password === "") return setError(formMessages().account.passwordRequired);
    setSending(true);
    setError(undefined);
    try {
      const reader = await signIn({ email: user.email, password });
      setPassword("");
      onSignedIn(reader);
    } catch (failure) {
      setError(messageOfError(failure, messages().notice.somethingWrong));
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={words.title}
      description={other ? words.detailOfOther(other.email, user.email) : words.detail(user.email)}
      size="small"
      keepOnOutsidePress
      footer={
        <Button type="submit" form={formId} loading={isSending}>
          Sign In
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {/* For password managers, which need the e-mail. People read it in the text above. */}
        <div className="hidden">
          <TextInput type="email" name="email" autoComplete="username" value={user.email} readOnly />
        </div>
        <Field label="Password" error={error} required>
          <PasswordInput name="password" value={password} onValueChange={setPassword} />
        </Field>
      </form>
      <div>
        <Button variant="ghost" size="small" onClick={onOther}>
          {other ? words.goOnAs(other.email) : words.anotherAccount}
        </Button>
      </div>
    </Dialog>
  );
}
