// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { toastStore } from "#web/overlays/toast-store.ts";
import { isBusy } from "#web/tours/tour-target.ts";

afterEach(() => {
  document.body.innerHTML = "";
  toastStore.dismiss();
});

test("a tour waits while a dialog is open or a notice is shown", () => {
  expect(isBusy()).toBe(false);
  document.body.innerHTML = `<div role="dialog"></div>`;
  expect(isBusy()).toBe(true);
  document.body.innerHTML = `<div role="dialog" data-tour-step></div>`;
  expect(isBusy()).toBe(false);
  const id = toastStore.show({ message: "Account created", stays: true });
  expect(isBusy()).toBe(true);
  toastStore.dismiss(id);
  expect(isBusy()).toBe(false);
});
