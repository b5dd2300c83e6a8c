import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { folderTransport } from "#server/mail/folder-transport.ts";
import { MailFailure, type MailTransport, type StampedMail } from "#server/mail/mail.ts";
import { smtpTransport } from "#server/mail/smtp-transport.ts";
import { startMailServer } from "#test/support/mail-server.ts";
import { takeMails } from "#test/support/post-office.ts";

const from = "Quotewright <no-reply@quotes.example.com>";
const mail: StampedMail = {
  id: "0b7e6c1e-5b0f-4f0c-9a53-1f6d3c1f2a11",
  date: new Date("2026-11-21T10:22:33Z"),
  to: "ann.o'archer+test@example.com",
  subject: "Zoë, your password – 100 % new",
  text: `Hello,\n.a line that begins with a dot\n${"https://quotes.example.com/long?token=".padEnd(400, "x")}\n`,
  html: "<p>Hello, Zoë</p>",
};

/** A transport with the place where its mails arrive, and a way to make it fail. */
interface Opened {
  transport: MailTransport;
  arrived(): Promise<Email[]>;
  fail(): Promise<void>;
  close(): Promise<void>;
}

const adapters: { name: string; open(): Promise<Opened> }[] = [
  {
    name: "SMTP",
    async open() {
      const server = await startMailServer();
      return {
        transport: smtpTransport(`smtp://127.0.0.1:${server.port}`, from),
        arrived: async () => server.taken,
        fail: () => server.stop(),
        close: () => server.stop(),
      };
    },
  },
  {
    name: "folder",
    async open() {
      const folder = mkdtempSync(join(tmpdir(), "quotewright-outbox-"));
      return {
        transport: folderTransport(folder, from),
        arrived: () => takeMails(folder),
        async fail() {
          rmSync(folder, { recursive: true });
          writeFileSync(folder, "a file is where the folder should be");
        },
        close: async () => rmSync(folder, { recursive: true, force: true }),
      };
    },
  },
];

describe.each(adapters)("mail by $name", ({ open }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(async () => {
    opened.transport.close();
    await opened.close();
  });

  test("arrives as it was written, in plain text and in HTML", async () => {
    await opened.transport.send(mail);
    const arrived = await opened.arrived();
    expect(arrived).toHaveLength(1);
    expect(arrived[0]).toMatchObject({
      from: { name: "Quotewright", address: "no-reply@quotes.example.com" },
      to: [{ address: mail.to }],
      subject: mail.subject,
      date: "2026-11-21T10:22:33.000Z",
      attachments: [],
    });
    expect(arrived[0]?.text?.replaceAll("\r\n", "\n").trim()).toBe(mail.text.trim());
    expect(arrived[0]?.html?.trim()).toBe(mail.html);
  });

  test("requests no automatic replies, and keeps one Message-ID through every retry", async () => {
    await opened.transport.send(mail);
    await opened.transport.send({ ...mail, date: new Date("2026-11-21T10:23:33Z") });
    const arrived = await opened.arrived();
    const stamp = `<${mail.id}@quotes.example.com>`;
    expect(arrived.map(({ messageId }) => messageId)).toEqual([stamp, stamp]);
    expect(arrived[0]?.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  test("that cannot be handed over fails temporarily, and the failure reveals nothing of the mail", async () => {
    await opened.fail();
    const failure = await opened.transport.send(mail).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailFailure);
    expect(failure).toMatchObject({ permanent: false, reason: expect.stringMatching(/^E[A-Z]+$/) });
    expect(String(failure)).not.toContain("example.com");
  });
});

describe("mail by SMTP", () => {
  /** Sends one mail to a server with these options. */
  const send = async (url: (port: number) => string, options: Parameters<typeof startMailServer>[0]) => {
    const server = await startMailServer(options);
    const transport = smtpTransport(url(server.port), from);
    const failure: unknown = await transport.send(mail).catch((error: unknown) => error);
    transport.close();
    await server.stop();
    return { failure, sessions: server.sessions };
  };
  // Linux resolves this address to this machine, but the transport takes it for another one.
  const elsewhere = "0.0.0.0";

  test("goes over TLS from the start, or from the moment it is offered", async () => {
    const early = await send((port) => `smtps://localhost:${port}`, { secure: true });
    const later = await send((port) => `smtp://localhost:${port}`, { startTls: true });
    expect([early, later]).toEqual([1, 2].map(() => ({ sessions: [{ secure: true, user: null }] })));
  });

  test("never goes to another machine without TLS, or with a certificate that is not trusted", async () => {
    const plain = await send((port) => `smtp://${elsewhere}:${port}`, {});
    const forged = await send((port) => `smtp://${elsewhere}:${port}`, { startTls: true });
    const forgedEarly = await send((port) => `smtps://${elsewhere}:${port}`, { secure: true });
    for (const { failure, sessions } of [plain, forged, forgedEarly]) {
      expect(failure).toMatchObject({ permanent: false });
      expect(sessions).toEqual([]);
    }
  });

  test("signs in as the URL says, and a wrong password does not count against the mail", async () => {
    const url = (password: string) => (port: number) =>
      `smtp://post%40example.com:${encodeURIComponent(password)}@127.0.0.1:${port}`;
    const password = "p@ss/word";
    expect(await send(url(password), { password })).toEqual({
      sessions: [{ secure: false, user: "post@example.com" }],
    });
    const { failure } = await send(url("old"), { password });
    expect(failure).toMatchObject({ permanent: false, reason: "535" });
  });
});

test("a folder of mails can be read by the app's own user only", async () => {
  const parent = mkdtempSync(join(tmpdir(), "quotewright-outbox-"));
  const folder = join(parent, "outbox");
  await folderTransport(folder, from).send(mail);
  const files = readdirSync(folder);
  expect(files).toEqual([`2026-11-21T10-22-33-000Z-${mail.id}.eml`]);
  const modes = [folder, join(folder, String(files[0]))].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
  rmSync(parent, { recursive: true });
});
