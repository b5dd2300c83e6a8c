import { expect, test } from "vitest";
import { navigationItems } from "#web/app/navigation.ts";
import { isPresent } from "#web/frame/navigation.ts";

const items = navigationItems("en-GB");

test.each([
  ["/", "Dashboard"],
  ["/dashboard", "Dashboard"],
  ["/quotes", "Quotes"],
  ["/quotes/", "Quotes"],
  ["/quotes/new", "Quotes"],
  ["/quotes/7/edit", "Quotes"],
  ["/quote-builder", "Quotes"],
  ["/invoices/edit/7", "Invoices"],
  ["/labor", "Labour Management"],
  ["/quotesmith", undefined],
  ["/settings", undefined],
])("on %s the sidebar marks %s alone", (pathname, label) => {
  const marked = items.filter((item) => isPresent(item, pathname)).map((item) => item.label);
  expect(marked).toEqual(label === undefined ? [] : [label]);
});

test("labour is spelled as in the user's language", () => {
  expect(navigationItems("en-US").map(({ label }) => label)).toContain("Labor Management");
});
