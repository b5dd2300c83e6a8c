import { expect, test } from "vitest";
import { whenIdle } from "#web/base/request-idle-callback.ts";

test("without requestIdleCallback a task still runs, unless it is cancelled", async () => {
  expect("requestIdleCallback" in globalThis).toBe(false);
  const ran: string[] = [];
  const callOff = whenIdle(() => ran.push("called off"));
  callOff();
  await new Promise<void>((resolve) => {
    whenIdle(() => {
      ran.push("kept");
      resolve();
    });
  });
  expect(ran).toEqual(["kept"]);
});
