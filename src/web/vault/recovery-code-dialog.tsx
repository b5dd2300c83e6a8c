import { type FormEvent, useId, useState } from "react";
import type { User } from "#domain/account/person.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { PreparedRecoveryCode } from "#web/vault/keyset-flows.ts";
import { SecretCopies } from "#web/vault/secret-copies.tsx";

interface RecoveryCodeDialogProps {
  user: User;
  prepared: PreparedRecoveryCode;
  onClose: () => void;
}

/**
 * Shows a recovery code once. The code becomes valid only when the person has saved it, so that there is never a
 * valid code that nobody has.
 */
export function RecoveryCodeDialog({ user, prepared, onClose }: RecoveryCodeDialogProps) {
  const formId = useId();
  const { recoveryCode } = prepared;
  const [isKept, setKept] = useState(false);
  const [typed, setTyped] = useState("");
  const [errors, setErrors] = useState<{ kept?: string; typed?: string }>({});
  const [working, setWorking] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    const isLastGroup = typed.trim().toUpperCase() === recoveryCode.slice(-4);
    setErrors({
      ...(isKept ? {} : { kept: laterMessages().recovery.notKept }),
      ...(isLastGroup ? {} : { typed: laterMessages().recovery.notLastGroup }),
    });
    if (!isKept || !isLastGroup) return;
    setWorking(true);
    try {
      await prepared.store();
      toast({ title: laterMessages().recovery.stored, message: laterMessages().recovery.storedMessage });
      onClose();
    } catch (error) {
      const changed = isRefusal(error, "KEYSET_CHANGED");
      const message = changed
        ? laterMessages().recovery.conflict
        : messageOfError(error, laterMessages().recovery.notStored);
      toast({ title: messages().notice.error, message, variant: "destructive" });
      setWorking(false);
      if (changed) onClose();
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !working && onClose()}
      title={laterMessages().recovery.title}
      description={laterMessages().recovery.description}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={() => !working && onClose()}>
            {laterMessages().recovery.skip}
          </Button>
          <Button type="submit" form={formId} loading={working}>
            {laterMessages().recovery.turnOn}
          </Button>
        </>
      }
    >
      <SecretCopies
        secret={recoveryCode}
        email={user.email}
        paper={{ title: laterMessages().recovery.paperTitle, use: laterMessages().recovery.paperUse }}
        fileName="quotewright-recovery-code.txt"
      />
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-2">
        <Checkbox
          label={laterMessages().recovery.kept}
          checked={isKept}
          onCheckedChange={setKept}
          error={errors.kept}
        />
        <Field
          label="Last four characters of the code"
          hint={laterMessages().recovery.lastGroupHint}
          error={errors.typed}
          required
        >
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
