import { cx } from "class-variance-authority";
import { memo, type ReactNode } from "react";
import { ArrowDown } from "#web/icons/arrow-down.ts";
import { ArrowUp } from "#web/icons/arrow-up.ts";
import { ArrowUpDown } from "#web/icons/arrow-up-down.ts";
import { hasCompactTables } from "#web/tables/compact-tables.ts";
import type { Column, DataTableProps } from "#web/tables/data-table-column.ts";
import { nextSort, type Sort } from "#web/tables/data-table-sort.ts";
import { ListLink } from "#web/ui/list-link.tsx";

/** The records as a table. When rows have an address, each row is one large link. */
export function DataTableGrid<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, hrefOf, actions, checks, marked } = props;
  return (
    <table data-compact={hasCompactTables() || undefined} className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b bg-sunken/60 text-ink-soft text-sm">
          {checks && <td className={checkStyles}>{checks.all}</td>}
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} {...props} />
          ))}
          {actions && (
            <th scope="col" className="py-2 pr-2 text-right font-medium print:hidden @min-[1024px]:px-4">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line text-sm leading-5">
        {rows.map((row) => (
          <BodyRow
            key={keyOf(row)}
            id={keyOf(row)}
            isMarked={keyOf(row) === marked}
            {...{ row, columns, hrefOf, actions, checks }}
          />
        ))}
      </tbody>
    </table>
  );
}

interface BodyRowProps<Row> {
  /** Names the row to the keys that move between rows. */
  id: string;
  row: Row;
  isMarked: boolean;
  columns: readonly Column<Row>[];
  hrefOf: DataTableProps<Row>["hrefOf"];
  actions: DataTableProps<Row>["actions"];
  checks: DataTableProps<Row>["checks"];
}

/**
 * Memoised: rendered again only when the row, or what renders it, has changed. WebKit ignores `position: relative` on a
 * table row, so the link of each row would cover the window; a `translate`, even of 0, contains the link in every
 * engine.
 */
const BodyRow = memo(function BodyRow<Row>({
  id,
  row,
  isMarked,
  columns,
  hrefOf,
  actions,
  checks,
}: BodyRowProps<Row>) {
  return (
    <tr
      data-row={id}
      aria-current={isMarked || undefined}
      className={cx(
        "group h-11 pointer-fine:in-data-compact:h-9 translate-0 has-checked:bg-accent-soft aria-current:bg-accent-soft",
        hrefOf && "hover:bg-sunken/50",
      )}
    >
      {checks && <td className={`${checkStyles} relative z-10`}>{checks.one(row)}</td>}
      {columns.map((column) => (
        <BodyCell key={column.key} column={column} row={row} href={hrefOf?.(row)} />
      ))}
      {actions && (
        <td className="px-1 print:hidden @min-[1024px]:px-2">
          <div className="relative z-10 flex justify-end gap-1">{actions(row, false)}</div>
        </td>
      )}
    </tr>
  );
}) as <Row>(props: BodyRowProps<Row>) => ReactNode;

interface ColumnHeadProps<Row> {
  column: Column<Row>;
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
}

function ColumnHead<Row>({ column, sort = null, onSortChange }: ColumnHeadProps<Row>) {
  const end = column.align === "end";
  const direction = sort?.key === column.key ? sort.direction : undefined;
  if (!column.sortValue || !onSortChange) {
    return (
      <th
        scope="col"
        className={cx(cellRoom, "py-2 font-medium @min-[1024px]:whitespace-nowrap", end && "text-right")}
      >
        {column.header}
      </th>
    );
  }
  const Icon = direction === undefined ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={direction ?? "none"}
      className={cx("font-medium first:pl-1.5 @min-[1024px]:px-1", end && "text-right")}
    >
      <button
        type="button"
        onClick={() => onSortChange(nextSort(sort, column.key))}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-1.5 text-left font-medium @min-[1024px]:whitespace-nowrap -outline-offset-3! @min-[1024px]:px-3 hover:text-ink pointer-fine:min-h-10"
      >
        {column.header}
        <Icon
          aria-hidden
          className={cx("size-4 shrink-0", direction ? "text-ink" : "opacity-60 @max-[1023px]:hidden")}
        />
      </button>
    </th>
  );
}

interface BodyCellProps<Row> {
  column: Column<Row>;
  row: Row;
  href: string | undefined;
}

function BodyCell<Row>({ column, row, href }: BodyCellProps<Row>) {
  const className = cx(
    cellRoom,
    "py-px pointer-fine:in-data-compact:py-0 align-middle",
    column.align === "end" && "text-right",
    column.cellClass,
  );
  if (!column.primary) {
    return (
      <td className={className}>
        {column.note?.(row)} {column.cell(row)}
      </td>
    );
  }
  return (
    <th scope="row" className={cx(className, "font-medium")}>
      {href === undefined ? (
        column.cell(row)
      ) : (
        <ListLink
          href={href}
          aria-label={column.linkName?.(row)}
          className="outline-none! after:absolute after:inset-0 after:rounded-md after:-outline-offset-3 after:outline-accent focus-visible:after:outline-3 group-hover:text-accent"
        >
          {column.cell(row)}
        </ListLink>
      )}
    </th>
  );
}

const checkStyles = "p-0 print:hidden";

/**
 * The padding at the sides of a cell: less in a narrow table, so that at 1280 px it stays a table beside a scroll bar.
 */
const cellRoom = "px-1 first:pl-3 @min-[700px]:px-1.5 @min-[1024px]:px-4";
