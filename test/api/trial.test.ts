import type { Updateable } from "kysely";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import type { UsersTable } from "#server/schema/schema.ts";
import { recordNouns, samples } from "#test/api/samples.ts";
import { rowsOf } from "#test/api/table.ts";
import { day, describeApi } from "#test/support/app.ts";

const ended = {
  status: 402,
  error: "TRIAL_ENDED",
  message: "Your trial has ended. Subscribe to create and edit.",
};

describeApi("the end of the trial", (app) => {
  test("comes fourteen days after the registration, by the clock", async () => {
    const ann = await app().visitor().register();
    app().clock.pass(14 * day - 1);
    expect(await ann.ok(routes.account.user)).toMatchObject({ subscriptionStatus: "trialing" });
    await ann.ok(routes.customers.create, { body: samples.customers });
    app().clock.pass(1);
    expect(await ann.ok(routes.account.user)).toMatchObject({ subscriptionStatus: "inactive" });
    expect(await ann.refused(routes.customers.create, { body: samples.customers })).toEqual(ended);
  });

  test("blocks every write and no read", async () => {
    const ann = await app().visitor().register();
    const ids: Partial<Record<string, string>> = {};
    for (const noun of recordNouns) {
      const made = (await ann.ok(routes[noun].create, { body: samples[noun] })) as { id: string };
      ids[noun] = made.id;
    }
    app().clock.pass(15 * day);

    const writes = rowsOf(({ access }) => access === "subscriber");
    expect(writes.length).toBeGreaterThan(20);
    for (const [name, { noun, route }] of writes) {
      const body = route.body ? samples[noun as keyof typeof samples] : undefined;
      const sent = { ...(ids[noun] ? { id: ids[noun] } : {}), ...(body ? { body } : {}) };
      expect([name, await ann.refused(route, sent)]).toEqual([name, ended]);
    }
    for (const [name, { noun, route }] of rowsOf(
      ({ method, access }) => method === "GET" && access === "user",
    )) {
      const { status } = await ann.ask(route, ids[noun] ? { id: ids[noun] } : {});
      expect([name, status]).toEqual([name, 200]);
    }
  });

  test.each<[string, Updateable<UsersTable>, number]>([
    ["an active subscription", { subscription_status: "active" }, 201],
    ["a trial with a payment method", { provider_subscription_id: "sub_1" }, 201],
    ["an administrator", { is_admin: true }, 201],
    ["an unpaid subscription", { subscription_status: "past_due", provider_subscription_id: "sub_1" }, 402],
    ["a cancelled subscription", { subscription_status: "canceled" }, 402],
    ["none", { subscription_status: "inactive" }, 402],
  ])("with %s a write is answered as it should be", async (_what, columns, status) => {
    const ann = await app().visitor().register();
    await app().database.asSystem((trx) =>
      trx.updateTable("users").set(columns).where("id", "=", ann.userId).execute(),
    );
    app().clock.pass(15 * day);
    const answer = await ann.ask(routes.customers.create, { body: samples.customers });
    expect(answer.status).toBe(status);
  });
});
