// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { type Choice, shownOf, useShownList } from "#web/records/shown-list.ts";

const page = drawing();
const quotes = () => [{ id: "q" }];
const customers = () => [{ id: "c" }];

test("each kind has what its own list shows, until that leaves the screen", async () => {
  await page.draw([
    <List key="q" kind="quote" choice={quotes} />,
    <List key="c" kind="customer" choice={customers} />,
  ]);
  expect([shownOf("quote"), shownOf("customer"), shownOf("invoice")]).toEqual([quotes, customers, undefined]);
  await page.draw(<List key="c" kind="customer" choice={customers} />);
  expect([shownOf("quote"), shownOf("customer")]).toEqual([undefined, customers]);
});

test("what a list shows next takes the place of what it showed", async () => {
  await page.draw(<List kind="quote" choice={quotes} />);
  await page.draw(<List kind="quote" choice={customers} />);
  expect(shownOf("quote")).toBe(customers);
  await page.draw(null);
  expect(shownOf("quote")).toBe(undefined);
});

function List({ kind, choice }: { kind: ListKind; choice: Choice<object> }) {
  useShownList(kind, choice);
  return null;
}
