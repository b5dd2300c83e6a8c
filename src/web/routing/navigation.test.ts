// @vitest-environment happy-dom
import { expect, test } from "vitest";
import {
  guardLeaving,
  namedPlace,
  navigate,
  onPlace,
  shownPlace,
  startRouting,
} from "#web/routing/navigation.ts";

/** Screens that load when the test says so. */
const waiting = new Map<string, () => void>();
startRouting((path) =>
  path.startsWith("/slow") ? new Promise<void>((loaded) => waiting.set(path, loaded)) : null,
);

test("the address changes at once, and the place when its screen has loaded", async () => {
  // Files of one worker share this module, so the number of the first entry depends on what ran before.
  const first = shownPlace().index;
  await navigate("/quotes?sort=date#top");
  expect(shownPlace()).toMatchObject({
    path: "/quotes",
    search: "?sort=date",
    hash: "top",
    index: first + 1,
  });
  const going = navigate("/slow");
  expect([location.pathname, namedPlace().path, shownPlace().path]).toEqual(["/slow", "/slow", "/quotes"]);
  waiting.get("/slow")?.();
  await going;
  expect(shownPlace()).toMatchObject({ path: "/slow", index: first + 2 });
});

test("a path has no slash at its end, so that it has the same title and mark as without", async () => {
  await navigate("/quotes/?sort=date");
  expect(shownPlace()).toMatchObject({ path: "/quotes", href: "/quotes/?sort=date" });
  await navigate("/");
  expect(shownPlace().path).toBe("/");
});

test("the last of two navigations is shown, whichever loads first", async () => {
  const first = navigate("/slow/first");
  const second = navigate("/slow/second");
  waiting.get("/slow/second")?.();
  waiting.get("/slow/first")?.();
  await Promise.all([first, second]);
  expect(shownPlace().path).toBe("/slow/second");
});

test("an entry has the state that it was opened with, and the next has none", async () => {
  await navigate("/quotes/new", { state: { draft: "one" } });
  expect(shownPlace().state).toEqual({ draft: "one" });
  await navigate("/quotes");
  expect(shownPlace().state).toEqual({});
});

test("the present address adds no entry again, and a replaced one keeps its number", async () => {
  const { index } = shownPlace();
  await navigate(shownPlace().href);
  expect(shownPlace().index).toBe(index);
  await navigate("/invoices", { replace: true });
  expect(shownPlace()).toMatchObject({ path: "/invoices", index });
});

test("a guard is asked before its screen is left, and not when the screen changes its own entry", async () => {
  let asked = 0;
  let agrees = false;
  const stop = guardLeaving(async () => {
    asked += 1;
    return agrees;
  });
  await navigate("/quotes");
  expect([shownPlace().path, location.pathname, asked]).toEqual(["/invoices", "/invoices", 1]);
  await navigate("/invoices", { replace: true, state: { draft: "two" } });
  expect([shownPlace().state, asked]).toEqual([{ draft: "two" }, 1]);
  agrees = true;
  await navigate("/quotes");
  expect([shownPlace().path, asked]).toEqual(["/quotes", 2]);
  stop();
  await navigate("/invoices");
  expect([shownPlace().path, asked]).toEqual(["/invoices", 2]);
});

test("who listens hears of each place", async () => {
  const heard: string[] = [];
  const stop = onPlace(() => heard.push(shownPlace().path));
  await navigate("/customers");
  stop();
  await navigate("/quotes");
  expect(heard).toEqual(["/customers"]);
});

test("a screen that changes its own entry late does not call back a person who has gone on", async () => {
  await navigate("/quotes/new");
  const going = navigate("/slow/materials");
  await navigate("/quotes/new", { replace: true, state: { draft: "one" } });
  expect(location.pathname).toBe("/slow/materials");
  waiting.get("/slow/materials")?.();
  await going;
  expect(shownPlace().path).toBe("/slow/materials");
});

test("a way back is a step to the entry before where that has its path, and a new entry elsewhere", async () => {
  await navigate("/customers");
  await navigate("/quotes?tab=waiting");
  const list = shownPlace();
  await navigate("/quotes/one");
  await navigate("/quotes/one/edit");
  await navigate("/quotes/one", { replace: true, returns: true, state: { draft: "one" } });
  expect(shownPlace()).toMatchObject({ path: "/quotes/one", index: list.index + 1, state: { draft: "one" } });
  await navigate("/quotes", { returns: true });
  expect(shownPlace()).toEqual(list);
  await navigate("/customers/two");
  await navigate("/quotes/three");
  await navigate("/quotes", { returns: true });
  expect(shownPlace()).toMatchObject({ path: "/quotes", search: "", index: list.index + 3 });
});

test("an entry that takes the place of another was opened from where that was", async () => {
  await navigate("/customers");
  const { index } = shownPlace();
  await navigate("/invoices/new");
  await navigate("/invoices/one", { replace: true });
  await navigate("/customers", { returns: true });
  expect(shownPlace()).toMatchObject({ path: "/customers", index });
});
