import { expect, test } from "vitest";
import type { Database } from "#server/db/database.ts";
import { type Lease, LeaseTaken, withLease } from "#server/payments/lease.ts";
import { PaymentsAway } from "#server/payments/payment-provider.ts";
import { describeEachEngine } from "#test/support/database.ts";
import { addUser } from "#test/support/sample-rows.ts";

describeEachEngine("the billing lease", (database) => {
  const newUser = () => addUser(database());

  test("lets one piece of work at a time run for a user; the others wait", async () => {
    const user = await newUser();
    let working = 0;
    const most: number[] = [];
    const work = () =>
      withLease(database(), user, async (lease) => {
        working += 1;
        most.push(working);
        await lease.write(async () => undefined);
        working -= 1;
      });
    await Promise.all([work(), work(), work()]);
    expect(most).toEqual([1, 1, 1]);
  });

  test("work for different users does not wait", async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const inner = withLease(database(), ada, () => withLease(database(), bob, async () => "both", 0));
    await expect(inner).resolves.toBe("both");
  });

  test("is refused at once without patience, and is free again after work that failed", async () => {
    const user = await newUser();
    await withLease(database(), user, async () => {
      await expect(withLease(database(), user, async () => "in", 0)).rejects.toThrow(LeaseTaken);
    });
    const failed = withLease(database(), user, async () => {
      throw new Error("work failed");
    });
    await expect(failed).rejects.toThrow("work failed");
    await expect(withLease(database(), user, async () => "in", 0)).resolves.toBe("in");
  });

  test("the error of the work is thrown, not that of a release which failed after it", async () => {
    const user = await newUser();
    let isBroken = false;
    const failing: Database = {
      ...database(),
      asOwner: (owner, work) =>
        isBroken ? Promise.reject(new Error("no connection")) : database().asOwner(owner, work),
    };
    const failed = withLease(failing, user, async () => {
      isBroken = true;
      throw new Error("work failed");
    });
    await expect(failed).rejects.toThrow("work failed");
  });

  test("an attempt keeps its key until its result is known, whatever else takes the lease in between", async () => {
    const user = await newUser();
    const keys: string[] = [];
    const attempt = (end: (lease: Lease) => void) =>
      withLease(database(), user, async (lease) => {
        keys.push(lease.attemptKey);
        end(lease);
      }).catch(() => undefined);
    await attempt(() => {
      throw new PaymentsAway("no answer");
    });
    await attempt(() => undefined);
    await attempt((lease) => lease.endAttempt());
    await attempt((lease) => {
      lease.endAttempt();
      throw new Error("refused");
    });
    await attempt(() => undefined);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  test("is refused as signed out while the account is being deleted", async () => {
    const user = await newUser();
    await database().asSystem((trx) => trx.deleteFrom("users").where("id", "=", user).execute());
    const refused = expect(withLease(database(), user, async () => "in", 0)).rejects;
    await refused.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  test("work that is slower than the lease writes nothing, and does not end the next lease", async () => {
    const user = await newUser();
    const slow = withLease(database(), user, async (lease) => {
      await expire(database(), user);
      await withLease(database(), user, async (next) => {
        await expect(lease.write(async () => "written")).rejects.toThrow(PaymentsAway);
        await expect(next.write(async () => "written")).resolves.toBe("written");
      });
    });
    await expect(slow).resolves.toBeUndefined();
  });
});

/** Makes the lease as old as after a crash of its process. */
async function expire(database: Database, user: string): Promise<void> {
  await database.asOwner(user, (trx) =>
    trx.updateTable("billing_accounts").set({ lease_until: "2020-01-01T00:00:00.000Z" }).execute(),
  );
}
