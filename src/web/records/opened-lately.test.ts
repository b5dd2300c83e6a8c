// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { forgetOpened, noteLatest, openedLately } from "#web/records/opened-lately.ts";

test("the last six records are remembered by their ids, each once, the latest first, until they are forgotten", () => {
  for (const id of ["a", "b", "c", "d", "e", "f", "g", "b"]) noteLatest(localStorage, id);
  expect(openedLately(localStorage)).toEqual(["b", "g", "f", "e", "d", "c"]);
  forgetOpened(localStorage);
  expect(openedLately(localStorage)).toEqual([]);
});
