// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { welcome } from "#web/account/welcome.ts";
import { timing } from "#web/base/timing.ts";
import { toastStore } from "#web/overlays/toast-store.ts";

const shown = () => toastStore.current()?.title ?? null;
const untilWelcome = (first: number) => vi.advanceTimersByTime(first + timing.welcomeDelay);
const beOnPhone = (matches: boolean) => Object.assign(globalThis, { matchMedia: () => ({ matches }) });
const goToBox = () => document.querySelector("input")?.focus();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<main><button></button><input /></main>";
});
afterEach(() => {
  goToBox();
  toastStore.dismiss();
  vi.useRealTimers();
});

test("on a phone no welcome lies over the boxes of the first answers, or comes while they are filled in", () => {
  beOnPhone(true);
  welcome(true);
  document.querySelector("button")?.focus();
  expect(shown()).toBe("Account Created");
  goToBox();
  expect(shown()).toBeNull();
  untilWelcome(timing.accountCreatedToast);
  expect(shown()).toBeNull();
});

test("a welcome that is shown already makes way too, but not that something failed", () => {
  beOnPhone(true);
  welcome(true);
  untilWelcome(timing.accountCreatedToast);
  expect(shown()).toBe("Welcome to Quotewright!");
  goToBox();
  expect(shown()).toBeNull();
  document.body.innerHTML = "<main><input /></main>";
  welcome(false);
  goToBox();
  expect(shown()).toBe("Setup Error");
  untilWelcome(timing.toast);
  expect(shown()).toBeNull();
});

test("beside the screens of a desk both stay for their time", () => {
  beOnPhone(false);
  welcome(true);
  goToBox();
  expect(shown()).toBe("Account Created");
  untilWelcome(timing.accountCreatedToast);
  expect(shown()).toBe("Welcome to Quotewright!");
});
