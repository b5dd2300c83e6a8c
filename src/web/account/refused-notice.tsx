import type { User } from "#domain/account/person.ts";
import type { VaultError } from "#vault/primitives/vault-error.ts";
import { useSignOut } from "#web/account/use-sign-out.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { raisePassphraseRequired } from "#web/base/passphrase-required.ts";
import { refusedTitle, vaultMessage } from "#web/base/vault-message.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { onReach, useOpening } from "#web/overlays/use-part.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

const loadDialog = () => import("#web/account/new-account-dialog.tsx");

export interface RefusedNoticeProps {
  user: User;
  error: VaultError;
  /** The id of the key that the server showed; null when it showed none. */
  kid: string | null;
}

/**
 * Says that the server contradicts what this device knows. A person who started again on another device sees another
 * key; so does the victim of a server that slips in its own. Only the person knows which it is, so they decide.
 */
export function RefusedNotice({ user, error, kid }: RefusedNoticeProps) {
  const confirm = useConfirm();
  const signOut = useSignOut(user);
  const opening = useOpening(loadDialog);

  async function accept(shown: string) {
    const sure = await confirm({
      title: laterMessages().startAgain.otherDeviceTitle,
      description: laterMessages().startAgain.otherDeviceDetail,
      confirmLabel: laterMessages().startAgain.otherDeviceConfirm,
      destructive: true,
    });
    if (!sure) return;
    try {
      const { acceptNewKey } = await import("#web/vault/keyset-flows.ts");
      await acceptNewKey(user.id, shown);
      raisePassphraseRequired();
    } catch (failure) {
      const message = messageOfError(failure, laterMessages().startAgain.notAccepted);
      toast({ title: messages().notice.error, message, variant: "destructive" });
    }
  }

  const mayHaveStartedAgain = error.code === "keyset_replaced" && kid !== null;
  const mayHaveMadeNew = error.code === "account_replaced";
  return (
    <Alert
      variant="danger"
      title={refusedTitle}
      live
      actions={
        <>
          {mayHaveStartedAgain && (
            <Button variant="secondary" onClick={() => void accept(kid)}>
              {laterMessages().startAgain.otherDevice}
            </Button>
          )}
          {mayHaveMadeNew && (
            <Button variant="secondary" {...onReach(loadDialog)} onClick={() => opening.setOpen(true)}>
              {laterMessages().newAccount.madeNew}
            </Button>
          )}
          <Button variant="secondary" onClick={() => void signOut()}>
            {laterMessages().newAccount.logOut}
          </Button>
          <LinkButton href="/support/contact">{laterMessages().newAccount.support}</LinkButton>
        </>
      }
    >
      <p>{vaultMessage(error)}</p>
      {mayHaveStartedAgain && <p>{laterMessages().startAgain.otherDeviceHint}</p>}
      {mayHaveMadeNew && <p>{laterMessages().newAccount.hint}</p>}
      {opening.isOpen && opening.part && (
        <opening.part.NewAccountDialog user={user} onClose={() => opening.setOpen(false)} />
      )}
    </Alert>
  );
}
