import { expect, test, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import { describeApi, startApp } from "#test/support/app.ts";

describeApi("the purge of expired data", (app) => {
  test("a purge that fails does not keep the others from running", async () => {
    const { database } = app();
    const reached: string[] = [];
    // The first purge, of sessions, is the first work of a server that has just started.
    let failed = false;
    const faulty: Database = {
      ...database,
      asSystem: async (work) => {
        if (failed) return database.asSystem(work);
        failed = true;
        throw new Error("no sessions today");
      },
      readAsSystem: (work) => {
        reached.push("the last purge");
        return database.readAsSystem(work);
      },
    };
    const started = await startApp(faulty);
    await started.fastify.listen({ host: "127.0.0.1", port: 0 });
    await vi.waitFor(() => expect(reached).toEqual(["the last purge"]));
    await started.fastify.close();
    expect(failed).toBe(true);
  });
});
