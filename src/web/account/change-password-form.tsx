import { useForm } from "react-hook-form";
import { NewPasswordFields } from "#web/account/new-password-fields.tsx";
import { changePasswordForm, type ChangePasswordFields as Form } from "#web/account/password-forms.ts";
import { changePassword } from "#web/account/session.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { formResolver } from "#web/base/form-resolver.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";

const empty: Form = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** Sets another password; asks for the current one. When it fails, what was typed stays. */
export function ChangePasswordForm() {
  const { register, handleSubmit, watch, reset, setError, formState } = useForm<Form>({
    resolver: formResolver(changePasswordForm),
    defaultValues: empty,
  });
  const { errors, isSubmitting, isDirty } = formState;
  useUnsavedWork(isDirty);

  async function send({ currentPassword, newPassword }: Form) {
    try {
      await changePassword({ currentPassword, newPassword });
      toast({ title: laterMessages().ownAccount.changed, message: laterMessages().ownAccount.changedDetail });
      reset(empty);
    } catch (error) {
      const message = messageOfError(error, laterMessages().ownAccount.notChanged);
      if (isRefusal(error, "WRONG_PASSWORD")) setError("currentPassword", { message }, { shouldFocus: true });
      toast({ title: messages().notice.error, message, variant: "destructive" });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex max-w-md flex-col gap-4">
      <Field label="Current Password" error={errors.currentPassword?.message} required>
        <PasswordInput noun="current password" {...register("currentPassword")} />
      </Field>
      <NewPasswordFields
        typed={watch("newPassword")}
        password={{ box: register("newPassword"), error: errors.newPassword?.message }}
        confirmation={{ box: register("confirmPassword"), error: errors.confirmPassword?.message }}
      />
      <Button type="submit" className="self-start" loading={isSubmitting}>
        Change Password
      </Button>
    </form>
  );
}
