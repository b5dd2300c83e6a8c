import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { composeMail } from "#server/app/compose-mail.ts";
import { readConfig } from "#server/base/config.ts";
import type { Database } from "#server/db/database.ts";
import { deliverMail, type MailLog } from "#server/mail/deliver-mail.ts";
import { folderTransport } from "#server/mail/folder-transport.ts";

/** Delivers what the app has queued into a folder, and reads it. */
export interface PostOffice {
  /** Sends what is due. @returns the mails that arrived, in order */
  deliver(): Promise<Email[]>;
  close(): void;
}

/** A log that keeps its lines. */
export function keptLog(): MailLog & { lines: string[] } {
  const lines: string[] = [];
  const keep = (facts: object, message: string) => void lines.push(`${message} ${JSON.stringify(facts)}`);
  return { lines, info: keep, warn: keep, error: keep };
}

export function openPostOffice(database: Database, clock: () => Date): PostOffice {
  const folder = mkdtempSync(join(tmpdir(), "quotewright-outbox-"));
  const config = readConfig({});
  const transport = folderTransport(folder, config.mailFrom);
  const compose = composeMail({ config, database, clock });
  return {
    async deliver() {
      await deliverMail({ database, clock, transport, compose, log: keptLog() });
      return takeMails(folder);
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** Reads the mails of an outbox folder and empties it. */
export function takeMails(folder: string): Promise<Email[]> {
  const files = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
  const sources = files.map((file) => readFileSync(file));
  for (const file of files) rmSync(file);
  return Promise.all(sources.map((source) => PostalMime.parse(source)));
}
