import { createTransport } from "nodemailer";
import { MailFailure, type MailTransport } from "#server/mail/mail.ts";
import { messageOf } from "#server/mail/message.ts";

const second = 1000;
/** A mail that is not handed over in this time is tried again later. Shorter than the lease of the outbox. */
const longest = 60 * second;

/** What nodemailer attaches to its errors. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  /** Set where the server replied: whether the same mail would be refused again. */
  permanent?: boolean;
}

/**
 * Sends by SMTP. Off this machine only over TLS with a certificate that holds, from the start (smtps:) or before
 * anything is said (smtp: with STARTTLS); a server that offers none gets no mail.
 *
 * @param smtpUrl smtps://user:password@host:465 or smtp://user:password@host:587
 */
export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === "smtps:";
  const local = isLoopback(hostname);
  const transporter = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !local,
    tls: { rejectUnauthorized: !local, minVersion: "TLSv1.2" },
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
  });

  return {
    async send(mail) {
      try {
        await transporter.sendMail({ ...messageOf(mail, from), signal: AbortSignal.timeout(longest) });
      } catch (error) {
        throw failureOf(error as SmtpError);
      }
    },
    close: () => transporter.close(),
  };
}

/** A refused sign-in is the operator's to mend, so it is never held against the mail. */
function failureOf({ code, responseCode, permanent }: SmtpError): MailFailure {
  const aboutTheMail = code === "EENVELOPE" || code === "EMESSAGE";
  return new MailFailure(String(responseCode ?? code ?? "unknown"), aboutTheMail && permanent === true);
}

/** Whether a host name means this very machine. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
}
