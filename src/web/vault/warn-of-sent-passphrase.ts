import { wasSentAsPassword } from "#web/account/sent-passwords.ts";
import { messages } from "#web/app/messages.ts";
import { timing } from "#web/app/timing.ts";
import { toast } from "#web/ui/toast-store.ts";

/**
 * Says so where the passphrase that has just opened the account was typed into the password box of this tab.
 *
 * @returns whether it was
 */
export async function warnOfSentPassphrase(passphrase: string): Promise<boolean> {
  if (!(await wasSentAsPassword(passphrase))) return false;
  toast({
    title: messages().unlock.sentTitle,
    message: messages().unlock.sent,
    variant: "destructive",
    action: { label: messages().passphrase.submit, href: "/settings" },
    duration: timing.sentPassphrase,
  });
  return true;
}
