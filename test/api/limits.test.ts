import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { purgeCountedTries } from "#server/app/route-limits.ts";
import { type ApiClient, password, requestOf } from "#test/support/api-client.ts";
import { describeApi, startApp } from "#test/support/app.ts";

const { account } = routes;
const minute = 60_000;

describeApi("limits", (app) => {
  const from = async (
    browser: ApiClient,
    remoteAddress: string,
    body: object,
    route: "login" | "forgotPassword",
  ) => (await browser.raw({ ...requestOf(account[route], { body }), remoteAddress })).status;
  const signIn = (address: string, email: string, tried = "guess", browser = app().visitor()) =>
    from(browser, address, { email, password: tried }, "login");

  test("a stranger's tries on an account block the stranger, but not its owner or a known browser", async () => {
    const { email } = await app().visitor().register();
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn("203.0.113.7", email);
    expect(await signIn("203.0.113.7", email, password)).toBe(429);
    expect(await signIn("198.51.100.1", email, password)).toBe(200);
    app().clock.pass(minute);
    expect(await signIn("203.0.113.7", email, password)).toBe(200);
  });

  test("a stranger with made-up cookies takes none of the owner's turns, and is counted before a device is looked up", async () => {
    const ann = await app().visitor().register();
    const waited: string[] = [];
    let lookedUp = 0;
    const { database } = app();
    const watched = await startApp({
      ...database,
      readAsOwner: (userId, work) => {
        waited.push(userId);
        return database.readAsOwner(userId, work);
      },
      readForVisitor: (userId, work) => {
        lookedUp += 1;
        return database.readForVisitor(userId, work);
      },
    });
    app().clock.pass(5 * minute);
    const stranger = watched.visitor();
    stranger.device = `quotewright-device=${"x".repeat(43)}`;
    for (let attempt = 0; attempt < 125; attempt += 1)
      await signIn("192.0.2.44", ann.email, "guess", stranger);
    expect(waited).not.toContain(ann.userId);
    expect(lookedUp).toBe(120);
    await watched.fastify.close();
  });

  test("one address uses up neither an account's tries nor its mails, however often it tries", async () => {
    const { email } = await app().visitor().register();
    app().clock.pass(15 * minute);
    for (let attempt = 0; attempt < 110; attempt += 1) await signIn("203.0.113.7", email);
    expect(await signIn("198.51.100.1", email, password)).toBe(200);
    for (let mail = 0; mail < 30; mail += 1)
      await from(app().visitor(), "203.0.113.7", { email }, "forgotPassword");
    expect(await from(app().visitor(), "198.51.100.1", { email }, "forgotPassword")).toBe(200);
  });

  test("tries from many addresses are too many for the account, but a browser that signed in before passes", async () => {
    const ann = await app().visitor().register();
    await ann.ok(account.logout);
    app().clock.pass(5 * minute);
    for (let attempt = 0; attempt < 100; attempt += 1) await signIn(`203.0.113.${attempt}`, ann.email);
    expect(await signIn("198.51.100.1", ann.email, password)).toBe(429);
    expect(await signIn("198.51.100.1", ann.email, password, ann)).toBe(200);

    // To another account this browser is a stranger, and a known browser is limited too.
    const bob = await app().visitor().register();
    expect(await signIn("198.51.100.2", ann.email, password, bob)).toBe(429);
    const known = Array.from({ length: 10 }, () => signIn("198.51.100.1", ann.email, "guess", ann));
    expect(await Promise.all(known)).toContain(429);
  });

  test("requesting mails for another person's address does not block the mail that they request themselves", async () => {
    const ann = await app().visitor().register();
    const ask = (address: string, browser = app().visitor()) =>
      from(browser, address, { email: ann.email }, "forgotPassword");
    for (let mail = 0; mail < 5; mail += 1) expect(await ask("203.0.113.7")).toBe(200);
    expect(await ask("203.0.113.7")).toBe(429);
    expect(await ask("198.51.100.1")).toBe(200);
    for (let mail = 0; mail < 20; mail += 1) await ask(`192.0.2.${mail}`);
    expect(await ask("198.51.100.2")).toBe(429);
    expect(await ask("198.51.100.2", ann)).toBe(200);
  });

  test("a network of IPv6 is one address, and a client's own claim about its address is ignored", async () => {
    const { email } = await app().visitor().register();
    for (let host = 0; host < 10; host += 1) await signIn(`2001:db8:1:2::${host}`, email);
    expect(await signIn("2001:db8:1:2:ffff::1", email, password)).toBe(429);
    expect(await signIn("2001:db8:1:3::1", email, password)).toBe(200);

    const { email: other } = await app().visitor().register();
    const pretending = (host: number) =>
      app()
        .visitor()
        .raw({
          ...requestOf(account.login, {
            body: { email: other, password },
            headers: { "x-forwarded-for": `198.51.100.${host}` },
          }),
          remoteAddress: "203.0.113.9",
        });
    for (let host = 0; host < 10; host += 1) await pretending(host);
    expect((await pretending(10)).status).toBe(429);
  });

  test("two processes share one count", async () => {
    const second = await startApp(app().database);
    second.clock.set(app().clock.now().toISOString());
    const { email } = await app().visitor().register();
    const tried: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const process = attempt % 2 === 0 ? app() : second;
      tried.push(await signIn("203.0.113.7", email, "guess", process.visitor()));
    }
    expect(tried.filter((status) => status === 429)).toHaveLength(2);
    await second.fastify.close();
  });

  test("tries are stored as hashes, and deleted within the hour", async () => {
    const email = `${randomUUID()}@example.com`;
    await signIn("203.0.113.77", email);
    const rows = () =>
      app().database.readAsSystem((trx) => trx.selectFrom("counted_tries").selectAll().execute());
    const kept = JSON.stringify(await rows());
    expect(kept).not.toContain(email);
    expect(kept).not.toContain("203.0.113.77");
    await purgeCountedTries(app().database, new Date(app().clock.now().getTime() + 2 * 60 * minute));
    expect(await rows()).toEqual([]);
  });
});
