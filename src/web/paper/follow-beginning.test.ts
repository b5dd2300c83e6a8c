// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { followBeginning } from "#web/paper/follow-beginning.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

test("where it begins is known again when a notice comes above it, and when the page scrolls", async () => {
  document.body.innerHTML = `<main><div id="beside"></div></main>`;
  const beside = document.getElementById("beside") as HTMLElement;
  let top = 124;
  beside.getBoundingClientRect = () => ({ top }) as DOMRect;
  const begins = () => beside.style.getPropertyValue("--top");
  const leave = followBeginning(beside);
  expect(begins()).toBe("124px");
  top = 244;
  document.querySelector("main")?.prepend(document.createElement("p"));
  await expect.poll(begins).toBe("244px");
  top = 88;
  dispatchEvent(new Event("scroll"));
  expect(begins()).toBe("88px");
  leave?.();
  top = 300;
  dispatchEvent(new Event("scroll"));
  expect(begins()).toBe("88px");
});
