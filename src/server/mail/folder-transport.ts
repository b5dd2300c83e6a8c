import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { MailFailure, type MailTransport } from "#server/mail/mail.ts";
import { messageOf } from "#server/mail/message.ts";

/**
 * Writes mail into a folder, one .eml file each, named by time and id: for trying the app out, or for a mail system
 * that collects files. Only the app's own user may read the files, since they have links that open accounts.
 */
export function folderTransport(directory: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from));
      const file = join(directory, `${mail.date.toISOString().replace(/[:.]/g, "-")}-${mail.id}.eml`);
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        // Written under another name first, so that a program that collects the files never reads half of one.
        await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        throw new MailFailure((error as NodeJS.ErrnoException).code ?? "unknown", false);
      }
    },
    close: () => composer.close(),
  };
}
