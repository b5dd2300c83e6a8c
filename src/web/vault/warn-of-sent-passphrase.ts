import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { timing } from "#web/base/timing.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { wasSentAsPassword } from "#web/vault/sent-passwords.ts";

/**
 * Warns when the passphrase that has just opened the account was also typed into the password input of this tab.
 *
 * @returns true when it was
 */
export async function warnOfSentPassphrase(passphrase: string): Promise<boolean> {
  if (!(await wasSentAsPassword(passphrase))) return false;
  toast({
    title: messages().unlock.sentTitle,
    message: messages().unlock.sent,
    variant: "destructive",
    action: { label: laterMessages().passphrase.submit, href: "/settings" },
    duration: timing.sentPassphrase,
  });
  return true;
}
