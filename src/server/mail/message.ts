import type { SendMailOptions } from "nodemailer";
import type { StampedMail } from "#server/mail/mail.ts";

/**
 * A mail as nodemailer takes it. Nothing in it is fetched, from disk or net, and no machine answers it.
 *
 * @param from the sender, from configuration
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
