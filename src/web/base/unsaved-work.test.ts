// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { hasUnsavedWork, holdUnsavedWork, noteTyping } from "#web/base/unsaved-work.ts";

document.addEventListener("input", noteTyping);
afterEach(() => document.body.replaceChildren());

function typeIn(html: string): void {
  document.body.innerHTML = html;
  const box = document.querySelector("input");
  box?.focus();
  box?.dispatchEvent(new Event("input", { bubbles: true }));
}

test("a screen holds its unsaved input until it is saved", () => {
  expect(hasUnsavedWork()).toBe(false);
  const saved = holdUnsavedWork();
  expect(hasUnsavedWork()).toBe(true);
  saved();
  expect(hasUnsavedWork()).toBe(false);
});

test("what is typed in a dialog is unsaved until the dialog is closed", () => {
  typeIn('<div role="dialog"><input></div>');
  expect(hasUnsavedWork()).toBe(true);
  document.body.replaceChildren();
  expect(hasUnsavedWork()).toBe(false);
});

test("a box of the screen, which registers by itself, does not count", () => {
  typeIn("<input>");
  expect(hasUnsavedWork()).toBe(false);
});
