// @vitest-environment happy-dom

import { afterEach, expect, test } from "vitest";
import { roomForToast } from "#web/overlays/toast-room.ts";

const { ResizeObserver } = globalThis;
afterEach(() => {
  globalThis.ResizeObserver = ResizeObserver;
  document.body.innerHTML = "";
});

test("what leaves room for a toast follows its height as long as it is there, and the page itself does not", () => {
  const grown = new Map<Element, () => void>();
  globalThis.ResizeObserver = class {
    #changed: ResizeObserverCallback;
    constructor(changed: ResizeObserverCallback) {
      this.#changed = changed;
    }
    observe(element: Element) {
      grown.set(element, () => this.#changed([], this));
    }
    unobserve() {}
    disconnect() {
      grown.clear();
    }
  };
  document.body.innerHTML = "<section data-above-sheets></section>";
  const toaster = document.body.firstElementChild as HTMLElement;
  const dialog = document.createElement("div");
  const known = ({ style }: HTMLElement) => style.getPropertyValue("--toast");
  const leave = roomForToast(dialog);
  Object.defineProperty(toaster, "offsetHeight", { value: 72, configurable: true });
  grown.get(toaster)?.();
  expect([known(dialog), known(document.documentElement)]).toEqual(["72px", ""]);
  leave?.();
  expect(grown.size).toBe(0);

  // What opens under one does not move when it goes.
  const late = document.createElement("div");
  roomForToast(late);
  Object.defineProperty(toaster, "offsetHeight", { value: 0 });
  grown.get(toaster)?.();
  expect(known(late)).toBe("72px");
});
