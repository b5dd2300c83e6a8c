import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { purgeResetLinks } from "#server/accounts/password-resets.ts";
import { sessionStore } from "#server/http/session-store.ts";
import { type ApiClient, password } from "#test/support/api-client.ts";
import { describeApi } from "#test/support/app.ts";
import { openPostOffice, type PostOffice } from "#test/support/post-office.ts";

const { account, keyset } = routes;
const newPassword = "a better spoon";
const minute = 60_000;
const linkInvalid = {
  status: 400,
  error: "RESET_LINK_INVALID",
  message: "This reset link has been used or is too old. Please ask for a new one.",
};

describeApi("passwords", (app) => {
  let postOffice: PostOffice;
  beforeAll(() => {
    postOffice = openPostOffice(app().database, app().clock.now);
  });
  afterAll(() => postOffice.close());

  const ask = (email: string) => app().visitor().ok(account.forgotPassword, { body: { email } });
  const mailedToken = async (email: string): Promise<string> => {
    await ask(email);
    const [mail] = await postOffice.deliver();
    return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  };
  const reset = (token: string, chosen = newPassword) =>
    app()
      .visitor()
      .ok(account.resetPassword, { body: { token, password: chosen } });
  const refusedReset = (token: string, chosen = newPassword) =>
    app()
      .visitor()
      .refused(account.resetPassword, { body: { token, password: chosen } });
  const signsIn = async (email: string, tried: string): Promise<boolean> => {
    const { status } = await app()
      .visitor()
      .ask(account.login, { body: { email, password: tried } });
    return status === 200;
  };
  const isSignedIn = async (browser: ApiClient) => (await browser.ask(account.user)).status === 200;

  test("a forgotten password is replaced by a mailed link", async () => {
    const ann = await app().visitor().register();
    expect(await ask(ann.email.toUpperCase())).toEqual({
      message: "If an account with that email exists, a password reset link has been sent.",
    });
    const [mail, ...others] = await postOffice.deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: [{ address: ann.email }], subject: "Reset your Quotewright password" });
    const link = /http:\/\/localhost:3000\/reset-password\?token=([\w-]{43})(?=\s)/.exec(mail?.text ?? "");
    expect(mail?.html).toContain(`href="${link?.[0]}"`);
    expect(mail?.html).not.toMatch(/<img|https:/);

    await reset(String(link?.[1]));
    expect([await signsIn(ann.email, password), await signsIn(ann.email, newPassword)]).toEqual([
      false,
      true,
    ]);
  });

  test("a reset ends every session of the user, and of nobody else", async () => {
    const ann = await app().visitor().register();
    const bea = await app().visitor().register();
    await reset(await mailedToken(ann.email));
    expect([await isSignedIn(ann), await isSignedIn(bea)]).toEqual([false, true]);
  });

  test("expired links are deleted, valid ones are not", async () => {
    const { database, clock } = app();
    const ann = await app().visitor().register();
    await ask(ann.email);
    const { userId } = ann;
    const links = () =>
      database.readAsSystem((trx) =>
        trx.selectFrom("password_resets").select("user_id").where("user_id", "=", userId).execute(),
      );
    await postOffice.deliver();
    await purgeResetLinks(database, clock.now());
    expect(await links()).toHaveLength(1);
    await purgeResetLinks(database, new Date(clock.now().getTime() + 30 * minute));
    expect(await links()).toEqual([]);
  });

  test("a sign-in under way when the password is changed or reset gets no session", async () => {
    for (const way of ["changed", "reset"] as const) {
      for (let round = 0; round < 5; round += 1) {
        const ann = await app().visitor().register();
        const token = way === "reset" ? await mailedToken(ann.email) : "";
        const late = app().visitor();
        const body = { currentPassword: password, newPassword };
        await Promise.all([
          late.ask(account.login, { body: { email: ann.email, password } }),
          way === "reset" ? reset(token) : ann.ok(account.changePassword, { body }),
        ]);
        expect(await isSignedIn(late)).toBe(false);
        expect(await isSignedIn(ann)).toBe(way === "changed");
      }
    }
  });

  test("when two sessions change the password at once, the second is signed out and its password does not count", async () => {
    const ann = await app().visitor().register();
    const phone = app().visitor();
    await phone.ok(account.login, { body: { email: ann.email, password } });
    const change = (browser: ApiClient, chosen: string) =>
      browser.ask(account.changePassword, { body: { currentPassword: password, newPassword: chosen } });
    const answers = await Promise.all([change(ann, "first choice"), change(phone, "second choice")]);
    const won = answers.map(({ status }) => status === 204);
    expect(won.filter(Boolean)).toHaveLength(1);
    expect([await isSignedIn(ann), await isSignedIn(phone)]).toEqual(won);
    expect([await signsIn(ann.email, "first choice"), await signsIn(ann.email, "second choice")]).toEqual(
      won,
    );
  });

  test("a request under way does not revive its session when that is ended meanwhile", async () => {
    const ann = await app().visitor().register();
    const id = ann.cookie.split("=")[1] ?? "";
    const { database, clock } = app();
    const store = sessionStore({ database, clock: clock.now });
    const session = await store.read(id);
    await ann.ok(account.logout);
    await store.write({ ...session, sessionId: id });
    expect(await store.read(id)).toBeNull();
  });

  test("a link works once, also when it is used twice at the same moment", async () => {
    const ann = await app().visitor().register();
    const token = await mailedToken(ann.email);
    const both = ["first choice", "second choice"].map((chosen) =>
      app()
        .visitor()
        .ask(account.resetPassword, { body: { token, password: chosen } }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(await refusedReset(token)).toEqual(linkInvalid);
  });

  test("a link works for 30 minutes", async () => {
    const ann = await app().visitor().register();
    const [early, late] = [await mailedToken(ann.email), await mailedToken(ann.email)];
    app().clock.pass(30 * minute - 1);
    await reset(early);
    const other = await app().visitor().register();
    const tooOld = await mailedToken(other.email);
    app().clock.pass(30 * minute);
    expect(await refusedReset(tooOld)).toEqual(linkInvalid);
    expect(await refusedReset(late)).toEqual(linkInvalid);
  });

  test("of two links either works, and using one voids the other", async () => {
    const ann = await app().visitor().register();
    const [first, second] = [await mailedToken(ann.email), await mailedToken(ann.email)];
    expect(first).not.toBe(second);
    await reset(first);
    expect(await refusedReset(second)).toEqual(linkInvalid);
  });

  test.each([
    [{ token: "" }, "token", "Invalid reset token"],
    [{ token: "x".repeat(101) }, "token", "Invalid reset token"],
    [{ password: "short" }, "password", "Password must be at least 6 characters"],
  ])("resetting with %j is refused with the form's words", async (wrong, path, message) => {
    const body = { token: "x".repeat(43), password: newPassword, ...wrong };
    expect(await app().visitor().refused(account.resetPassword, { body })).toEqual({
      status: 400,
      error: "VALIDATION_FAILED",
      message,
      fields: [{ path, message }],
    });
  });

  test("a link that was never sent is refused, and so is a part of a real one", async () => {
    const ann = await app().visitor().register();
    const token = await mailedToken(ann.email);
    for (const wrong of ["x".repeat(43), token.slice(0, -1), `${token}=`, ` ${token}`]) {
      expect(await refusedReset(wrong)).toEqual(linkInvalid);
    }
    await reset(token);
  });

  test("only the mail contains the link: the database has a hash, and the queue not even that", async () => {
    const ann = await app().visitor().register();
    await ask(ann.email);
    const queued = await rowsOf("outbox");
    expect(queued).toMatchObject([{ kind: "password_reset", recipient: ann.email }]);
    const [mail] = await postOffice.deliver();
    const token = String(/token=([\w-]+)/.exec(mail?.text ?? "")?.[1]);
    const stored = JSON.stringify([await rowsOf("password_resets"), await rowsOf("users"), queued]);
    expect(stored).toMatch(/"token_hash":"[0-9a-f]{64}"/);
    expect(stored).not.toContain(token);
    await reset(token);
  });

  test("the answer and the work are the same, whether or not there is an account", async () => {
    const { email } = await app().visitor().register();
    const tried = async (who: string) => {
      const { status, text } = await app()
        .visitor()
        .ask(account.forgotPassword, { body: { email: who } });
      return { status, text };
    };
    expect(await tried(email)).toEqual(await tried(`x${email}`));

    // The same rows are written for both; only the worker finds out that one of them has no account.
    expect(await rowsOf("outbox")).toHaveLength(2);
    const mails = await postOffice.deliver();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
    expect(await rowsOf("outbox")).toEqual([]);
  });

  test("a sixth mail within a quarter of an hour is refused, whether or not the account exists", async () => {
    const { email } = await app().visitor().register();
    for (const tried of [email, `x${email}`]) {
      for (let mail = 0; mail < 5; mail += 1) await ask(tried);
      const body = { email: tried.toUpperCase() };
      expect(await app().visitor().refused(account.forgotPassword, { body })).toEqual({
        status: 429,
        error: "TOO_MANY_REQUESTS",
        message: "Too many tries. Please wait a little and try again.",
      });
    }
    expect(await postOffice.deliver()).toHaveLength(5);
  });

  test("a text that is not an address is refused", async () => {
    const body = { email: "nobody" };
    expect(await app().visitor().refused(account.forgotPassword, { body })).toMatchObject({
      status: 400,
      message: "Invalid email address",
    });
  });

  test("a changed password ends every other session, and gives this one a new id but the same device share", async () => {
    const desk = await app().visitor().register();
    const phone = app().visitor();
    await phone.ok(account.login, { body: { email: desk.email, password } });
    const [before, share] = [desk.cookie, await desk.ok(keyset.deviceShare)];

    await desk.ok(account.changePassword, { body: { currentPassword: password, newPassword } });
    expect([await isSignedIn(desk), await isSignedIn(phone)]).toEqual([true, false]);
    expect(await desk.ok(keyset.deviceShare)).toEqual(share);
    expect(desk.cookie).not.toBe(before);
    const old = app().visitor();
    old.cookie = before;
    expect(await isSignedIn(old)).toBe(false);
    expect([await signsIn(desk.email, password), await signsIn(desk.email, newPassword)]).toEqual([
      false,
      true,
    ]);
  });

  test("a changed password voids the links that were mailed before", async () => {
    const ann = await app().visitor().register();
    const token = await mailedToken(ann.email);
    await ann.ok(account.changePassword, { body: { currentPassword: password, newPassword } });
    expect(await refusedReset(token)).toEqual(linkInvalid);
  });

  test("a password is not changed without the current one, and tries are limited", async () => {
    const ann = await app().visitor().register();
    const body = { currentPassword: "not this one", newPassword };
    const message = "Current password is incorrect";
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await ann.refused(account.changePassword, { body })).toEqual({
        status: 403,
        error: "WRONG_PASSWORD",
        message,
        fields: [{ path: "currentPassword", message }],
      });
    }
    expect(await ann.refused(account.changePassword, { body })).toMatchObject({ status: 429 });
    expect([await isSignedIn(ann), await signsIn(ann.email, password)]).toEqual([true, true]);
  });

  test.each([
    [{ currentPassword: "" }, "Password is required"],
    [{ newPassword: "short" }, "Password must be at least 6 characters long."],
  ])("changing with %j is refused with the form's words", async (wrong, message) => {
    const ann = await app().visitor().register();
    const body = { currentPassword: password, newPassword, ...wrong };
    expect(await ann.refused(account.changePassword, { body })).toMatchObject({ status: 400, message });
  });

  test("a stranger can neither change a password nor delete an account", async () => {
    const body = { currentPassword: password, newPassword };
    expect(await app().visitor().refused(account.changePassword, { body })).toMatchObject({ status: 401 });
    expect(await app().visitor().refused(account.deleteAccount)).toMatchObject({ status: 401 });
  });

  async function rowsOf(table: "outbox" | "password_resets" | "users"): Promise<unknown[]> {
    return app().database.readAsSystem((trx) => trx.selectFrom(table).selectAll().execute());
  }
});
