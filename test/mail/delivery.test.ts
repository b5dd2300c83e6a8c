import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DatabaseAway } from "#server/db/database-errors.ts";
import { deliverMail, type Mailroom } from "#server/mail/deliver-mail.ts";
import { startMailWorker } from "#server/mail/mail-worker.ts";
import { purgeDeadMail, queueMail, takeDueMail } from "#server/mail/outbox.ts";
import { smtpTransport } from "#server/mail/smtp-transport.ts";
import { type TestClock, testClock } from "#test/support/app.ts";
import { describeEachEngine } from "#test/support/database.ts";
import { type MailServer, startMailServer } from "#test/support/mail-server.ts";
import { keptLog } from "#test/support/post-office.ts";

const minute = 60_000;
const words = { subject: "A letter", text: "Seven secret words", html: "<p>Seven secret words</p>" };

describeEachEngine("the mail queue", (database, engine) => {
  let server: MailServer;
  let clock: TestClock;
  let log: ReturnType<typeof keptLog>;
  let mailroom: Mailroom;

  beforeEach(async () => {
    server = await startMailServer();
    clock = testClock();
    log = keptLog();
    mailroom = roomFor(server);
    await database().asSystem((trx) => trx.deleteFrom("outbox").execute());
  });
  afterEach(async () => {
    mailroom.transport.close();
    await server.stop();
  });

  const roomFor = ({ port }: MailServer): Mailroom => ({
    database: database(),
    clock: clock.now,
    transport: smtpTransport(`smtp://127.0.0.1:${port}`, "Quotewright <no-reply@localhost>"),
    compose: async (_kind, to) => (to.startsWith("nobody") ? null : { to, ...words }),
    log,
  });
  const queue = (recipient: string) =>
    database().asSystem((trx) => queueMail(trx, { kind: "password_reset", recipient }, clock.now()));
  const rows = () =>
    database().readAsSystem((trx) =>
      trx.selectFrom("outbox").select(["recipient", "attempts", "dead_at", "failure"]).execute(),
    );
  const recipients = () => server.taken.map(({ to }) => to?.[0]?.address).sort();

  test("a mail is sent and leaves nothing behind", async () => {
    await queue("ann@example.com");
    await deliverMail(mailroom);
    expect(recipients()).toEqual(["ann@example.com"]);
    expect(server.taken[0]?.text).toContain(words.text);
    expect(await rows()).toEqual([]);
  });

  test("a mail without a recipient is dropped", async () => {
    await queue("nobody@example.com");
    await deliverMail(mailroom);
    expect(recipients()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test("a mail that cannot be composed does not delay others, and is given up after a day", async () => {
    mailroom = {
      ...mailroom,
      compose: async (_kind, to) => {
        if (to.startsWith("poison")) throw new TypeError("secret words");
        return { to, ...words };
      },
    };
    await queue("poison@example.com");
    await queue("ann@example.com");
    await deliverMail(mailroom);
    expect(recipients()).toEqual(["ann@example.com"]);
    expect(await rows()).toMatchObject([{ attempts: 1, dead_at: null, failure: "TypeError" }]);
    clock.pass(24 * 60 * minute);
    await deliverMail(mailroom);
    const [dead] = await rows();
    expect(dead).toMatchObject({ recipient: null, failure: "TypeError" });
    expect(dead?.dead_at).not.toBeNull();

    await purgeDeadMail(database(), clock.now());
    expect(await rows()).toHaveLength(1);
    clock.pass(31 * 24 * 60 * minute);
    await purgeDeadMail(database(), clock.now());
    expect(await rows()).toEqual([]);
  });

  test("a transaction that is rolled back sends no mail", async () => {
    const undone = database().asSystem(async (trx) => {
      await queueMail(trx, { kind: "password_reset", recipient: "ann@example.com" }, clock.now());
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await deliverMail(mailroom);
    expect(recipients()).toEqual([]);
  });

  test("a greylisted mail waits a minute, then two, and arrives", async () => {
    await queue("ann@example.com");
    server.behave({ recipient: 451 });
    await deliverMail(mailroom);
    expect(await rows()).toMatchObject([{ attempts: 1, dead_at: null, failure: "451" }]);

    clock.pass(minute - 1);
    await deliverMail(mailroom);
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
    clock.pass(1);
    await deliverMail(mailroom);
    expect(await rows()).toMatchObject([{ attempts: 2 }]);

    server.behave({});
    clock.pass(2 * minute - 1);
    await deliverMail(mailroom);
    expect(recipients()).toEqual([]);
    clock.pass(1);
    await deliverMail(mailroom);
    expect(recipients()).toEqual(["ann@example.com"]);
    expect(await rows()).toEqual([]);
  });

  test.each([{ recipient: 550 }, { data: 554 }])(
    "a mail that is permanently refused with %j is given up",
    async (refusal) => {
      await queue("ann@example.com");
      server.behave(refusal);
      await deliverMail(mailroom);
      server.behave({});
      clock.pass(48 * 60 * minute);
      await deliverMail(mailroom);
      expect(recipients()).toEqual([]);
      const code = String(Object.values(refusal)[0]);
      expect(await rows()).toEqual([
        { recipient: null, attempts: 1, dead_at: expect.any(String), failure: code },
      ]);
      expect(log.lines).toEqual([expect.stringMatching(`^a mail was given up .*"reason":"${code}"`)]);
    },
  );

  test("one mail that is refused does not delay the next", async () => {
    await queue("ann@example.com");
    server.behave({ recipient: 550 });
    await deliverMail(mailroom);
    server.behave({});
    await queue("bea@example.com");
    await deliverMail(mailroom);
    expect(recipients()).toEqual(["bea@example.com"]);
  });

  test.each(["amid", "after"] as const)(
    "a mail whose connection was cut %s its content, before the server answered, is sent again",
    async (drop) => {
      await queue("ann@example.com");
      server.behave({ drop });
      await deliverMail(mailroom);
      expect(server.sessions).toHaveLength(1);
      expect(recipients()).toEqual([]);
      server.behave({});
      clock.pass(minute);
      await deliverMail(mailroom);
      expect(recipients()).toEqual(["ann@example.com"]);
    },
  );

  test("a mail that no server accepts for a day is given up", async () => {
    await queue("ann@example.com");
    server.behave({ recipient: 451 });
    for (let hour = 0; hour < 40; hour += 1) {
      await deliverMail(mailroom);
      clock.pass(60 * minute);
    }
    expect(await rows()).toMatchObject([{ recipient: null, attempts: 25, failure: "451" }]);
  });

  test("a mail whose process died before sending it is sent by the next one", async () => {
    await queue("ann@example.com");
    expect(await takeDueMail(database(), clock.now())).toMatchObject({ recipient: "ann@example.com" });
    clock.pass(2 * minute - 1);
    await deliverMail(mailroom);
    expect(recipients()).toEqual([]);
    clock.pass(1);
    await deliverMail(mailroom);
    expect(recipients()).toEqual(["ann@example.com"]);
  });

  test("a mail whose process died right after sending it is sent twice, with the same Message-ID", async () => {
    await queue("ann@example.com");
    const sendAndDie: Mailroom["transport"]["send"] = async (mail) => {
      await mailroom.transport.send(mail);
      throw new DatabaseAway("the power failed");
    };
    const dying = { ...mailroom, transport: { ...mailroom.transport, send: sendAndDie } };
    await expect(deliverMail(dying)).rejects.toThrow("the power failed");
    clock.pass(2 * minute);
    await deliverMail(mailroom);
    expect(recipients()).toEqual(["ann@example.com", "ann@example.com"]);
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await rows()).toEqual([]);
  });

  // The embedded database runs one transaction at a time, so none meets another.
  if (engine.name === "PostgreSQL") {
    test("a mail that another process is sending is skipped, without waiting", async () => {
      await queue("ann@example.com");
      clock.pass(1);
      await queue("bea@example.com");
      const next = await database().asSystem(async (trx) => {
        const hers = trx.selectFrom("outbox").select("id").where("recipient", "=", "ann@example.com");
        await hers.forUpdate().execute();
        return takeDueMail(database(), clock.now());
      });
      expect(next).toMatchObject({ recipient: "bea@example.com" });
    });
  }

  test("four processes at once send each of twenty mails once", async () => {
    const everybody = Array.from({ length: 20 }, () => `${randomUUID()}@example.com`);
    await Promise.all(everybody.map(queue));
    const rooms = [1, 2, 3, 4].map(() => roomFor(server));
    await Promise.all(rooms.map((room) => deliverMail(room)));
    for (const { transport } of rooms) transport.close();
    expect(recipients()).toEqual(everybody.sort());
    expect(await rows()).toEqual([]);
  });

  test("neither recipient nor content gets into the log", async () => {
    for (const behaviour of [{ recipient: 451 }, { recipient: 550 }, { drop: "after" as const }, {}]) {
      await queue(`ann-${randomUUID()}@example.com`);
      server.behave(behaviour);
      await deliverMail(mailroom);
    }
    expect(log.lines).toHaveLength(4);
    expect(log.lines.join("\n")).not.toMatch(/@|ann|example|secret/);
  });

  test("the worker finds mail on its own, and finishes the current one when it is stopped", async () => {
    const worker = startMailWorker(mailroom, 10);
    await queue("ann@example.com");
    await expect.poll(recipients).toEqual(["ann@example.com"]);
    await worker.stop();
    await queue("bea@example.com");
    expect(await rows()).toMatchObject([{ recipient: "bea@example.com", attempts: 0 }]);
  });

  test("the worker goes on after a round that failed", async () => {
    let broken = true;
    const compose: Mailroom["compose"] = async (kind, to) => {
      if (broken) throw new Error(`cannot write to ${to}`);
      return mailroom.compose(kind, to);
    };
    const worker = startMailWorker({ ...mailroom, compose }, 10);
    await queue("ann@example.com");
    await expect.poll(() => log.lines.length).toBe(1);
    broken = false;
    clock.pass(2 * minute);
    await expect.poll(recipients).toEqual(["ann@example.com"]);
    await worker.stop();
    expect(log.lines.join()).not.toContain("ann");
  });
});
