import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { samples } from "#test/api/samples.ts";
import { rowsOf } from "#test/api/table.ts";
import { describeApi, startApp, type TestApp } from "#test/support/app.ts";

describeApi("the version of the contract", (app) => {
  let later: TestApp;
  beforeAll(async () => {
    later = await startApp(app().database, { contract: { oldest: 3, newest: 5 } });
  });
  afterAll(() => later.fastify.close());

  test("is named in every answer of the API, refusals too, and in no other", async () => {
    const visitor = app().visitor();
    for (const url of ["/api/health", "/api/user", "/api/nothing", "/api/%63ustomers"]) {
      expect([url, (await visitor.raw({ method: "GET", url })).headers["x-contract"]]).toEqual([url, "0-4"]);
    }
    expect((await visitor.raw({ method: "GET", url: "/" })).headers["x-contract"]).toBeUndefined();
    expect((await later.visitor().ask(routes.account.user)).headers["x-contract"]).toBe("3-5");
  });

  test("is 0 without the header, and 0 and 1 are served alike", async () => {
    const ann = await app().visitor().register();
    const made = await ann.ok(routes.customers.create, { body: samples.customers });
    for (const headers of [{}, { "x-contract": "0" }, { "x-contract": "1" }]) {
      expect(await ann.ok(routes.customers.list, { headers })).toEqual([made]);
    }
  });

  test.each(rowsOf(({ anyContract }) => !anyContract))(
    "%s refuses one that is no longer served, and asks for a moment for one that is not served yet",
    async (_name, { route }) => {
      const visitor = later.visitor();
      for (const headers of [{}, { "x-contract": "2" }]) {
        expect(await visitor.refused(route, { id: randomUUID(), headers })).toEqual({
          status: 426,
          error: "UPGRADE_REQUIRED",
          message:
            "There is a newer version of Quotewright. Reload this page to go on; your drafts are kept on this device.",
        });
      }
      const ahead = await visitor.ask(route, { id: randomUUID(), headers: { "x-contract": "6" } });
      expect([ahead.status, ahead.headers["retry-after"], JSON.parse(ahead.text).error]).toEqual([
        503,
        "5",
        "RELEASE_BEHIND",
      ]);
    },
  );

  test("that is too new is answered 503 also at an address that only a newer release has", async () => {
    const ahead = { method: "GET", url: "/api/credit-notes", headers: { "x-contract": "6" } } as const;
    expect((await later.visitor().raw(ahead)).status).toBe(503);
    expect((await later.visitor().raw({ ...ahead, headers: { "x-contract": "5" } })).status).toBe(404);
  });

  test("is not checked for balancers, readers of the API's description and card providers", async () => {
    expect(rowsOf(({ anyContract }) => anyContract === true).map(([name]) => name)).toEqual([
      "system.health",
      "system.openapi",
      "subscription.webhook",
    ]);
    expect((await later.visitor().ask(routes.system.health)).status).toBe(200);
    expect((await later.visitor().ask(routes.system.health, { headers: { "x-contract": "9" } })).status).toBe(
      200,
    );
  });

  test.each(["one", "-1", "1.0", "", "1, 2", "9999999"])("is a whole number, and not %j", async (version) => {
    const refusal = await app()
      .visitor()
      .refused(routes.account.user, { headers: { "x-contract": version } });
    expect(refusal).toMatchObject({ status: 400, error: "VALIDATION_FAILED" });
  });
});
