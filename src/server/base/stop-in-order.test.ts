import { expect, test } from "vitest";
import { stopInOrder } from "#server/base/stop-in-order.ts";

test("if a part hangs and another fails, the database is still closed", async () => {
  const stopped: string[] = [];
  const part = (name: string, stop = () => Promise.resolve()) => ({
    name,
    stop: () => {
      stopped.push(name);
      return stop();
    },
  });
  const left = await stopInOrder(
    [
      [
        part("requests", () => new Promise(() => undefined)),
        part("mail", () => Promise.reject(new Error("no route to host"))),
      ],
      [part("the database")],
    ],
    // The patience for the hanging part ends after everything that can stop has stopped.
    () => new Promise((resolve) => setImmediate(resolve)),
  );
  expect(stopped).toEqual(["requests", "mail", "the database"]);
  expect(left).toEqual([
    { name: "requests", reason: "it took too long" },
    { name: "mail", reason: "no route to host" },
  ]);
});
