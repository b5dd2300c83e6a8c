// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { onAskedOfFrame } from "#web/base/asked-of-frame.ts";
import { actOnKey } from "#web/keys/act-on-key.ts";
import { offerActs } from "#web/keys/screen-acts.ts";
import { hasSingleKeys, keepSingleKeys } from "#web/keys/single-keys.ts";

let asked: string[] = [];
let stop = () => {};
beforeEach(() => {
  asked = [];
  stop = onAskedOfFrame((part) => asked.push(part));
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
  localStorage.clear();
});

let now = 0;

function press(...keys: string[]) {
  for (const key of keys) {
    now += 100;
    actOnKey("single", { key, target: document.activeElement, timeStamp: now });
  }
}

test("J and K move the focus from row to row, and stay at the ends", () => {
  document.body.innerHTML = `<main>
    <li data-row="1"><a href="/quotes/1">one</a><button>More</button></li>
    <li data-row="2"><button>two</button></li></main>`;
  const focused = () => document.activeElement?.textContent;
  press("j");
  expect(focused()).toBe("one");
  press("j");
  expect(focused()).toBe("two");
  press("j");
  expect(focused()).toBe("two");
  press("k", "k");
  expect(focused()).toBe("one");
  actOnKey("step", { key: "ArrowDown", target: document.activeElement, timeStamp: now });
  expect(focused()).toBe("two");
});

test("N opens what can be begun, and the letter after it begins it, also before the sheet is there", () => {
  press("n", "c");
  expect(asked).toEqual(["new", "new customer"]);
  press("c");
  expect(asked).toEqual(["new", "new customer"]);
  press("n", "q");
  expect(asked.slice(2)).toEqual(["new", "nothing"]);
  expect(location.pathname).toBe("/quotes/new");
  press("n", "b");
  expect(asked.slice(4)).toEqual(["new", "nothing"]);
  expect(location.pathname).toBe("/bring-in");
  press("?");
  expect(asked.at(-1)).toBe("keys");
});

test("a letter long after N begins nothing", () => {
  press("n");
  now += 3_000;
  press("c");
  expect(asked).toEqual(["new"]);
});

test("switched off, letters do nothing, and / still searches", () => {
  keepSingleKeys(localStorage, false);
  expect(hasSingleKeys(localStorage)).toBe(false);
  press("n", "?", "c");
  expect(asked).toEqual([]);
  actOnKey("search", { key: "/", target: document.body, timeStamp: now });
  expect(asked).toEqual(["search"]);
  keepSingleKeys(localStorage, true);
  press("?");
  expect(asked.at(-1)).toBe("keys");
});

test("letters wait while a dialog is open", () => {
  document.body.innerHTML = `<div role="dialog"></div>`;
  press("n", "?");
  expect(asked).toEqual([]);
});

test("Ctrl+Enter submits the form of the dialog with the focus, else saves the screen", () => {
  const done: string[] = [];
  const withdraw = offerActs(() => ({ save: () => done.push("screen") }));
  document.body.innerHTML = `<main><input id="box" /></main>
    <div role="dialog"><form id="form"><input id="inside" /></form><button id="foot">Close</button></div>`;
  document.getElementById("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    done.push("form");
  });
  for (const id of ["box", "inside", "foot"]) {
    actOnKey("save", { key: "Enter", target: document.getElementById(id), timeStamp: now });
  }
  expect(done).toEqual(["screen", "form", "form"]);
  withdraw();
  actOnKey("save", { key: "Enter", target: document.getElementById("box"), timeStamp: now });
  expect(done).toHaveLength(3);
});

test("Ctrl+Enter goes by the form's button, which ignores it while the form is being sent", () => {
  document.body.innerHTML = `<form id="form"><input id="box" /></form><button type="submit" form="form" disabled>Save</button>`;
  let sent = 0;
  document.getElementById("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    sent += 1;
  });
  actOnKey("save", { key: "Enter", target: document.getElementById("box"), timeStamp: now });
  expect(sent).toBe(0);
});
