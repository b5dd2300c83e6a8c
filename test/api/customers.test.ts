import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { describeApi } from "#test/support/app.ts";

const { customers } = routes;

describeApi("customers", (app) => {
  test("a customer is created, read, listed, changed in part and deleted", async () => {
    const ann = await app().visitor().register();
    const body = { name: "Bea Brown", email: "bea@example.com", city: "Leeds", notes: "  " };
    const made = await ann.ok(customers.create, { body });
    expect(made).toMatchObject({ name: "Bea Brown", city: "Leeds", notes: null, phone: null, sealed: null });
    expect(made).toMatchObject({ userId: ann.userId, version: 1, createdAt: "2026-11-21T10:22:33.456Z" });
    expect(await ann.ok(customers.read, { id: made.id })).toEqual(made);
    expect(await ann.ok(customers.list)).toEqual([made]);

    app().clock.pass(1000);
    const changed = await ann.ok(customers.update, { id: made.id, body: { city: null, phone: "0113" } });
    expect(changed).toEqual({
      ...made,
      city: null,
      phone: "0113",
      version: 2,
      updatedAt: "2026-11-21T10:22:34.456Z",
    });

    await ann.ok(customers.remove, { id: made.id });
    expect(await ann.refused(customers.read, { id: made.id })).toEqual({
      status: 404,
      error: "NOT_FOUND",
      message: "Customer not found",
    });
    expect(await ann.ok(customers.list)).toEqual([]);
  });

  test.each([{}, { name: null }, { name: "" }, { name: " \t " }])(
    "%j has no name and is refused",
    async (body) => {
      const ann = await app().visitor().register();
      const message = "Customer name is required";
      const refusal = {
        status: 400,
        error: "VALIDATION_FAILED",
        message,
        fields: [{ path: "name", message }],
      };
      expect(await ann.refused(customers.create, { body })).toEqual(refusal);
      const { id } = await ann.ok(customers.create, { body: { name: "Bea" } });
      if ("name" in body) expect(await ann.refused(customers.update, { id, body })).toEqual(refusal);
    },
  );

  test("an e-mail address is checked as on documents, if the server can read it", async () => {
    const ann = await app().visitor().register();
    const message = "Invalid email address";
    const refusal = { status: 400, message, fields: [{ path: "email", message }] };
    const body = { name: "Bea", email: "bea at example" };
    expect(await ann.refused(customers.create, { body })).toMatchObject(refusal);
    const { id } = await ann.ok(customers.create, { body: { name: "Bea", email: " bea@example.com " } });
    expect(await ann.refused(customers.update, { id, body: { email: "bea" } })).toMatchObject(refusal);
    expect(await ann.ok(customers.update, { id, body: { email: "" } })).toMatchObject({ name: "Bea" });
  });

  test("a change from an old version is refused and loses nothing; one without a version is accepted", async () => {
    const ann = await app().visitor().register();
    const { id, version } = await ann.ok(customers.create, { body: { name: "Bea" } });
    await ann.ok(customers.update, { id, body: { version, name: "Bea Brown" } });
    expect(await ann.refused(customers.update, { id, body: { version, name: "Lost" } })).toMatchObject({
      status: 409,
      error: "VERSION_CONFLICT",
    });
    expect(await ann.ok(customers.read, { id })).toMatchObject({ name: "Bea Brown", version: 2 });
    expect(await ann.ok(customers.update, { id, body: { name: "Bea Black" } })).toMatchObject({ version: 3 });
  });

  test("when two changes from the same version arrive at once, one is refused", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(customers.create, { body: { name: "Bea" } });
    const answers = await Promise.all(
      ["Left", "Right"].map((name) => ann.ask(customers.update, { id, body: { version: 1, name } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("the same POST sent again, one after the other or at once, creates one customer", async () => {
    const ann = await app().visitor().register();
    const body = { id: randomUUID(), name: "Bea" };
    const first = await ann.ok(customers.create, { body });
    expect(await ann.ok(customers.create, { body })).toEqual(first);

    const twin = { id: randomUUID(), name: "Cleo" };
    const [left, right] = await Promise.all([1, 2].map(() => ann.ok(customers.create, { body: twin })));
    expect(left).toEqual(right);
    expect(await ann.ok(customers.list)).toHaveLength(2);
  });

  test("an id in capitals is the same id", async () => {
    const ann = await app().visitor().register();
    const id = randomUUID();
    const made = await ann.ok(customers.create, { body: { id: id.toUpperCase(), name: "Bea" } });
    expect(made.id).toBe(id);
    expect(await ann.ok(customers.read, { id: id.toUpperCase() })).toEqual(made);
  });

  test("two people can use the same id without a conflict", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    const id = randomUUID();
    await ann.ok(customers.create, { body: { id, name: "Of Ann" } });
    await bob.ok(customers.create, { body: { id, name: "Of Bob" } });
    await bob.ok(customers.remove, { id });
    expect(await ann.ok(customers.read, { id })).toMatchObject({ name: "Of Ann" });
  });

  test("a list is read in pages, newest first, also when many were created in the same millisecond", async () => {
    const ann = await app().visitor().register();
    for (let number = 0; number < 7; number += 1) {
      if (number === 5) app().clock.pass(1);
      await ann.ok(customers.create, { body: { name: `Customer ${number}` } });
    }
    const whole = await ann.ok(customers.list);
    expect(new Set(whole.slice(0, 2).map(({ name }) => name))).toEqual(new Set(["Customer 5", "Customer 6"]));

    const pages: (typeof whole)[] = [];
    let cursor: string | undefined;
    do {
      const query: Record<string, string> = cursor === undefined ? { limit: "3" } : { limit: "3", cursor };
      const { headers, text } = await ann.ask(customers.list, { query });
      pages.push(JSON.parse(text));
      cursor = headers["x-next-cursor"] as string | undefined;
    } while (cursor !== undefined);
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(pages.flat()).toEqual(whole);
  });

  test.each([
    { limit: "0" },
    { limit: "501" },
    { limit: "many" },
    { limit: "1.5" },
    { cursor: "nonsense" },
    { cursor: Buffer.from(`1 ${randomUUID()}`).toString("base64url") },
    { cursor: Buffer.from(`0000-01-01T00:00:00.000Z ${randomUUID()}`).toString("base64url") },
    { cursor: Buffer.from(`+200000-01-01T00:00:00.000Z ${randomUUID()}`).toString("base64url") },
  ])("a list by %j is refused", async (query) => {
    const ann = await app().resident();
    expect(await ann.refused(customers.list, { query })).toMatchObject({
      status: 400,
      error: "VALIDATION_FAILED",
    });
  });

  test("any text comes back as it was sent", async () => {
    const ann = await app().visitor().register();
    const name = `Zoë "O'Neill" \\u0000 \\ \n 👷🏽 ${"x".repeat(200)}`;
    const notes = "'; drop table customers; -- <script>alert(1)</script>";
    const { id } = await ann.ok(customers.create, { body: { name, notes } });
    expect(await ann.ok(customers.read, { id })).toMatchObject({ name, notes });
  });

  test.each([
    ["a NUL", "Be\u0000a"],
    ["half a character", "Be\ud83da"],
  ])("%s, which no database keeps, is refused with words", async (_what, name) => {
    const ann = await app().resident();
    expect(await ann.refused(customers.create, { body: { name } })).toMatchObject({
      status: 400,
      fields: [{ path: "name", message: "Contains a character that cannot be stored" }],
    });
  });
});
