import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { closeAccount } from "#server/payments/close-account.ts";
import { describeEachProvider } from "#test/payments/payments-under-test.ts";
import { day, startOfTests } from "#test/support/app.ts";

const { details, getOrCreate, cancel } = routes.subscription;

describeEachProvider("payments for an account that is closed", (payments) => {
  test("starting to pay while the account is being deleted is refused as signed out, and nothing fails", async () => {
    payments().clock.set(startOfTests);
    const client = await payments().visitor().register();
    const starting = Array.from({ length: 4 }, () => client.ask(getOrCreate));
    const deleting = client.ask(routes.account.deleteAccount);
    const late = Array.from({ length: 4 }, () => client.ask(getOrCreate));
    const statuses = (await Promise.all([...starting, ...late])).map(({ status }) => status);
    expect(await deleting).toMatchObject({ status: 204 });
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect(await client.refused(getOrCreate)).toMatchObject({ status: 401 });
  });

  test("closing an account ends its subscription, and leaves nothing behind", async () => {
    payments().clock.set(startOfTests);
    const client = await payments().visitor().register();
    payments().clock.pass(14 * day);
    const { clientSecret } = await client.ok(getOrCreate);
    expect(await payments().pickCard(client, clientSecret ?? "", "works")).toEqual({ outcome: "succeeded" });
    await client.ok(details);
    let isRemoved = false;
    await closeAccount(payments().payments, client.userId, async () => {
      isRemoved = true;
    });
    expect(isRemoved).toBe(true);
    expect(await client.ok(details)).toMatchObject({ currentPeriodEnd: null, paymentMethod: null });
    expect(await client.refused(cancel)).toMatchObject({ error: "NO_SUBSCRIPTION" });
  });
});
