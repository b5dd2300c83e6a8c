import type { Id } from "#domain/account/id.ts";
import type { VaultError } from "#vault/vault-error.ts";
import { wordsOf } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { raisePassphraseRequired } from "#web/app/passphrase-required.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useConfirm } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";

/**
 * Says that the server contradicts what this device knows. Another key is what a person sees who started again on
 * another device, and what a server would show that wants to slip in its own: the person alone can tell, and says so.
 */
export function RefusedNotice({ userId, error }: { userId: Id<"User">; error: VaultError }) {
  const confirm = useConfirm();

  async function accept() {
    const sure = await confirm({
      title: messages().startAgain.otherDeviceTitle,
      description: messages().startAgain.otherDeviceDetail,
      confirmLabel: messages().startAgain.otherDeviceConfirm,
      destructive: true,
    });
    if (!sure) return;
    try {
      const { acceptNewKey } = await import("#web/vault/keyset-flows.ts");
      await acceptNewKey(userId);
      raisePassphraseRequired();
    } catch (failure) {
      const message = wordsOf(failure, messages().startAgain.notAccepted);
      toast({ title: messages().notice.error, message, variant: "destructive" });
    }
  }

  const mayBeOwnDoing = error.code === "keyset_replaced";
  return (
    <Alert
      variant="danger"
      title="Your data was not opened"
      live
      actions={
        mayBeOwnDoing && (
          <Button variant="secondary" onClick={() => void accept()}>
            {messages().startAgain.otherDevice}
          </Button>
        )
      }
    >
      <p>{error.message}</p>
      {mayBeOwnDoing && <p>{messages().startAgain.otherDeviceHint}</p>}
    </Alert>
  );
}
