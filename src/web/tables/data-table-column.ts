import type { ReactNode } from "react";
import type { Sort } from "#web/tables/data-table-sort.ts";

/** One column: its heading, how its value is shown and sorted, and where it appears on a card. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A word about the value, which a table shows before it. */
  note?: (row: Row) => ReactNode;
  /** Amounts and dates are aligned to the end. */
  align?: "start" | "end";
  /** Classes of its cells, such as the share of the width that it takes. */
  cellClass?: string;
  /** The name of the row's link in the primary column, where its text does not tell two rows apart. */
  linkName?: (row: Row) => string;
  /** The column that names the row: it has the link, and is the title of the card. Exactly one column. */
  primary?: boolean;
  /**
   * Where the value appears on a card: beside the title (a status, a total) or in the list below; "hidden" omits it.
   */
  onCard?: "aside" | "detail" | "hidden";
  /** Makes the column sortable. Numbers sort as numbers, text as people read it, null last. */
  sortValue?: (row: Row) => string | number | null;
}

/** The check boxes by which rows are selected. */
export interface RowChecks<Row> {
  /** The box for all rows in view. */
  all: ReactNode;
  /** The box of a row. It follows the selection by itself, because a row is not rendered again when that changes. */
  one: (row: Row) => ReactNode;
}

/** How a record is shown as a row of two lines, where there is no room for a table. */
export interface RowLooks<Row> {
  /** The first line: what the record is known by, and at its end its amount. */
  title: (row: Row) => ReactNode;
  /** The title wraps: names that begin alike are told apart by their ends. Without it, it is cut to its line. */
  wraps?: true;
  aside: (row: Row) => ReactNode;
  /** The second line, which takes the room that what stands at its end leaves to it. */
  note: (row: Row) => ReactNode;
  mark?: (row: Row) => ReactNode;
  /** The name of the row's link, with all words that may be cut off. */
  nameOf: (row: Row) => string;
  /** The heading under which the row is listed. */
  groupOf?: (row: Row) => string;
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
  /** What pressing a row of two lines does, where it has no address. */
  openerOf?: ((row: Row) => (() => void) | undefined) | undefined;
  /**
   * The buttons of a row; the name of each includes its record.
   *
   * @param isRow true in a row of two lines, which has no cells with controls of their own
   */
  actions?: ((row: Row, isRow: boolean) => ReactNode) | undefined;
  /** Without them no row can be selected. */
  checks?: RowChecks<Row> | undefined;
  /** Where there is no room for a table, the records are rows that look so; without it, cards. */
  looks?: RowLooks<Row> | undefined;
  /** The choice of the sort order above rows of two lines, in place of one among the columns. */
  sortChoice?: ReactNode;
  /** Under 768 px the sort order is chosen elsewhere. */
  isSortedElsewhere?: boolean;
  /** The key of a row that stands out: the record that was saved last. */
  marked?: string | undefined;
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
}
