// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

const shown = drawing();

async function draw(hasError: boolean, words = "") {
  await shown.draw(
    <Disclosure label="Dates" open={hasError}>
      <input defaultValue={words} />
    </Disclosure>,
  );
}

function details(): HTMLDetailsElement {
  const found = shown.host.querySelector("details");
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
