import { createTransport } from "nodemailer";
import { MailFailure, type MailTransport } from "#server/mail/mail.ts";
import { messageOf } from "#server/mail/message.ts";

const second = 1000;
/** An attempt that takes longer is aborted and repeated later. Shorter than the lease of the outbox. */
const longest = 60 * second;

/** The fields that nodemailer adds to its errors. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  /** Set if the server replied: whether it would refuse the same mail again. */
  permanent?: boolean;
}

/**
 * Sends by SMTP. To another machine it sends only over TLS with a valid certificate, either from the start (smtps:) or
 * before anything else is sent (smtp: with STARTTLS); a server that offers neither gets no mail.
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

/**
 * Only an error about this mail can be permanent: a refused sign-in is for the operator to correct, so mail waits for
 * it.
 */
function failureOf({ code, responseCode, permanent }: SmtpError): MailFailure {
  const aboutTheMail = code === "EENVELOPE" || code === "EMESSAGE";
  return new MailFailure(String(responseCode ?? code ?? "unknown"), aboutTheMail && permanent === true);
}

/** Whether a host name means this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
}
