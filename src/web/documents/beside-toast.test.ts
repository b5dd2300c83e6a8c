// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { besideToast } from "#web/documents/beside-toast.ts";

const { ResizeObserver } = globalThis;
afterEach(() => {
  globalThis.ResizeObserver = ResizeObserver;
  document.body.innerHTML = "";
});

test("a dialog leaves room for a toast below it, and none for one beside it", () => {
  let measure = () => undefined as unknown;
  globalThis.ResizeObserver = class {
    constructor(changed: ResizeObserverCallback) {
      measure = () => changed([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  document.body.innerHTML = `<section data-above-sheets></section><div role="dialog"><p></p></div>`;
  const [toaster, dialog] = [...document.body.children] as [HTMLElement, HTMLElement];
  const leave = besideToast(document.querySelector("p"));
  Object.defineProperty(toaster, "offsetWidth", { value: 216 });
  for (const [offsetLeft, room] of [
    [352, "0px"],
    [96, ""],
    [216, "0px"],
  ] as const) {
    Object.defineProperty(dialog, "offsetLeft", { value: offsetLeft, configurable: true });
    measure();
    expect(dialog.style.getPropertyValue("--toast")).toBe(room);
  }
  leave?.();
  expect(dialog.style.getPropertyValue("--toast")).toBe("");
});
