// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { beginningLetters } from "#web/keys/beginnings.ts";
import { heardKey } from "#web/keys/heard-key.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <div data-row="1"><a id="link" href="/quotes/1">Q-0001</a><button id="menu" aria-haspopup="menu">More</button><input id="tick" type="checkbox" data-selects /></div>
      <input id="other" type="checkbox" />
      <input id="box" /><textarea id="text"></textarea><select id="choice"></select>
    </main>
    <div role="dialog"><button id="inside">Save</button></div>
    <div role="menu"><button id="entry">Edit</button></div>`;
});
afterEach(() => {
  document.body.innerHTML = "";
});

function heard(key: string, at = "link", init: KeyboardEventInit = {}) {
  const target = at === "page" ? document.body : document.getElementById(at);
  let found: ReturnType<typeof heardKey> = null;
  const hear = (event: KeyboardEvent) => {
    found = heardKey(event);
  };
  document.addEventListener("keydown", hear);
  target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...init }));
  document.removeEventListener("keydown", hear);
  return found;
}

test("single letters, ? and / are heard on the page and on a row, in capitals only for ?", () => {
  for (const key of ["n", ...beginningLetters, "j", "k", "e", "s", "x", "?"]) {
    expect([heard(key), heard(key, "page")], key).toEqual(["single", "single"]);
  }
  expect(heard("?", "page", { shiftKey: true })).toBe("single");
  expect(heard("N", "page", { shiftKey: true })).toBeNull();
  expect(heard("N", "page")).toBe("single");
  expect(heard("/", "page")).toBe("search");
  expect(["z", "Delete", "d", "Enter", "Tab"].map((key) => heard(key))).toEqual(Array(5).fill(null));
  expect([heard("x", "tick"), heard("x", "other")]).toEqual(["single", null]);
});

test("nothing is heard from a box, a dialog or a menu but Ctrl+K and Ctrl+Enter", () => {
  for (const at of ["box", "text", "choice", "inside", "entry"]) {
    expect(
      ["n", "s", "/", "?", "ArrowDown"].map((key) => heard(key, at)),
      at,
    ).toEqual(Array(5).fill(null));
    expect(heard("k", at, { ctrlKey: true }), at).toBe("everything");
    expect(heard("Enter", at, { metaKey: true }), at).toBe("save");
  }
});

test("Ctrl+Enter on a link opens a tab, as in every page", () => {
  expect(heard("Enter", "link", { ctrlKey: true })).toBeNull();
  expect(heard("Enter", "page", { ctrlKey: true })).toBe("save");
});

test("letters together with another key are the browser's", () => {
  for (const also of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(["n", "s", "e", "j", "/"].map((key) => heard(key, "page", also))).toEqual(Array(5).fill(null));
  }
  expect(heard("K", "page", { ctrlKey: true, shiftKey: true })).toBeNull();
  expect(heard("n", "page", { isComposing: true })).toBeNull();
});

test("arrows move from a row's link, and scroll or open menus elsewhere", () => {
  expect([heard("ArrowDown", "link"), heard("ArrowUp", "link")]).toEqual(["step", "step"]);
  expect([heard("ArrowDown", "page"), heard("ArrowDown", "menu")]).toEqual([null, null]);
});
