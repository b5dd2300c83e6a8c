// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { focusIfFree } from "#web/base/focus-if-free.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

test.each([
  ["<div role='dialog'><button>Send</button></div>", "button"],
  ["<div role='alertdialog' tabindex='-1'>Discard?</div>", "[role]"],
  ["<input>", "input"],
  ["<textarea></textarea>", "textarea"],
])("the focus is not taken from %s", (html, selector) => {
  document.body.innerHTML = `${html}<input id="late">`;
  const before = document.querySelector<HTMLElement>(selector);
  before?.focus();
  focusIfFree(document.getElementById("late"));
  expect(document.activeElement).toBe(before);
});

test("from the page, a heading or a button it is", () => {
  document.body.innerHTML = `<h1 tabindex="-1">Quotes</h1><button>New</button><input id="late">`;
  const late = document.getElementById("late");
  for (const selector of ["h1", "button"]) {
    document.querySelector<HTMLElement>(selector)?.focus();
    focusIfFree(late);
    expect(document.activeElement).toBe(late);
    late?.blur();
  }
});
