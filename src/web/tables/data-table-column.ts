import type { ReactNode } from "react";
import type { Sort } from "#web/tables/data-table-sort.ts";

/** One column: its heading, how its value is shown and sorted, and where it appears on a card. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and dates are aligned to the end. */
  align?: "start" | "end";
  /** The column that names the row: it has the link, and is the title of the card. Exactly one column. */
  primary?: boolean;
  /**
   * Where the value appears on a card: beside the title (a status, a total) or in the list below; "hidden" omits it.
   */
  onCard?: "aside" | "detail" | "hidden";
  /** Makes the column sortable. Numbers sort as numbers, text as people read it, null last. */
  sortValue?: (row: Row) => string | number | null;
}

/**
 * The properties of a table of records. Keep columns, `hrefOf` and `actions` the same between renders: a row is
 * rendered again only when one of them, or the row itself, has changed.
 */
export interface DataTableProps<Row> {
  /** What is listed, for screen readers: "Quotes". */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The address that pressing the row opens. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** The buttons of a row; the name of each includes its record. */
  actions?: ((row: Row) => ReactNode) | undefined;
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
}
