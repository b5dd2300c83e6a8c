// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { isForPaper } from "#web/documents/paper-switch.tsx";

beforeEach(() => {
  document.body.innerHTML = `
    <main><div data-row="1"><a id="link" href="/quotes/1">Q-0001</a><button id="menu">More</button>
      <input id="box" type="checkbox" /></div><a id="other" href="/">Home</a><input id="search" /></main>
    <div role="dialog"><a id="inside" href="/">Home</a></div>`;
});
afterEach(() => {
  document.body.innerHTML = "";
});

function isHeard(at: string, init: KeyboardEventInit = {}) {
  const target = at === "page" ? document.body : document.getElementById(at);
  let found = false;
  const hear = (event: KeyboardEvent) => {
    found = isForPaper(event);
  };
  document.addEventListener("keydown", hear);
  target?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, ...init }));
  document.removeEventListener("keydown", hear);
  return found;
}

test("Space is for the paper on the page and on a row's link, and nowhere else", () => {
  expect(["page", "link"].map((at) => isHeard(at))).toEqual([true, true]);
  expect(["menu", "box", "other", "search", "inside"].filter((at) => isHeard(at))).toEqual([]);
});

test("with another key, or another one than Space, it is the browser's", () => {
  expect(
    [{ shiftKey: true }, { ctrlKey: true }, { repeat: true }, { key: "z" }].filter((init) =>
      isHeard("link", init),
    ),
  ).toEqual([]);
});
