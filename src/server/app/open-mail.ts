import { composeMail } from "#server/app/compose-mail.ts";
import type { Config } from "#server/base/config.ts";
import type { Services } from "#server/http/services.ts";
import type { MailLog } from "#server/mail/deliver-mail.ts";
import { folderTransport } from "#server/mail/folder-transport.ts";
import type { MailTransport } from "#server/mail/mail.ts";
import { type MailWorker, startMailWorker } from "#server/mail/mail-worker.ts";
import { smtpTransport } from "#server/mail/smtp-transport.ts";

/** Starts to send queued mail: to the mail server, or into the outbox folder if no server is configured. */
export function openMail(
  services: Pick<Services, "config" | "database" | "clock">,
  log: MailLog,
): MailWorker {
  const { config, database, clock } = services;
  if (config.smtpUrl === null) {
    const say = config.production ? log.warn.bind(log) : log.info.bind(log);
    say({ folder: config.outboxDirectory }, "SMTP_URL is not set: mail is written to a folder and not sent");
  }
  return startMailWorker({
    database,
    clock,
    transport: transportFor(config),
    compose: composeMail(services),
    log,
  });
}

function transportFor({ smtpUrl, outboxDirectory, mailFrom }: Config): MailTransport {
  return smtpUrl === null ? folderTransport(outboxDirectory, mailFrom) : smtpTransport(smtpUrl, mailFrom);
}
