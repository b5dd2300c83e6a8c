import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/base/config.ts";
import { escapeHtml } from "#server/mail/html.ts";
import { isLoopback } from "#server/mail/smtp-transport.ts";

const shown = 50;

/**
 * With DEV_OUTBOX=1, shows the mails in the outbox folder at /dev/outbox, for trying the app out on your own machine.
 * The mails have links that open accounts. So there is no such page in production, with a mail server, or under a
 * public address, and it answers this machine only: no other machine, no proxy on this one, and no page whose host name
 * merely resolves to it (DNS rebinding).
 */
export function showOutbox(app: FastifyInstance, config: Config): void {
  const isDevelopment = config.devOutbox && !config.production && config.smtpUrl === null;
  if (!isDevelopment || !isLoopback(new URL(config.publicUrl).hostname)) return;
  app.get("/dev/outbox", async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    const mails = await readOutbox(config.outboxDirectory);
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(pageOf(mails));
  });
}

function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const origin = `http://${headers.host}`;
  const host = URL.canParse(origin) ? new URL(origin).hostname : "";
  const isProxied = "x-forwarded-for" in headers || "forwarded" in headers || "x-real-ip" in headers;
  return isLoopback(address) && isLoopback(host) && !isProxied;
}

interface ShownMail {
  to: string;
  subject: string;
  date: string;
  text: string;
}

async function readOutbox(directory: string): Promise<ShownMail[]> {
  const names = await readdir(directory).catch(() => []);
  const latest = names
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse()
    .slice(0, shown);
  const { default: PostalMime } = await import("postal-mime");
  return Promise.all(
    latest.map(async (name) => {
      const { to, subject, date, text } = await PostalMime.parse(await readFile(join(directory, name)));
      const recipients = (to ?? []).map(({ address }) => address ?? "").join(", ");
      return { to: recipients, subject: subject ?? "", date: date ?? "", text: text ?? "" };
    }),
  );
}

function pageOf(mails: readonly ShownMail[]): string {
  const list = mails.map(
    ({ to, subject, date, text }) => `<li>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${escapeHtml(date)}">${escapeHtml(date)}</time></p>
<pre>${withLinks(escapeHtml(text))}</pre>
</li>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title></head>
<body>
<main>
<h1>Outbox</h1>
<p>Mail that was not sent, because no mail server is configured. Newest first; load the page again for more.</p>
${list.length === 0 ? "<p>No mail yet.</p>" : `<ol>${list.join("\n")}</ol>`}
</main>
</body>
</html>
`;
}

function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
