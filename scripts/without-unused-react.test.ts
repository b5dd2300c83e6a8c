// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { compileFunction } from "node:vm";
import type * as ReactModule from "react";
import type * as ReactDomModule from "react-dom";
import type * as ClientModule from "react-dom/client";
import { expect, test } from "vitest";
import { reduced } from "./without-unused-react.ts";

const packages = createRequire(import.meta.url);

/** React as it is built, of production and without what the app does not use. */
const react = evaluated("react", "react.production.js", {}) as typeof ReactModule;
const scheduler = evaluated("scheduler", "scheduler.production.js", {});
const dom = evaluated("react-dom", "react-dom.production.js", { react }) as typeof ReactDomModule;
const client = evaluated(
  "react-dom",
  "react-dom-client.production.js",
  { react, scheduler, "react-dom": dom },
  reduced,
) as typeof ClientModule;
const { createElement } = react;

test("state, a box that React controls, effects and a portal are as in all of React", () => {
  const told: string[] = [];
  const { page, render, root } = rendered();
  function Counter() {
    const [count, setCount] = react.useState(0);
    const [typed, setTyped] = react.useState("");
    react.useEffect(() => {
      told.push(`in ${count}`);
      return () => void told.push(`out ${count}`);
    }, [count]);
    const box = {
      value: typed,
      onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    };
    return [
      createElement("button", { key: "b", onClick: () => setCount(count + 1) }, `Count ${count}`),
      createElement("input", { key: "i", ...box }),
      dom.createPortal(createElement("output", null, typed.toUpperCase()), page.ownerDocument.body, "p"),
    ];
  }
  render(createElement(Counter));
  const button = page.querySelector("button");
  dom.flushSync(() => button?.click());
  expect(button?.textContent).toBe("Count 1");
  const input = page.querySelector("input") as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "abc");
  dom.flushSync(() => input.dispatchEvent(new Event("input", { bubbles: true })));
  expect(document.querySelector("output")?.textContent).toBe("ABC");
  dom.flushSync(() => root.unmount());
  expect(told).toEqual(["in 0", "out 0", "in 1", "out 1"]);
  expect(document.querySelector("output")).toBeNull();
});

test("a part that is awaited shows its fallback, then itself, and a failure its boundary", async () => {
  const { page, render } = rendered();
  const waiting = deferred();
  const Awaited = () => createElement("p", null, react.use(waiting.promise));
  class Boundary extends react.Component<{ children: ReactModule.ReactNode }> {
    override state = { failed: "" };
    static getDerivedStateFromError = (error: Error) => ({ failed: error.message });
    override render() {
      return this.state.failed || this.props.children;
    }
  }
  const Failing = () => {
    throw new Error("No such part");
  };
  render(
    createElement(react.Suspense, { fallback: createElement("i", null, "Loading") }, createElement(Awaited)),
  );
  expect(page.textContent).toBe("Loading");
  waiting.resolve("Here");
  await expect.poll(() => page.querySelector("p")?.textContent).toBe("Here");
  render(createElement(Boundary, null, createElement(Failing)));
  expect(page.textContent).toBe("No such part");
});

test("what is shown under a transition stays until the next is ready", async () => {
  const { page, render } = rendered();
  const waiting = deferred();
  let open = () => {};
  const Later = () => createElement("b", null, react.use(waiting.promise));
  function Screen() {
    const [isOpen, setOpen] = react.useState(false);
    const [isPending, start] = react.useTransition();
    open = () => start(() => setOpen(true));
    return [isPending ? "… " : "", isOpen ? createElement(Later, { key: "l" }) : "Before"];
  }
  render(createElement(react.Suspense, { fallback: "Loading" }, createElement(Screen)));
  open();
  await expect.poll(() => page.textContent).toBe("… Before");
  waiting.resolve("After");
  await expect.poll(() => page.textContent).toBe("After");
});

test("what is left out is refused, and not silently ignored", () => {
  expect(client.hydrateRoot).toBeUndefined();
  for (const type of [react.Activity, react.Profiler, "body"]) {
    const failures: string[] = [];
    const root = client.createRoot(document.createElement("div"), {
      onUncaughtError: (error) => failures.push((error as Error).message),
    });
    dom.flushSync(() => root.render(createElement(type as string)));
    expect(failures, String(type)).toEqual([expect.stringContaining("Minified React error")]);
  }
});

test("the app uses nothing that is left out", () => {
  const imported =
    /import [^;]*\b(hydrateRoot|Activity|Profiler|ViewTransition|SuspenseList|useActionState|useFormStatus|prefetchDNS|preconnect|preinit\w*|preload\w*)\b[^;]*from "react(-dom.*)?"/;
  // A title is React's to move only outside of a drawing.
  const written =
    /<(html|head|body|link|meta|style|script)[\s>]|<(form|button|input)\s[^>]*\b(action|formAction)=|<Fragment [^>]*\bref=|(?<!<svg[\s\S]*)<title>/;
  const files = readdirSync("src/web", { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(sources).toContain("main.tsx");
  const using = sources.filter((file) => {
    const text = readFileSync(join("src/web", file), "utf8");
    return imported.test(text) || (file.endsWith("x") && written.test(text));
  });
  expect(using).toEqual([]);
});

test("a version of React with another name in it does not build", () => {
  const renamed = source("react-dom", "react-dom-client.production.js").replaceAll(
    "popHydrationState",
    "pop",
  );
  expect(() => reduced(renamed)).toThrow("Not in this version of React: popHydrationState");
});

function deferred() {
  let resolve: (text: string) => void = () => {};
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function rendered() {
  const page = document.body.appendChild(document.createElement("main"));
  const root = client.createRoot(page, { onCaughtError: () => {} });
  const render = (node: ReactModule.ReactNode) => dom.flushSync(() => root.render(node));
  return { page, root, render };
}

function source(name: string, file: string): string {
  return readFileSync(join(dirname(packages.resolve(name)), "cjs", file), "utf8");
}

function evaluated(
  name: string,
  file: string,
  imports: Record<string, unknown>,
  change = (code: string) => code,
): unknown {
  const exports = {};
  compileFunction(change(source(name, file)), ["exports", "require"])(
    exports,
    (name: string) => imports[name],
  );
  return exports;
}
