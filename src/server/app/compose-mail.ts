import { issueResetToken } from "#server/accounts/password-resets.ts";
import type { Services } from "#server/http/services.ts";
import type { Mail } from "#server/mail/mail.ts";
import { resetMail } from "#server/mail/reset-mail.ts";
import type { MailKind } from "#server/schema/schema.ts";

type Sender = Pick<Services, "config" | "database" | "clock">;

/**
 * @returns a function that writes the letter of a queued mail; null if it has no recipient any more. @throws
 * DatabaseAway
 */
export function composeMail({ config, database, clock }: Sender) {
  const letters: Record<MailKind, (recipient: string) => Promise<Mail | null>> = {
    password_reset: async (recipient) => {
      const token = await issueResetToken(database, recipient, clock());
      if (token === null) return null;
      return resetMail(recipient, `${config.publicUrl}/reset-password?token=${token}`);
    },
  };
  return (kind: MailKind, recipient: string) => letters[kind](recipient);
}
