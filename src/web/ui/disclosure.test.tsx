// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Disclosure } from "#web/ui/disclosure.tsx";

let host: HTMLElement;
let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

async function draw(hasError: boolean, words = "") {
  await act(async () =>
    root.render(
      <Disclosure label="Dates" open={hasError}>
        <input defaultValue={words} />
      </Disclosure>,
    ),
  );
}

function details(): HTMLDetailsElement {
  const found = host.querySelector("details");
  if (found === null) throw new Error("There is no disclosure");
  return found;
}

test("an error opens it, and correcting the error does not close it under the finger", async () => {
  await draw(false);
  expect(details().open).toBe(false);
  await draw(true);
  expect(details().open).toBe(true);
  await draw(false, "22/11/2026");
  expect(details().open).toBe(true);
});

test("what a person has opened or closed stays so while the form is rendered again", async () => {
  await draw(true);
  details().open = false;
  await draw(true, "typed");
  expect(details().open).toBe(false);
  // The next error opens it again.
  await draw(false);
  await draw(true);
  expect(details().open).toBe(true);
});
