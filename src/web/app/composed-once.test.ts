import { expect, test } from "vitest";
import { composedOnce } from "#web/app/composed-once.ts";

test("a screen that is loaded ahead and opened meanwhile is one screen", async () => {
  const load = composedOnce(async () => ({}));
  const [ahead, opened] = await Promise.all([load(), load()]);
  expect(opened).toBe(ahead);
  expect(await load()).toBe(ahead);
});

test("a load that failed is tried again", async () => {
  let tries = 0;
  const screen = {};
  const load = composedOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no signal");
    return screen;
  });
  await expect(load()).rejects.toThrow("no signal");
  expect(await load()).toBe(screen);
});
