import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { describeApi } from "#test/support/app.ts";

const { customers, system } = routes;
const headers = { "accept-encoding": "gzip, deflate, br" };

describeApi("an answer", (app) => {
  test("is compressed where it is a list, and not where it is one record", async () => {
    const ann = await app().visitor().register();
    const notes = "Prefers oak. ".repeat(150).trimEnd();
    const made = await ann.ask(customers.create, { body: { name: "Bea Brown", notes }, headers });
    const { id } = JSON.parse(made.text);
    const read = await ann.ask(customers.read, { id, headers });
    for (const answer of [made, read]) {
      expect(answer.headers["content-encoding"]).toBeUndefined();
      expect(JSON.parse(answer.text)).toMatchObject({ notes });
    }
    const list = await ann.ask(customers.list, { headers });
    expect(list.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    expect(JSON.parse(gunzipSync(list.bytes).toString())).toMatchObject([{ id }]);
    expect(list.bytes.length).toBeLessThan(read.bytes.length / 3);
  });

  test("that describes the API is compressed as well as the client can read it", async () => {
    const visitor = app().visitor();
    const answer = await visitor.ask(system.openapi, { headers });
    expect(answer.headers["content-encoding"]).toBe("br");
  });
});
