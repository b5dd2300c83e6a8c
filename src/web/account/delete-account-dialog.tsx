import { type FormEvent, useId, useState } from "react";
import type { User } from "#domain/account/person.ts";
import { deleteAccount } from "#web/account/session.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { timing } from "#web/base/timing.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { nounsInSentence } from "#web/records/noun-records.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

const word = "DELETE";

/** The button that deletes the account, with the dialog that asks for confirmation. */
export function DeleteAccount({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      {open && <DeleteAccountDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const formId = useId();
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [state, setState] = useState<"asking" | "deleting" | "deleted">("asking");

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state !== "asking") return;
    if (typed.trim() !== word) return setError(laterMessages().ownAccount.typeDelete);
    setState("deleting");
    setError(undefined);
    try {
      await deleteAccount(user);
      toast({ title: laterMessages().ownAccount.deleted, message: laterMessages().ownAccount.deletedDetail });
      setState("deleted");
      // The page is reloaded, so that nothing of the account stays in memory.
      setTimeout(() => window.location.replace("/"), timing.accountDeleted);
    } catch (failure) {
      const message = messageOfError(failure, laterMessages().ownAccount.notDeleted);
      setError(message);
      setState("asking");
      toast({ title: messages().notice.error, message, variant: "destructive" });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && state === "asking" && onClose()}
      title="Delete your account?"
      description={`Everything goes at once: ${nounsInSentence(language)}, your business profile and your sign-in.`}
      size="small"
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={() => state === "asking" && onClose()}>
            Keep Account
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={state !== "asking"}>
            Delete Account
          </Button>
        </>
      }
    >
      <Alert variant="warning" title="This cannot be undone">
        Nobody can bring your data back, not even we. Save the documents you have to keep before you go on.
      </Alert>
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={`Type ${word} to confirm`} error={error} required>
          <TextInput
            value={typed}
            onValueChange={setTyped}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
      </form>
    </Dialog>
  );
}
