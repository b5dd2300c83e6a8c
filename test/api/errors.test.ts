import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { DatabaseAway } from "#server/db/database-errors.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi, startApp } from "#test/support/app.ts";

const secret = "Mrs Patel, 12-34-56";

describeApi("errors", (app) => {
  test.each([
    ["GET", "/api"],
    ["GET", "/api/"],
    ["GET", "/api/nothing"],
    ["POST", "/api/nothing"],
    ["PATCH", "/api/customers"],
    ["DELETE", "/api/customers"],
    ["GET", "/api/customers/1/2"],
    ["GET", `/api/customers/${"9".repeat(101)}`],
    ["GET", "/api/customers/%E0%A4%A"],
    ["GET", "/elsewhere"],
  ] as const)("%s %s is nowhere, and said so in JSON", async (method, url) => {
    const { status, headers, text } = await app().visitor().raw({ method, url });
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(JSON.parse(text)).toEqual({ error: "NOT_FOUND", message: "There is nothing at this address." });
  });

  test("each refused field is named, and the first field's message is the message", async () => {
    const ann = await app().visitor().register();
    const body = { ...samples.quotes, customerName: "", customerEmail: "", lineItems: [{ quantity: "x" }] };
    const refusal = await ann.refused(routes.quotes.create, { body });
    expect(refusal).toMatchObject({ status: 400, error: "VALIDATION_FAILED" });
    expect(refusal.message).toBe(refusal.fields?.[0]?.message);
    expect(refusal.fields).toContainEqual({
      path: "lineItems.0.quantity",
      message: "Quantity must be a number of at least 0 with at most three decimals",
    });
  });

  test("an error of our own reveals nothing", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(routes.quotes.create, { body: samples.quotes });
    const faulty = await startApp(app().database, {
      pdf: { render: () => Promise.reject(new Error(secret)), close: async () => undefined },
    });
    const browser = faulty.visitor();
    browser.cookie = ann.cookie;
    const answer = await browser.ask(routes.quotes.pdf, { id });
    await faulty.fastify.close();
    expect(answer.status).toBe(500);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(JSON.parse(answer.text)).toEqual({
      error: "INTERNAL",
      message: "Something went wrong on our side. Nothing was saved. Please try again.",
    });
  });

  test("while the database is away every route that needs it answers 503, health too", async () => {
    const away = () => Promise.reject(new DatabaseAway(secret));
    const { close } = app().database;
    const lost = await startApp({
      asOwner: away,
      readAsOwner: away,
      readForVisitor: away,
      asSystem: away,
      readAsSystem: away,
      purgeOldVersions: away,
      ping: away,
      close,
    });
    const browser = lost.visitor();
    const refusal = {
      status: 503,
      error: "DATABASE_AWAY",
      message: "The database is not available right now. Please try again shortly.",
    };
    expect(await browser.refused(routes.system.health)).toEqual(refusal);
    const body = { email: "ann@example.com", password: "wooden spoon" };
    expect(await browser.refused(routes.account.login, { body })).toEqual(refusal);
    browser.cookie = "quotewright=of-somebody-who-was-signed-in";
    expect(await browser.refused(routes.customers.list)).toEqual(refusal);
    expect(await browser.refused(routes.customers.create, { body: samples.customers })).toEqual(refusal);
    await lost.fastify.close();
  });

  test("health reports version and database", async () => {
    expect(await app().visitor().ok(routes.system.health)).toEqual({
      status: "ok",
      version: "0.0.0-test",
      database: "ok",
    });
  });

  test("the API describes itself", async () => {
    expect(await app().visitor().ok(routes.system.openapi)).toMatchObject({
      openapi: "3.1.0",
      info: { version: "0.0.0-test" },
      paths: { "/api/quotes/{id}": { put: { operationId: "quotes.update" } } },
    });
  });
});
