import { expect, test } from "vitest";
import { screenAbove } from "#web/frame/navigation.ts";

test.each([
  ["/quotes/new", "/quotes"],
  ["/quote-builder", "/quotes"],
  ["/invoices/6f1c", "/invoices"],
  ["/invoices/6f1c/edit", "/invoices/6f1c"],
  ["/quotes/edit/6f1c", "/quotes"],
  ["/customers/6f1c", "/customers"],
  ["/quotes", null],
  ["/materials", null],
  ["/company-profile", null],
])("the way back from %s leads to %s", (path, above) => {
  expect(screenAbove(path)).toBe(above);
});
