// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { type ListedRecord, shownList, useShownList } from "#web/records/shown-list.ts";

const page = drawing();
const quotes = [{ id: "q" }];
const customers = [{ id: "c" }];

test("each kind has what its own list shows, until that leaves the screen", async () => {
  await page.draw([
    <List key="q" kind="quote" rows={quotes} />,
    <List key="c" kind="customer" rows={customers} />,
  ]);
  expect([shownList("quote"), shownList("customer"), shownList("invoice")]).toEqual([
    quotes,
    customers,
    null,
  ]);
  await page.draw(<List key="c" kind="customer" rows={customers} />);
  expect([shownList("quote"), shownList("customer")]).toEqual([null, customers]);
});

test("what a list shows next takes the place of what it showed", async () => {
  await page.draw(<List kind="quote" rows={quotes} />);
  await page.draw(<List kind="quote" rows={customers} />);
  expect(shownList("quote")).toEqual(customers);
  await page.draw(null);
  expect(shownList("quote")).toBe(null);
});

function List({ kind, rows }: { kind: ListKind; rows: readonly ListedRecord[] }) {
  useShownList(kind, rows);
  return null;
}
