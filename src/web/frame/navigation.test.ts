import { expect, test } from "vitest";
import { isPresent, navigationItems } from "#web/frame/navigation.ts";

const items = navigationItems({
  dashboard: "Dashboard",
  quotes: "Quotes",
  invoices: "Invoices",
  materials: "Materials",
  labour: "Labour Management",
  customers: "Customers",
  businessProfile: "Business Profile",
});

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
