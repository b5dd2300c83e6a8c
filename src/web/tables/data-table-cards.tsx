import { cx } from "class-variance-authority";
import { memo, type ReactNode } from "react";
import type { Column, DataTableProps } from "#web/tables/data-table-column.ts";
import { sortOrders } from "#web/tables/data-table-sort.ts";
import { orderValue } from "#web/tables/order-value.ts";
import { surfaceStyles } from "#web/ui/card.tsx";
import { ListLink } from "#web/ui/list-link.tsx";
import { Select } from "#web/ui/select.tsx";

/** The records as cards, with a choice of the sort order above them when columns can be sorted. */
export function DataTableCards<Row>(props: DataTableProps<Row>) {
  const { caption, rows, keyOf, columns, hrefOf, actions } = props;
  return (
    <div className="@container flex flex-col gap-3">
      <SortChoice {...props} />
      <ul aria-label={caption} className="grid grid-cols-1 @min-[672px]:grid-cols-2 gap-3">
        {rows.map((row) => (
          <RecordCard key={keyOf(row)} id={keyOf(row)} row={row} {...{ columns, hrefOf, actions }} />
        ))}
      </ul>
    </div>
  );
}

interface RecordCardProps<Row> {
  /** Names the card to the keys that move between rows. */
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  hrefOf: DataTableProps<Row>["hrefOf"];
  actions: DataTableProps<Row>["actions"];
}

/** Memoised: rendered again only when the row, or what renders it, has changed. */
const RecordCard = memo(function RecordCard<Row>(props: RecordCardProps<Row>) {
  const { id, row, columns, hrefOf, actions } = props;
  const primary = columns.find((column) => column.primary);
  const asides = columns.filter((column) => !column.primary && column.onCard === "aside");
  const details = columns.filter((column) => !column.primary && (column.onCard ?? "detail") === "detail");
  const href = hrefOf?.(row);
  return (
    <li
      data-row={id}
      className={cx(surfaceStyles, "relative flex flex-col gap-2 p-4", href && "active:bg-sunken/50")}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 font-semibold">
          {href === undefined ? (
            primary?.cell(row)
          ) : (
            <ListLink href={href} className="after:absolute after:inset-0 after:rounded-xl">
              {primary?.cell(row)}
            </ListLink>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 font-medium">
          {asides.map((column) => (
            <span key={column.key}>
              <span className="sr-only">{column.header}: </span>
              {column.cell(row)}
            </span>
          ))}
        </div>
      </div>
      {details.length > 0 && <Details row={row} columns={details} />}
      {actions && (
        <div className="relative z-10 -mx-1 mt-auto -mb-1.5 flex flex-wrap justify-end gap-1 border-line border-t pt-1.5 print:hidden">
          {actions(row, false)}
        </div>
      )}
    </li>
  );
}) as <Row>(props: RecordCardProps<Row>) => ReactNode;

function Details<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <dl className="flex flex-col gap-1">
      {columns.map((column) => (
        <div key={column.key} className="flex justify-between gap-4">
          <dt className="shrink-0 text-ink-soft text-sm leading-6">{column.header}</dt>
          <dd className="min-w-0 text-right">{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The choice of the sort order where no column heads are shown: one of column and direction together, because "Date,
 * newest" is one thought. Nothing where nothing can be sorted.
 */
export function SortChoice<Row>({ columns, rows, sort = null, onSortChange }: DataTableProps<Row>) {
  if (!onSortChange || rows.length < 2) return null;
  const orders = sortOrders(columns, rows);
  if (orders.length === 0) return null;
  return (
    <Select
      aria-label="Sort by"
      options={orders}
      value={sort === null ? "" : orderValue(sort)}
      placeholder="Sort by"
      onValueChange={(value) => {
        const order = orders.find((each) => each.value === value);
        if (order) onSortChange(order.sort);
      }}
    />
  );
}
