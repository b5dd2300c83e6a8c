import { expect, test } from "vitest";
import { isSwitchedOn, keepSwitch } from "#web/base/kept-switch.ts";

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("a switch is off until it is switched on, and each is remembered by itself", () => {
  const device = storage();
  expect(isSwitchedOn(device, "paper-beside")).toBe(false);
  keepSwitch(device, "paper-beside", true);
  expect([isSwitchedOn(device, "paper-beside"), isSwitchedOn(device, "another")]).toEqual([true, false]);
  keepSwitch(device, "paper-beside", false);
  expect(isSwitchedOn(device, "paper-beside")).toBe(false);
});

test("a device that stores nothing goes on without it", () => {
  const full = {
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => undefined,
  };
  expect(() => keepSwitch(full, "another", true)).not.toThrow();
});
