import { expect, test } from "vitest";
import { stopInOrder } from "#server/stop-in-order.ts";

test("a part that hangs and one that fails do not keep the database from being closed", async () => {
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
      part("requests", () => new Promise(() => undefined)),
      part("mail", () => Promise.reject(new Error("no route to host"))),
      part("the database"),
    ],
    // The time that a part has is over once everything that can end has ended.
    () => new Promise((resolve) => setImmediate(resolve)),
  );
  expect(stopped).toEqual(["requests", "mail", "the database"]);
  expect(left).toEqual([
    { name: "requests", reason: "it took too long" },
    { name: "mail", reason: "no route to host" },
  ]);
});
