// @vitest-environment happy-dom
import { act, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { type LoadedOnce, loadedOnce } from "#web/app/loaded-once.ts";
import { timing } from "#web/base/timing.ts";

const missing = new TypeError("error loading dynamically imported module: /assets/labour-screen.js");

test("a script that is missing reloads the page when its screen is shown, not when it was loaded ahead", async () => {
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  const screen = loadedOnce(() => Promise.reject(missing), { reload, wait: async () => undefined });
  await screen.load();
  expect(reloads).toBe(0);
  const shown = await show(screen);
  await shown.draw();
  expect([shown.host.textContent, reloads]).toEqual(["Loading", 1]);
  await shown.close();
});

test("a load that failed is tried again", async () => {
  const answers = [() => Promise.reject(new Error("no signal")), async () => Labour];
  const screen = loadedOnce(async () => (answers.shift() ?? (async () => Labour))());
  await screen.load();
  await screen.load();
  const shown = await show(screen);
  expect(shown.host.textContent).toBe("Labour");
  expect(screen.load()).toBeNull();
  await shown.close();
});

test("a load that fails while the page is left is tried again later, and nothing is reloaded", async () => {
  window.dispatchEvent(new Event("beforeunload"));
  const answers = [() => Promise.reject(missing), async () => Labour];
  const waited: number[] = [];
  const screen = loadedOnce(() => (answers.shift() ?? (async () => Labour))(), {
    reload: () => expect.unreachable(),
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  const shown = await show(screen);
  await shown.draw();
  expect([shown.host.textContent, waited]).toEqual(["Labour", [timing.leaving]]);
  await shown.close();
});

function Labour() {
  return "Labour";
}

async function show(screen: LoadedOnce<object>) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const draw = () =>
    act(async () =>
      root.render(
        <Suspense fallback="Loading">
          <Shown screen={screen} />
        </Suspense>,
      ),
    );
  await draw();
  return { host, draw, close: () => act(async () => root.unmount()) };
}

function Shown({ screen }: { screen: LoadedOnce<object> }) {
  const Screen = screen.useLoaded();
  return <Screen />;
}
