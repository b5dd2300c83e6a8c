import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { purgeSessions } from "#server/http/session-store.ts";
import { type ApiClient, password } from "#test/support/api-client.ts";
import { day, describeApi, startApp } from "#test/support/app.ts";

const { account, customers, keyset } = routes;

describeApi("accounts", (app) => {
  const signIn = async (email: string, tried = password): Promise<ApiClient> => {
    const browser = app().visitor();
    await browser.ok(account.login, { body: { email, password: tried } });
    return browser;
  };

  test("a person registers, is signed in and in trial for 14 days, and nothing secret comes back", async () => {
    const browser = app().visitor();
    const person = { email: " Ann.Archer@Example.com ", password, firstName: " Ann ", lastName: "Archer" };
    const user = await browser.ok(account.register, { body: person });
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: "ann.archer@example.com",
      firstName: "Ann",
      lastName: "Archer",
      subscriptionStatus: "trialing",
      isAdmin: false,
      trialEnd: "2026-12-05T10:22:33.456Z",
      createdAt: "2026-11-21T10:22:33.456Z",
    });
    expect(await browser.ok(account.user)).toEqual(user);
    expect(await browser.ok(account.authUser)).toEqual(user);
  });

  test("a screen's requests are refused once another account has signed in meanwhile", async () => {
    const ann = await app().visitor().register();
    const ben = await app().visitor().register();
    const asAnn = { headers: { "x-account": ann.userId } };
    const body = { name: "Bea Brown" };
    expect(await ben.refused(customers.create, { ...asAnn, body })).toMatchObject({
      status: 401,
      error: "UNAUTHENTICATED",
    });
    expect(await ben.refused(customers.list, asAnn)).toMatchObject({ status: 401 });
    expect(await ben.ok(customers.list)).toEqual([]);
    await ann.ok(customers.create, { ...asAnn, body });
    expect(await ann.ok(customers.list, asAnn)).toHaveLength(1);
  });

  test("an e-mail that has an account is refused, also in capitals, and also for the later of two requests at once", async () => {
    const { email } = await app().visitor().register();
    const body = { email: email.toUpperCase(), password, firstName: "Eve", lastName: "Else" };
    const taken = { error: "EMAIL_TAKEN", message: "An account with this email already exists." };
    expect(await app().visitor().refused(account.register, { body })).toEqual({ status: 409, ...taken });

    const twin = { ...body, email: `twin-${email}` };
    const twins = [1, 2].map(() => app().visitor().ask(account.register, { body: twin }));
    expect((await Promise.all(twins)).map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test.each([
    [{ email: "nobody" }, "email", "Invalid email address"],
    [{ email: "a\u0000b@example.com" }, "email", "Invalid email address"],
    [{ password: "short" }, "password", "Password must be at least 6 characters"],
    [{ firstName: " " }, "firstName", "First name is required"],
    [{ lastName: "" }, "lastName", "Last name is required"],
    [{ lastName: "A\u0000" }, "lastName", "Contains a character that cannot be stored"],
  ])("registering with %j is refused with the form's words", async (wrong, path, message) => {
    const body = { email: "new@example.com", password, firstName: "Ann", lastName: "Archer", ...wrong };
    expect(await app().visitor().refused(account.register, { body })).toEqual({
      status: 400,
      error: "VALIDATION_FAILED",
      message,
      fields: [{ path, message }],
    });
  });

  test("a wrong password and an unknown e-mail get the same answer", async () => {
    const { email } = await app().visitor().register();
    const tried = (who: string) =>
      app()
        .visitor()
        .refused(account.login, { body: { email: who, password: "not this one" } });
    const wrong = { status: 401, error: "INVALID_CREDENTIALS", message: "Invalid email or password" };
    expect(await tried(email)).toEqual(wrong);
    expect(await tried(`x${email}`)).toEqual(wrong);
  });

  test.each([
    [{ email: "nobody", password: "x" }, "Invalid email address"],
    [{ email: "ann@example.com", password: "" }, "Password is required"],
  ])("signing in with %j is refused with the form's words", async (body, message) => {
    expect(await app().visitor().refused(account.login, { body })).toMatchObject({ status: 400, message });
  });

  test("a sign-in ends the session it replaces and starts one with a new id and device share", async () => {
    const ann = await app().visitor().register();
    const before = ann.cookie;
    const share = await ann.ok(keyset.deviceShare);
    expect(Buffer.from(share.deviceShare, "base64url")).toHaveLength(32);

    await ann.ok(account.login, { body: { email: ann.email, password } });
    expect(ann.cookie).not.toBe(before);
    expect(await ann.ok(keyset.deviceShare)).not.toEqual(share);
    const old = app().visitor();
    old.cookie = before;
    expect(await old.refused(account.user)).toMatchObject({ status: 401 });
  });

  test("a session id that a stranger chose is never adopted", async () => {
    const { email } = await app().visitor().register();
    const victim = app().visitor();
    victim.cookie = "quotewright=chosen-by-a-stranger-chosen-by-a-stranger";
    await victim.ok(account.login, { body: { email, password } });
    expect(victim.cookie).not.toContain("stranger");
  });

  test("two browsers have sessions of their own; signing out ends one, and signing out twice does no harm", async () => {
    const phone = await app().visitor().register();
    const desk = await signIn(phone.email);
    const cookie = phone.cookie;
    await phone.ok(account.logout);
    await phone.ok(account.logout);
    phone.cookie = cookie;
    expect(await phone.refused(account.user)).toEqual({
      status: 401,
      error: "UNAUTHENTICATED",
      message: "Please sign in.",
    });
    expect(await desk.ok(account.user)).toMatchObject({ email: phone.email });
  });

  test("a session ends 30 days after the sign-in", async () => {
    const ann = await app().visitor().register();
    app().clock.pass(30 * day - 1000);
    expect(await ann.ok(account.user)).toMatchObject({ email: ann.email });
    app().clock.pass(1000);
    expect(await ann.refused(account.user)).toMatchObject({ status: 401 });
  });

  test("a late answer to the session before does not clear the cookie of the next one", async () => {
    const browser = await app().visitor().register();
    const { cookie, email } = browser;
    app().clock.pass(1000);
    const confirmed = await browser.ask(account.confirmPassword, { body: { password } });
    expect([confirmed.status, confirmed.headers["set-cookie"]]).toEqual([204, undefined]);
    const signedOut = await browser.ask(account.logout);
    expect(signedOut.headers["set-cookie"]).toMatch(/^quotewright=; .*Expires=Thu, 01 Jan 1970/);
    expect(browser.cookie).toBe("");
    await browser.ok(account.login, { body: { email, password } });
    const late = await browser.ask(customers.list, { headers: { cookie } });
    expect(late.status).toBe(401);
    expect(late.headers["set-cookie"]).toBeUndefined();
    expect(await browser.ok(customers.list)).toEqual([]);
  });

  test("the session's id is stored as a hash only", async () => {
    const ann = await app().visitor().register();
    const rows = await app().database.readAsSystem((trx) =>
      trx.selectFrom("sessions").selectAll().where("user_id", "=", ann.userId).execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(ann.cookie.split("=")[1]);
    const user = await app().database.readAsSystem((trx) =>
      trx.selectFrom("users").select("password_hash").where("id", "=", ann.userId).executeTakeFirst(),
    );
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
  });

  test("a visitor gets no cookie; the cookie of a session is out of reach of scripts and other sites", async () => {
    const visitor = app().visitor();
    expect((await visitor.ask(routes.system.health)).headers["set-cookie"]).toBeUndefined();
    expect((await visitor.ask(account.user)).headers["set-cookie"]).toBeUndefined();
    const body = { email: "cookie@example.com", password, firstName: "Ann", lastName: "Archer" };
    const { headers } = await visitor.ask(account.register, { body });
    const cookies = [headers["set-cookie"]].flat().map(String).sort();
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(
      /^quotewright-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cookies[1]).toMatch(/^quotewright=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });

  test("over HTTPS the cookie is bound to the host and travels over HTTPS only", async () => {
    const https = await startApp(app().database, {
      config: { publicUrl: "https://quotes.example.com", trustProxy: "loopback" },
    });
    const body = { email: "https@example.com", password, firstName: "Ann", lastName: "Archer" };
    const { headers } = await https.visitor().ask(account.register, {
      body,
      headers: { origin: "https://quotes.example.com", "x-forwarded-proto": "https" },
    });
    const cookies = [headers["set-cookie"]].flat();
    for (const name of ["__Host-quotewright", "__Host-quotewright-device"]) {
      const cookie = cookies.find((each) => String(each).startsWith(`${name}=`));
      expect(cookie).toMatch(/^[\w-]+=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure; /);
    }
    expect(headers["strict-transport-security"]).toBe("max-age=63072000");
    await https.fastify.close();
  });

  test("the eleventh try on one account within a minute is refused, another account's is not", async () => {
    const { email } = await app().visitor().register();
    const other = await app().visitor().register();
    const body = { email, password: "guess" };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await app().visitor().refused(account.login, { body })).toMatchObject({ status: 401 });
    }
    const shouted = { email: email.toUpperCase(), password };
    expect(await app().visitor().refused(account.login, { body: shouted })).toEqual({
      status: 429,
      error: "TOO_MANY_REQUESTS",
      message: "Too many tries. Please wait a little and try again.",
    });
    expect((await signIn(other.email)).cookie).not.toBe("");
  });

  test("the session of a deleted user can do nothing", async () => {
    const ann = await app().visitor().register();
    await app().database.asSystem((trx) => trx.deleteFrom("users").where("id", "=", ann.userId).execute());
    expect(await ann.refused(account.user)).toMatchObject({ status: 401 });
    expect(await ann.refused(customers.create, { body: { name: "Bea" } })).toMatchObject({ status: 401 });
  });

  test("a session that has ended is deleted, one that continues is kept", async () => {
    const browser = await app().visitor().register();
    const { id } = await browser.ok(account.user);
    const { database, clock } = app();
    const kept = () =>
      database.readAsSystem((trx) =>
        trx.selectFrom("sessions").select("sid").where("user_id", "=", id).execute(),
      );
    await purgeSessions({ database, clock: clock.now });
    expect(await kept()).toHaveLength(1);
    await purgeSessions({ database, clock: () => new Date(clock.now().getTime() + 31 * day) });
    expect(await kept()).toHaveLength(0);
  });
});
