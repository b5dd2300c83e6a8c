// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { guardLeaving, navigate, shownPlace, startRouting } from "#web/routing/navigation.ts";
import { closeByBack } from "#web/routing/overlay-entries.ts";

startRouting(() => null);

const closed: string[] = [];
const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  closed.length = 0;
  await expectOver(0);
});

test("an open overlay is an entry of the same address and visit, which goes when it closes", async () => {
  await navigate("/quotes?sort=date");
  const { key, index, before } = shownPlace();
  const stop = open("sheet");
  await expectOver(1);
  expect(history.state).toEqual({ key, index, before, over: 1 });
  expect(location.search).toBe("?sort=date");
  stop();
  await expectOver(0);
  expect(history.state).toEqual({ key, index, before, over: 0 });
});

test("Back closes what was opened last and shows no other screen; the next Back leaves", async () => {
  await navigate("/quotes");
  await navigate("/invoices");
  open("dialog");
  open("question");
  await expectOver(2);
  history.back();
  expect(closed).toEqual(["question"]);
  await expectOver(1);
  history.back();
  expect(closed).toEqual(["question", "dialog"]);
  await expectOver(0);
  expect([shownPlace().path, location.pathname]).toEqual(["/invoices", "/invoices"]);
  history.back();
  expect(shownPlace().path).toBe("/quotes");
  history.forward();
  expect(shownPlace().path).toBe("/invoices");
});

test("an overlay that its owner keeps open is asked again by the next Back", async () => {
  await navigate("/quotes");
  let asked = 0;
  stops.push(
    closeByBack(() => {
      asked += 1;
    }),
  );
  for (const times of [1, 2]) {
    await expectOver(1);
    history.back();
    expect(asked).toBe(times);
  }
  expect(shownPlace().path).toBe("/quotes");
});

test("a sheet that opens as another closes, or again at once, needs no second entry", async () => {
  await navigate("/quotes");
  const { length } = history;
  open("first")();
  const second = open("second");
  await expectOver(1);
  second();
  open("third");
  await expectOver(1);
  await nextTask();
  expect(history.length).toBe(length + 1);
});

test("a link in an overlay leads on from its screen, so that Back leads there", async () => {
  await navigate("/quotes");
  const stop = open("drawer");
  open("question");
  await expectOver(2);
  const { index } = shownPlace();
  stop();
  await navigate("/customers");
  expect(shownPlace()).toMatchObject({ path: "/customers", index: index + 1 });
  for (const each of stops) each();
  history.back();
  expect([shownPlace().path, history.state.over]).toEqual(["/quotes", 0]);
});

test("what a screen changes in its entry while an overlay is open is there afterwards", async () => {
  await navigate("/quotes/new");
  const { index } = shownPlace();
  const stop = open("customer");
  await expectOver(1);
  await navigate("/quotes/new?kind=short", { replace: true, state: { draft: "one" } });
  expect(shownPlace()).toMatchObject({ index, search: "?kind=short", state: { draft: "one" } });
  stop();
  await expectOver(0);
  expect(history.state).toMatchObject({ index, draft: "one" });
  expect(location.search).toBe("?kind=short");
});

test("an entry that a reload has left is no stop on the way back", async () => {
  await navigate("/quotes");
  await navigate("/invoices");
  history.pushState({ ...history.state, over: 1 }, "");
  // As after a reload, nothing is open.
  history.back();
  history.forward();
  await navigate("/customers");
  history.back();
  expect(shownPlace().path).toBe("/invoices");
  history.back();
  expect(shownPlace().path).toBe("/quotes");
});

test("a step that would pass an overlay by is put back, and closes it", async () => {
  await navigate("/quotes");
  await navigate("/invoices");
  open("dialog");
  await expectOver(1);
  history.go(-2);
  await vi.waitFor(() => expect(closed).toEqual(["dialog"]));
  await expectOver(0);
  expect(shownPlace().path).toBe("/invoices");
});

test("the question whether a screen may be left keeps what lies ahead", async () => {
  await navigate("/quotes");
  await navigate("/invoices");
  history.back();
  expect(shownPlace().path).toBe("/quotes");
  let answer: (leaves: boolean) => void = () => undefined;
  const stop = guardLeaving(async () => {
    const close = open("question");
    const leaves = await new Promise<boolean>((settle) => {
      answer = settle;
    });
    close();
    return leaves;
  });
  history.forward();
  await vi.waitFor(() => expect(location.pathname).toBe("/quotes"));
  await nextTask();
  expect(history.state.over).toBeUndefined();
  answer(true);
  await vi.waitFor(() => expect(shownPlace().path).toBe("/invoices"));
  stop();
});

/** Opens an overlay that closes when it is asked to. @returns closes it */
function open(name: string): () => void {
  let isOpen = true;
  const release = closeByBack(() => {
    closed.push(name);
    stop();
  });
  const stop = () => {
    if (isOpen) release();
    isOpen = false;
  };
  stops.push(stop);
  return stop;
}

async function expectOver(count: number) {
  await vi.waitFor(() => expect(history.state.over ?? 0).toBe(count));
}

function nextTask() {
  return new Promise((done) => setTimeout(done));
}
