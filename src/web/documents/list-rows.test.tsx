// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { pence } from "#domain/money/pence.ts";
import { drawing } from "#test/support/drawing.ts";
import type { Opened } from "#vault/records/records.ts";
import { listColumns } from "#web/documents/list-columns.tsx";
import { rowLooks } from "#web/documents/list-rows.tsx";
import { RowMenu } from "#web/documents/row-menu.tsx";
import type { SummaryOf } from "#web/records/document-kinds.ts";
import { DataTableGrid } from "#web/tables/data-table-grid.tsx";
import { RecordRows } from "#web/tables/record-rows.tsx";

const shown = drawing();
const nothing = () => undefined;
const now = { language: "en-GB", today: localDate("2026-11-24") } as const;
const quote = {
  ...{ id: "1", quoteNumber: "Q-0061", customerName: "Amelia Stroud", total: pence(462_486) },
  ...{ status: "sent", sentAt: "2026-11-21T10:00:00.000Z", statusAt: null, language: "en-GB" },
  quoteDate: localDate("2026-11-20"),
};
const opened = { state: "open", sealed: true, record: quote as object } as Opened<SummaryOf<"quote">>;
const list = {
  ...{ caption: "Quotes", rows: [opened], keyOf: () => "1", hrefOf: () => "/quotes/1" },
  actions: () => (
    <RowMenu
      kind="quote"
      opened={opened}
      {...{ onSend: nothing, onPaper: nothing, onStatusChange: nothing }}
    />
  ),
};

test("a row on a phone is an item with one link, named by all that it says, and its menu beside the link", async () => {
  await shown.draw(<RecordRows {...list} looks={rowLooks(now, true)} />);
  const items = shown.host.querySelectorAll("ul > li");
  expect(items).toHaveLength(1);
  const links = [...shown.host.querySelectorAll("li a[href]")];
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    "Amelia Stroud, Q-0061, £4,624.86, Sent 3 days ago",
  ]);
  expect(links[0]?.querySelector("a, button")).toBeNull();
  const more = shown.host.querySelector("li button");
  expect(more?.getAttribute("aria-label")).toBe("More for Q-0061");
  expect(more?.closest("a")).toBeNull();
  expect([...shown.host.querySelectorAll("h1, h2, h3")].map((head) => head.tagName)).toEqual(["H2"]);
});

test("a row of a table has its customer for a head, and the row's link in it", async () => {
  const columns = listColumns("quote", { ...now, onStatusChange: () => undefined });
  await shown.draw(<DataTableGrid {...list} columns={columns} />);
  const heads = [...shown.host.querySelectorAll("tbody th")];
  expect(heads.map((head) => [head.getAttribute("scope"), head.textContent])).toEqual([
    ["row", "Amelia Stroud"],
  ]);
  const links = [...shown.host.querySelectorAll("tbody a[href]")];
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual(["Amelia Stroud, Q-0061"]);
  expect(heads[0]?.contains(links[0] ?? null)).toBe(true);
  expect(
    [...shown.host.querySelectorAll("thead th")].every((head) => head.getAttribute("scope") === "col"),
  ).toBe(true);
});
