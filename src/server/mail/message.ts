import type { SendMailOptions } from "nodemailer";
import type { StampedMail } from "#server/mail/mail.ts";

/**
 * A mail in nodemailer's form. Nodemailer may fetch nothing from disk or network for it, and the header Auto-Submitted
 * asks other systems not to reply automatically.
 *
 * @param from the sender, from the configuration
 */
export function messageOf(mail: StampedMail, from: string): SendMailOptions {
  const host = /@([^<>@\s]+?)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    messageId: `<${mail.id}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
